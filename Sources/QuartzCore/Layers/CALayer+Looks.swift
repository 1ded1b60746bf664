public import CoreGraphics
public import Foundation

/// Properties that apps set but do not override.
extension CALayer {
  public func affineTransform() -> CGAffineTransform {
    transform.affine
  }

  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3D(m)
  }

  public var isDoubleSided: Bool {
    get { properties.isDoubleSided }
    set { change(.isDoubleSided, \.isDoubleSided, to: newValue) }
  }

  /// Whether sublayers see y growing upward.
  public var isGeometryFlipped: Bool {
    get { properties.isGeometryFlipped }
    set { change(.isGeometryFlipped, \.isGeometryFlipped, to: newValue) }
  }

  /// Whether the side of smaller y is the upper one on the screen, which is so as long as nobody flips
  /// the geometry.
  public func contentsAreFlipped() -> Bool {
    let isFlipped = superlayer?.contentsAreFlipped() ?? true
    return isFlipped != isGeometryFlipped
  }

  public var maskedCorners: CACornerMask {
    get { properties.maskedCorners }
    set { change(.maskedCorners, \.maskedCorners, to: newValue) }
  }

  public var cornerCurve: CALayerCornerCurve {
    get { properties.cornerCurve }
    set { change(.cornerCurve, \.cornerCurve, to: newValue) }
  }

  /// How much larger the rounded part of a corner is than its radius.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? CALayer.continuousCornerExpansion : 1
  }

  /// Measured on iOS: a continuous corner begins 1.528665 radii from the rectangle's corner.
  private static let continuousCornerExpansion: CGFloat = 1.528665

  public var shadowColor: CGColor? {
    get { properties.shadowColor }
    set { changeObject(.shadowColor, \.shadowColor, to: newValue) }
  }

  public var shadowOpacity: Float {
    get { properties.shadowOpacity }
    set { change(.shadowOpacity, \.shadowOpacity, to: newValue) }
  }

  public var shadowOffset: CGSize {
    get { properties.shadowOffset }
    set { change(.shadowOffset, \.shadowOffset, to: newValue) }
  }

  public var shadowRadius: CGFloat {
    get { properties.shadowRadius }
    set { change(.shadowRadius, \.shadowRadius, to: newValue) }
  }

  public var shadowPath: CGPath? {
    get { properties.shadowPath }
    set { changeObject(.shadowPath, \.shadowPath, to: newValue?.copy()) }
  }

  /// The part of the contents to show, in fractions of its size.
  public var contentsRect: CGRect {
    get { properties.contentsRect }
    set { change(.contentsRect, \.contentsRect, to: newValue) }
  }

  /// The part of the contents that stretches, in fractions of its size.
  public var contentsCenter: CGRect {
    get { properties.contentsCenter }
    set { change(.contentsCenter, \.contentsCenter, to: newValue) }
  }

  public var contentsGravity: CALayerContentsGravity {
    get { properties.contentsGravity }
    set { change(.contentsGravity, \.contentsGravity, to: newValue) }
  }

  public var contentsFormat: CALayerContentsFormat {
    get { .RGBA8Uint }
    set {
      guard newValue != .RGBA8Uint else { return }
      UnsupportedLayerFeature.report("CALayer.contentsFormat")
    }
  }

  public var minificationFilter: CALayerContentsFilter {
    get { properties.minificationFilter }
    set { change(.minificationFilter, \.minificationFilter, to: newValue) }
  }

  public var magnificationFilter: CALayerContentsFilter {
    get { properties.magnificationFilter }
    set { change(.magnificationFilter, \.magnificationFilter, to: newValue) }
  }

  /// Smaller pictures are not chosen by a bias here; setting one is reported.
  public var minificationFilterBias: Float {
    get { 0 }
    set {
      guard newValue != 0 else { return }
      UnsupportedLayerFeature.report("CALayer.minificationFilterBias")
    }
  }

  /// The screen has no range beyond the standard one; asking for more is reported.
  public var wantsExtendedDynamicRangeContent: Bool {
    get { false }
    set {
      guard newValue else { return }
      UnsupportedLayerFeature.report("CALayer.wantsExtendedDynamicRangeContent")
    }
  }

  /// Whether the layer and all below it are drawn as one picture of `rasterizationScale`, opacity aside.
  public var shouldRasterize: Bool {
    get { properties.shouldRasterize }
    set { change(.shouldRasterize, \.shouldRasterize, to: newValue) }
  }

  /// Pixels per point of the picture of a layer that rasterizes; 1 at first, whatever the screen has.
  public var rasterizationScale: CGFloat {
    get { properties.rasterizationScale }
    set { change(.rasterizationScale, \.rasterizationScale, to: newValue) }
  }

  public var allowsGroupOpacity: Bool {
    get { properties.allowsGroupOpacity }
    set { change(.allowsGroupOpacity, \.allowsGroupOpacity, to: newValue) }
  }

  /// Whether the edges of turned layers are smooth.
  ///
  /// True by default, as on iOS for apps with `UIViewEdgeAntialiasing` in their Info.plist, which there
  /// is none of here. Counts for layers without sublayers or shadows beyond their bounds.
  public var allowsEdgeAntialiasing: Bool {
    get { properties.allowsEdgeAntialiasing }
    set { change(.allowsEdgeAntialiasing, \.allowsEdgeAntialiasing, to: newValue) }
  }

  /// The edges that are smooth where `allowsEdgeAntialiasing` says so.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { properties.edgeAntialiasingMask }
    set { change(.edgeAntialiasingMask, \.edgeAntialiasingMask, to: newValue) }
  }

  /// Filters are not drawn; setting any is reported.
  public var filters: [Any]? {
    get { nil }
    set { reportFilter(newValue, "CALayer.filters") }
  }

  /// Background filters are not drawn; setting any is reported.
  public var backgroundFilters: [Any]? {
    get { nil }
    set { reportFilter(newValue, "CALayer.backgroundFilters") }
  }

  /// Compositing filters are not drawn; setting one is reported.
  public var compositingFilter: Any? {
    get { nil }
    set { reportFilter(newValue.map { [$0] }, "CALayer.compositingFilter") }
  }

  private func reportFilter(_ filters: [Any]?, _ name: String) {
    guard let filters, !filters.isEmpty else { return }
    UnsupportedLayerFeature.report(name)
  }
}
