import Foundation

/// Maps the time of a parent (a layer, an animation group) to one's own.
///
/// Own time = (parent time − `beginTime`) × `speed` + `timeOffset`.
@preconcurrency
public protocol CAMediaTiming {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}
