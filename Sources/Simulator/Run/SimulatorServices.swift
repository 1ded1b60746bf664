import Foundation
import SDLPlatform
package import UIKitCore

/// What the desktop provides to an app.
package enum SimulatorServices {
  /// Throws a `HostEnvironmentError` where a font or a library is missing.
  package static func make(log: @escaping (String) -> Void) throws -> HostServices {
    HostServices(
      textEngine: try SDLTextEngine(),
      pictureCodec: SDLPictureCodec(),
      readPasteboard: { Desktop.pasteboard },
      writePasteboard: { Desktop.pasteboard = $0 },
      log: log,
      open: { Desktop.open($0) }
    )
  }
}
