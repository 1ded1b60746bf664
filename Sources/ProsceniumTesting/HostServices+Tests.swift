import SDLPlatform
import UIKitCore

extension HostServices {
  /// The same text engine and picture codec as in a window; the log goes to `log`.
  static func forTests(log: @escaping (String) -> Void) -> HostServices {
    HostServices(
      textEngine: sharedTextEngine,
      pictureCodec: SDLPictureCodec(),
      log: log
    )
  }

  /// One engine for all stages of a process: it holds fonts and caches only.
  private static let sharedTextEngine: SDLTextEngine = {
    do {
      return try SDLTextEngine()
    } catch {
      preconditionFailure("\(error)")
    }
  }()
}
