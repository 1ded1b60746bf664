internal import Dispatch
package import Foundation

/// Dispatch's own main queue, which runs app code that uses `Task` and `@MainActor` for real.
///
/// The main thread sits in the window's event loop instead of `dispatchMain()`. libdispatch offers run
/// loops a file descriptor that becomes readable when the main queue has work, and a function that
/// runs that work; Foundation's own run loop uses the same two.
package enum MainQueue {
  /// Runs what waits in the main queue, without blocking.
  ///
  /// Where the main thread has been given to Dispatch (`dispatchMain()`, as test runners do), Dispatch
  /// runs the queue itself and nothing happens here.
  package static func drain() {
    guard Thread.isMainThread else { return }
    drainMainQueue(nil)
  }

  /// Waits for work to arrive and runs it; false if none came within `timeout` seconds.
  package static func wait(timeout: TimeInterval) -> Bool {
    let descriptor = mainQueueHandle()
    var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&poller, 1, Int32((timeout * 1000).rounded(.up))) > 0 else { return false }
    var counter: UInt64 = 0
    _ = read(descriptor, &counter, MemoryLayout<UInt64>.size)
    drain()
    return true
  }

  /// Calls `wake` on a thread of its own each time that work arrives; it sleeps in between.
  package static func watch(wake: @escaping @Sendable () -> Void) {
    let descriptor = mainQueueHandle()
    let thread = Thread {
      var counter: UInt64 = 0
      // The descriptor counts arrivals; reading resets it, and fails at once while it is zero.
      while true {
        let size = read(descriptor, &counter, MemoryLayout<UInt64>.size)
        if size == MemoryLayout<UInt64>.size {
          wake()
        } else if errno != EINTR {
          var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
          guard poll(&poller, 1, -1) > 0 else { return }
        }
      }
    }
    thread.name = "main queue watcher"
    thread.start()
  }
}

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private nonisolated func mainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private nonisolated func drainMainQueue(_ message: UnsafeMutableRawPointer?)
