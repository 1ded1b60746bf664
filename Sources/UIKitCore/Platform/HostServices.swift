package import Foundation

/// What the host brings along: the services that UIKitCore cannot provide by itself.
///
/// `UIApplication.shared.services` holds them; the host sets them before any app code runs.
package struct HostServices {
  package var textEngine: any TextEngine
  package var pictureCodec: any PictureCodec
  /// Text on the pasteboard of the desktop; nil when there is none.
  package var readPasteboard: () -> String?
  package var writePasteboard: (String) -> Void
  /// Writes one line for the developer (stderr in a window, captured by tests).
  package var log: (String) -> Void
  /// Opens a URL on the desktop; false if that failed.
  package var open: (URL) -> Bool

  package init(
    textEngine: any TextEngine,
    pictureCodec: any PictureCodec,
    readPasteboard: @escaping () -> String? = { nil },
    writePasteboard: @escaping (String) -> Void = { _ in },
    log: @escaping (String) -> Void,
    open: @escaping (URL) -> Bool = { _ in false }
  ) {
    self.textEngine = textEngine
    self.pictureCodec = pictureCodec
    self.readPasteboard = readPasteboard
    self.writePasteboard = writePasteboard
    self.log = log
    self.open = open
  }
}
