import Foundation

/// The animatable properties that every layer has, by the names that animations use.
package nonisolated enum LayerKey: String, CaseIterable, Sendable {
  case bounds
  case position
  case zPosition
  case anchorPoint
  case anchorPointZ
  case transform
  case sublayerTransform
  case isHidden = "hidden"
  case opacity
  case masksToBounds
  case isDoubleSided = "doubleSided"
  case isOpaque = "opaque"
  case isGeometryFlipped = "geometryFlipped"
  case allowsGroupOpacity
  case allowsEdgeAntialiasing
  case edgeAntialiasingMask
  case shouldRasterize
  case rasterizationScale
  case backgroundColor
  case cornerRadius
  case maskedCorners
  case cornerCurve
  case borderWidth
  case borderColor
  case shadowColor
  case shadowOpacity
  case shadowOffset
  case shadowRadius
  case shadowPath
  case contents
  case contentsRect
  case contentsCenter
  case contentsGravity
  case contentsScale
  case minificationFilter
  case magnificationFilter

  /// What a change of the property means to the compositor.
  var changes: LayerChanges {
    switch self {
    case .bounds, .position, .zPosition, .anchorPoint, .anchorPointZ, .transform,
      .sublayerTransform, .isGeometryFlipped:
      .geometry
    case .contents, .contentsRect, .contentsCenter, .contentsGravity, .contentsScale,
      .minificationFilter, .magnificationFilter:
      .contents
    default:
      .appearance
    }
  }

  /// Whether a change of the property animates by itself on a layer without a view.
  var isAnimatedImplicitly: Bool {
    switch self {
    case .isOpaque, .isGeometryFlipped, .allowsGroupOpacity, .allowsEdgeAntialiasing,
      .edgeAntialiasingMask, .shouldRasterize, .maskedCorners, .cornerCurve, .contentsGravity,
      .contentsScale, .minificationFilter, .magnificationFilter, .rasterizationScale:
      false
    default:
      true
    }
  }

  /// Whether the property switches rather than moves, so that its implicit animation is a fade.
  var switches: Bool {
    self == .isHidden || self == .masksToBounds || self == .isDoubleSided
  }
}
