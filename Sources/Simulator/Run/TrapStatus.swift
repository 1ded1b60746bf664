import Foundation

/// Makes a trap in the app's code end the program with a status of its own.
///
/// What handled the signal before runs first: the backtrace of Swift's runtime, where it is switched on.
enum TrapStatus {
  private typealias Handler =
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  private nonisolated static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  /// What handled the signals before, by number.
  ///
  /// Safe: written before a handler is installed, only read afterwards.
  private nonisolated(unsafe) static var earlier = [Handler?](repeating: nil, count: 32)

  static func install() {
    for signal in signals {
      var action = sigaction()
      sigaction(signal, nil, &action)
      if action.__sigaction_handler.sa_handler == nil {
        action.sa_flags = 0
      } else if action.sa_flags & SA_SIGINFO != 0 {
        earlier[Int(signal)] = action.__sigaction_handler.sa_sigaction
      } else {
        continue
      }
      // The flags stay: the runtime's handler wants a stack of its own.
      action.sa_flags |= SA_SIGINFO
      action.__sigaction_handler.sa_sigaction = { signal, information, context in
        TrapStatus.earlier[Int(signal)]?(signal, information, context)
        _exit(ExitStatus.appTrapped.rawValue)
      }
      sigaction(signal, &action, nil)
    }
  }
}
