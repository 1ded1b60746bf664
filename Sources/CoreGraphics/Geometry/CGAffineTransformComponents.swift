public import Foundation

/// The parts of an affine transform, applied in the order scale, shear, rotation, translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
  public var scale: CGSize
  public var horizontalShear: CGFloat
  /// Radians.
  public var rotation: CGFloat
  public var translation: CGVector

  public init() {
    self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
  }

  public init(
    scale: CGSize,
    horizontalShear: CGFloat,
    rotation: CGFloat,
    translation: CGVector
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  public init(_ components: CGAffineTransformComponents) {
    let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    let rotation = CGAffineTransform(rotationAngle: components.rotation)
    let translation = CGAffineTransform(
      translationX: components.translation.dx,
      y: components.translation.dy
    )
    self =
      scale
      .concatenating(shear)
      .concatenating(rotation)
      .concatenating(translation)
  }

  /// Splits the transform so that `CGAffineTransform(_:)` puts it together again.
  ///
  /// A mirrored transform gets a negative height of the scale.
  public func decomposed() -> CGAffineTransformComponents {
    let width = hypot(a, b)
    let rotation = width == 0 ? 0 : atan2(b, a)
    let cosine = cos(rotation)
    let sine = sin(rotation)
    // The second row turned back by the rotation: (height · shear, height).
    let sheared = c * cosine + d * sine
    let height = d * cosine - c * sine
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height),
      horizontalShear: height == 0 ? 0 : sheared / height,
      rotation: rotation,
      translation: CGVector(dx: tx, dy: ty)
    )
  }
}
