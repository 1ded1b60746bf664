package import CoreGraphics
package import Foundation

/// Every visual property of a layer that can be animated, as one value.
///
/// A layer's model is one of these; what is on screen at some time is another. The compositor reads
/// nothing else about a layer's looks. Points are in the superlayer's space, sizes in points.
package nonisolated struct LayerProperties {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var zPosition: CGFloat = 0
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var anchorPointZ: CGFloat = 0
  package var transform = CATransform3DIdentity
  package var sublayerTransform = CATransform3DIdentity

  package var isHidden = false
  package var opacity: Float = 1
  package var masksToBounds = false
  package var isDoubleSided = true
  package var isOpaque = false
  package var isGeometryFlipped = false
  package var allowsGroupOpacity = true
  package var allowsEdgeAntialiasing = true
  package var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
  package var shouldRasterize = false
  package var rasterizationScale: CGFloat = 1

  package var backgroundColor: CGColor?
  package var cornerRadius: CGFloat = 0
  package var maskedCorners = CACornerMask.all
  package var cornerCurve = CALayerCornerCurve.circular
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor? = LayerProperties.black

  package var shadowColor: CGColor? = LayerProperties.black
  package var shadowOpacity: Float = 0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius: CGFloat = 3
  package var shadowPath: CGPath?

  /// What the app or `display()` put into the layer.
  ///
  /// Only a `CGImage` is drawn.
  package var contents: Any?
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsGravity = CALayerContentsGravity.resize
  package var contentsScale: CGFloat = 1
  package var minificationFilter = CALayerContentsFilter.linear
  package var magnificationFilter = CALayerContentsFilter.linear

  /// Properties of subclasses by key: those of shape, gradient, text and replicator layers, and
  /// what an app stores with `setValue(_:forKey:)`.
  package var custom: [String: Any] = [:]

  private static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

  package init() {}

  /// The picture in `contents`, if it is one.
  package var contentsImage: CGImage? { contents as? CGImage }

  /// The custom property `key`, or `fallback` if it is missing or of another type.
  package func value<Value>(_ key: String, default fallback: Value) -> Value {
    custom[key] as? Value ?? fallback
  }

  /// The point of the layer that `position` places, in the layer's own space.
  package var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height
    )
  }

  /// Maps the layer's own space to its superlayer's (before the superlayer's `sublayerTransform`).
  package var matrix: CATransform3D {
    let anchor = anchor
    if CATransform3DIsIdentity(transform) {
      return CATransform3DMakeTranslation(position.x - anchor.x, position.y - anchor.y, zPosition)
    }
    let moved = CATransform3DConcat(
      CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ),
      transform
    )
    return CATransform3DConcat(
      moved,
      CATransform3DMakeTranslation(position.x, position.y, zPosition + anchorPointZ)
    )
  }

  /// What the layer adds to its sublayers' matrices: `sublayerTransform` about the anchor, and the
  /// flip of `isGeometryFlipped`.
  ///
  /// Nil if it adds nothing.
  package var sublayerMatrix: CATransform3D? {
    var result: CATransform3D?
    if !CATransform3DIsIdentity(sublayerTransform) {
      let anchor = anchor
      result = CATransform3DConcat(
        CATransform3DConcat(
          CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ),
          sublayerTransform
        ),
        CATransform3DMakeTranslation(anchor.x, anchor.y, anchorPointZ)
      )
    }
    guard isGeometryFlipped else { return result }
    var flip = CATransform3DMakeScale(1, -1, 1)
    flip.m42 = bounds.minY + bounds.maxY
    return CATransform3DConcat(flip, result ?? CATransform3DIdentity)
  }

  /// The bounding box of the transformed bounds, in the superlayer's space.
  package var frame: CGRect {
    if CATransform3DIsIdentity(transform) {
      let anchor = anchor
      return CGRect(
        x: position.x - (anchor.x - bounds.origin.x),
        y: position.y - (anchor.y - bounds.origin.y),
        width: bounds.size.width,
        height: bounds.size.height
      ).standardized
    }
    return matrix.boundingBox(of: bounds)
  }

  /// Below this, a transform shows the layer from the edge: no size in its own space gives a frame.
  private static let smallestDeterminant: CGFloat = 1e-9

  /// Moves and sizes the layer so that `frame` becomes `frame`; the bounds' origin stays.
  ///
  /// A layer seen from the edge, as halfway through a flip, takes the frame as if it were not turned.
  package mutating func setFrame(_ frame: CGRect) {
    let frame = frame.standardized
    var size = frame.size
    var anchorOffset = CGPoint(x: anchorPoint.x * size.width, y: anchorPoint.y * size.height)
    let affine = transform.affine
    let determinant = affine.a * affine.d - affine.b * affine.c
    if !CATransform3DIsIdentity(transform), abs(determinant) > Self.smallestDeterminant {
      let box = (CATransform3DInvert(CATransform3D(affine))).boundingBox(
        of: CGRect(origin: .zero, size: size)
      )
      size = box.size
      let image = transform.boundingBox(
        of: CGRect(
          x: -anchorPoint.x * size.width,
          y: -anchorPoint.y * size.height,
          width: size.width,
          height: size.height
        )
      )
      anchorOffset = CGPoint(x: -image.minX, y: -image.minY)
    }
    bounds.size = size
    position = CGPoint(x: frame.minX + anchorOffset.x, y: frame.minY + anchorOffset.y)
  }
}

nonisolated extension CATransform3D {
  /// The smallest rectangle around the image of `rect` in the plane z = 0.
  package func boundingBox(of rect: CGRect) -> CGRect {
    let corners = [
      project(CGPoint(x: rect.minX, y: rect.minY)),
      project(CGPoint(x: rect.maxX, y: rect.minY)),
      project(CGPoint(x: rect.minX, y: rect.maxY)),
      project(CGPoint(x: rect.maxX, y: rect.maxY)),
    ]
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
    let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
