import Dispatch
import Foundation

/// Whether code runs where the frame clock may be used.
nonisolated enum MainThread {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    Dispatch.DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// True on the main thread, and on the thread that runs the main queue where the main thread has been
  /// given to Dispatch, as test runners do.
  static var isCurrent: Bool {
    Thread.isMainThread || Dispatch.DispatchQueue.getSpecific(key: mark) == true
  }
}
