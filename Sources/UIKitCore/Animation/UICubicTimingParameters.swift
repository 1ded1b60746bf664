import CoreGraphics
public import Foundation
import QuartzCore

/// The pace of an animator as a cubic curve.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  private let isBuiltin: Bool

  /// Core Animation's default curve.
  public override init() {
    animationCurve = .easeInOut
    controlPoint1 = CGPoint(x: CubicTimingCurve.default.x1, y: CubicTimingCurve.default.y1)
    controlPoint2 = CGPoint(x: CubicTimingCurve.default.x2, y: CubicTimingCurve.default.y2)
    isBuiltin = true
    super.init()
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    controlPoint1 = CGPoint(x: curve.timing.x1, y: curve.timing.y1)
    controlPoint2 = CGPoint(x: curve.timing.x2, y: curve.timing.y2)
    isBuiltin = true
    super.init()
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    isBuiltin = false
    super.init()
  }

  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var curve: CubicTimingCurve {
    CubicTimingCurve(
      Double(controlPoint1.x),
      Double(controlPoint1.y),
      Double(controlPoint2.x),
      Double(controlPoint2.y)
    )
  }
}
