import CoreGraphics
public import Foundation

/// Images with the same pixels and other rules.
extension UIImage {
  nonisolated public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// The image painted in `color` wherever it is opaque.
  nonisolated public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: .automatic)
  }

  nonisolated public func withTintColor(
    _ color: UIColor,
    renderingMode: RenderingMode
  ) -> UIImage {
    var rules = rules
    rules.renderingMode = renderingMode
    // The color is there already: as a template for the view's tint it would be lost.
    rules.isSymbol = false
    return UIImage(
      cgImage: cgImage?.painted(with: color.cgColor),
      scale: scale,
      orientation: imageOrientation,
      rules: rules
    )
  }

  nonisolated public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Edges of the widths in `capInsets` keep their size; the rest is tiled or stretched.
  nonisolated public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets,
    resizingMode: ResizingMode
  ) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// One point between the caps is stretched.
  nonisolated public func stretchableImage(
    withLeftCapWidth leftCapWidth: Int,
    topCapHeight: Int
  ) -> UIImage {
    let left = CGFloat(leftCapWidth)
    let top = CGFloat(topCapHeight)
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top,
        left: left,
        bottom: top > 0 ? max(0, size.height - top - 1) : 0,
        right: left > 0 ? max(0, size.width - left - 1) : 0
      ),
      resizingMode: .stretch
    )
  }

  nonisolated public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = insets }
  }

  nonisolated public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeftLayoutDirection = true }
  }

  /// The image mirrored left to right.
  nonisolated public func withHorizontallyFlippedOrientation() -> UIImage {
    UIImage(
      cgImage: cgImage,
      scale: scale,
      orientation: imageOrientation.mirrored,
      rules: rules
    )
  }

  /// Frames shown one after the other, `duration` seconds in all; nil without frames.
  nonisolated public static func animatedImage(
    with images: [UIImage],
    duration: TimeInterval
  ) -> UIImage? {
    guard let first = images.first else { return nil }

    var rules = first.rules
    rules.frames = images
    rules.duration = duration
    return UIImage(
      cgImage: first.cgImage,
      scale: first.scale,
      orientation: first.imageOrientation,
      rules: rules
    )
  }

  nonisolated private func changed(_ change: (inout Rules) -> Void) -> UIImage {
    var rules = rules
    change(&rules)
    return UIImage(cgImage: cgImage, scale: scale, orientation: imageOrientation, rules: rules)
  }
}

extension UIImage.Orientation {
  /// Whether width and height change places.
  nonisolated var swapsSides: Bool {
    switch self {
    case .up, .down, .upMirrored, .downMirrored: false
    case .left, .right, .leftMirrored, .rightMirrored: true
    }
  }

  nonisolated var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }

  /// From the stored picture on the unit square to the shown one, y down.
  ///
  /// Orientations say how the stored picture must be turned: `right` is a quarter clockwise.
  nonisolated var unitTransform: CGAffineTransform {
    switch self {
    case .up: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    }
  }
}
