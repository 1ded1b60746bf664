import Foundation

/// Makes a trap in the app's code end the program with a status of its own.
///
/// Swift's runtime has written its message (and a backtrace, where that is switched on) by then: its
/// handlers run first.
enum TrapStatus {
  private nonisolated static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  static func install() {
    for signal in signals {
      var current = sigaction()
      sigaction(signal, nil, &current)
      // A debugger's or the runtime's own handler stays.
      guard current.__sigaction_handler.sa_handler == nil else { continue }
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { _ in _exit(ExitStatus.appTrapped.rawValue) }
      sigaction(signal, &action, nil)
    }
  }
}
