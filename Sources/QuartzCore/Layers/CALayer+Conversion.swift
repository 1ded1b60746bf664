import CoreGraphics
public import Foundation

/// Conversion between the spaces and times of layers of one tree. Nil means the space around the root.
extension CALayer {
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    CALayer.convert(p, from: l, to: self)
  }

  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    CALayer.convert(p, from: self, to: l)
  }

  /// The bounding box of the converted rectangle.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CALayer.convert(r, from: l, to: self)
  }

  /// The bounding box of the converted rectangle.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CALayer.convert(r, from: self, to: l)
  }

  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l?.absoluteTime(ofLocal: t) ?? t)
  }

  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = absoluteTime(ofLocal: t)
    return l?.localTime(at: time) ?? time
  }

  /// The layer's own time at an absolute time of the clock.
  package func localTime(at time: TimeInterval) -> TimeInterval {
    timing.localTime(ofParent: parent?.localTime(at: time) ?? time)
  }

  /// The absolute time at which the layer's own time is `time`.
  package func absoluteTime(ofLocal time: TimeInterval) -> TimeInterval {
    let time = timing.parentTime(ofLocal: time)
    return parent?.absoluteTime(ofLocal: time) ?? time
  }

  /// How fast the layer's time runs against the clock: the product of all speeds above it and its own.
  package var absoluteSpeed: Double {
    Double(timing.speed) * (parent?.absoluteSpeed ?? 1)
  }

  /// Maps the layer's space to the superlayer's.
  func toSuperlayer(_ point: CGPoint) -> CGPoint {
    let inner: CGPoint
    if CATransform3DIsIdentity(properties.transform) {
      let anchor = properties.anchor
      inner = CGPoint(
        x: point.x - anchor.x + properties.position.x,
        y: point.y - anchor.y + properties.position.y
      )
      guard let outer = superlayer?.properties.sublayerMatrix else { return inner }
      return outer.project(inner)
    }
    return matrixInSuperlayer.project(point)
  }

  /// Maps the superlayer's space to the layer's.
  func fromSuperlayer(_ point: CGPoint) -> CGPoint {
    if CATransform3DIsIdentity(properties.transform), superlayer?.properties.sublayerMatrix == nil {
      let anchor = properties.anchor
      return CGPoint(
        x: point.x + anchor.x - properties.position.x,
        y: point.y + anchor.y - properties.position.y
      )
    }
    return matrixInSuperlayer.unproject(point) ?? point
  }

  private var matrixInSuperlayer: CATransform3D {
    guard let outer = superlayer?.properties.sublayerMatrix else { return properties.matrix }
    return CATransform3DConcat(properties.matrix, outer)
  }

  private static func convert(
    _ point: CGPoint,
    from source: CALayer?,
    to target: CALayer?
  ) -> CGPoint {
    if source === target { return point }
    var point = point
    var layer = source
    while let current = layer {
      if current === target { return point }
      point = current.toSuperlayer(point)
      layer = current.superlayer
    }
    return target?.fromRoot(point) ?? point
  }

  private static func convert(
    _ rect: CGRect,
    from source: CALayer?,
    to target: CALayer?
  ) -> CGRect {
    let corners = [
      convert(CGPoint(x: rect.minX, y: rect.minY), from: source, to: target),
      convert(CGPoint(x: rect.maxX, y: rect.maxY), from: source, to: target),
      convert(CGPoint(x: rect.maxX, y: rect.minY), from: source, to: target),
      convert(CGPoint(x: rect.minX, y: rect.maxY), from: source, to: target),
    ]
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
    let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
    if corners[0].x == left, corners[2].y == top, corners[2].x == right, corners[0].y == top {
      // Unrotated: widths survive exactly where only an offset was added.
      let isMoved =
        abs((right - left) - rect.width) < 1e-9 && abs((bottom - top) - rect.height) < 1e-9
      if isMoved { return CGRect(x: left, y: top, width: rect.width, height: rect.height) }
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func fromRoot(_ point: CGPoint) -> CGPoint {
    fromSuperlayer(superlayer?.fromRoot(point) ?? point)
  }
}
