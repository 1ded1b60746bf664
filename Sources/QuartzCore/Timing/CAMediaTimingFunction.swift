public import Foundation

/// A curve that maps the fraction of an animation's time to the fraction of its way.
open class CAMediaTimingFunction: NSObject {
  package let curve: CubicTimingCurve

  /// Names other than the predefined ones make a linear curve.
  public init(name: CAMediaTimingFunctionName) {
    curve =
      switch name {
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInEaseOut: .easeInEaseOut
      case .default: .default
      default: .linear
      }
    super.init()
  }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = CubicTimingCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    super.init()
  }

  package init(curve: CubicTimingCurve) {
    self.curve = curve
    super.init()
  }

  /// Writes the control point `idx` (0…3) as two floats.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    precondition(points.indices.contains(idx), "A timing function has no control point \(idx)")
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }
}
