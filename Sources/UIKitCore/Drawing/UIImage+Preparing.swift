public import Foundation

/// Images made ready ahead of their display. Everything is decoded when it is loaded here.
extension UIImage {
  nonisolated public func preparingForDisplay() -> UIImage? { self }

  /// `completionHandler` runs at once, on the calling thread.
  nonisolated public func prepareForDisplay(completionHandler: (UIImage?) -> Void) {
    completionHandler(self)
  }

  /// A copy that fills `size` points as `draw(in:)` would; nil for an empty size.
  nonisolated public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }

    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }
}
