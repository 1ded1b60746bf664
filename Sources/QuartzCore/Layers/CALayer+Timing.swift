import Foundation

/// A layer's time against its superlayer's.
///
/// Layers are always active: only begin time, speed and offset count, the others are reported.
extension CALayer: CAMediaTiming {
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { changeTiming { $0.beginTime = newValue } }
  }

  public var duration: CFTimeInterval {
    get { timing.duration }
    set { keepUnused(\.duration, newValue, "CALayer.duration") }
  }

  public var speed: Float {
    get { timing.speed }
    set { changeTiming { $0.speed = newValue } }
  }

  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { changeTiming { $0.timeOffset = newValue } }
  }

  public var repeatCount: Float {
    get { timing.repeatCount }
    set { keepUnused(\.repeatCount, newValue, "CALayer.repeatCount") }
  }

  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { keepUnused(\.repeatDuration, newValue, "CALayer.repeatDuration") }
  }

  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { keepUnused(\.autoreverses, newValue, "CALayer.autoreverses") }
  }

  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { keepUnused(\.fillMode, newValue, "CALayer.fillMode") }
  }

  private func keepUnused<Value: Equatable>(
    _ path: WritableKeyPath<LayerTiming, Value>,
    _ value: Value,
    _ name: String
  ) {
    if value != LayerTiming()[keyPath: path] { UnsupportedLayerFeature.report(name) }
    changeTiming { $0[keyPath: path] = value }
  }

  /// Lets own time follow a course, or (nil) begin time, speed and offset again.
  package func follow(_ course: TimeCourse?) {
    changeTiming { $0.course = course }
  }
}
