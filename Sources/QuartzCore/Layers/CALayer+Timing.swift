import Foundation

/// A layer's time against its superlayer's. Layers are always active; only the mapping counts.
extension CALayer: CAMediaTiming {
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { changeTiming { $0.beginTime = newValue } }
  }

  public var duration: CFTimeInterval {
    get { timing.duration }
    set { changeTiming { $0.duration = newValue } }
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
    set { changeTiming { $0.repeatCount = newValue } }
  }

  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { changeTiming { $0.repeatDuration = newValue } }
  }

  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { changeTiming { $0.autoreverses = newValue } }
  }

  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { changeTiming { $0.fillMode = newValue } }
  }

  /// Lets own time follow a course, or (nil) begin time, speed and offset again.
  package func follow(_ course: TimeCourse?) {
    changeTiming { $0.course = course }
  }
}
