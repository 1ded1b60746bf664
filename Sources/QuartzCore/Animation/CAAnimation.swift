public import Foundation

/// A change of a layer's looks over time; subclasses say of what.
///
/// A layer keeps a copy of each animation that is added to it, so later changes have no effect.
/// Subclasses can be copied because they are made with `init()` and overwrite `copyState(from:)`.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  var timing = LayerTiming()

  /// How long after its commit the animation begins, when `beginTime` is 0.
  package var startDelay: TimeInterval = 0

  /// Hears what becomes of the animation.
  package var observer: (any AnimationObserver)?

  /// Drives the animation in place of time; it then ends only when it is removed.
  package var timeSource: (any AnimationTimeSource)?

  /// Whether the layer's view gets no touches while the animation is attached.
  package var blocksUserInteraction = false

  /// Whether the layer's view is hit where it is seen, not where it will be.
  package var isHitWhereSeen = false

  /// Whether nothing waits for the animation: a wheel that turns as long as it shows.
  package var isDecoration = false

  private var customValues: [String: Any] = [:]

  public override init() {
    super.init()
  }

  /// The pace of the whole animation; nil is linear.
  open var timingFunction: CAMediaTimingFunction?

  /// Held strongly, as on iOS.
  open var delegate: (any CAAnimationDelegate)?

  open var isRemovedOnCompletion = true

  /// Frame rates are the host's here; the range is kept but changes nothing.
  open var preferredFrameRateRange = CAFrameRateRange.default

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  open class func defaultValue(forKey key: String) -> Any? {
    let defaults = LayerTiming()
    return switch key {
    case "speed": defaults.speed
    case "beginTime": defaults.beginTime
    case "duration": defaults.duration
    case "timeOffset": defaults.timeOffset
    case "repeatCount": defaults.repeatCount
    case "repeatDuration": defaults.repeatDuration
    case "autoreverses": defaults.autoreverses
    case "fillMode": defaults.fillMode
    case "removedOnCompletion": true
    default: nil
    }
  }

  /// A value that the app keeps with the animation.
  open func value(forKey key: String) -> Any? {
    customValues[key]
  }

  /// Keeps a value with the animation, to recognize it in the delegate.
  open func setValue(_ value: Any?, forKey key: String) {
    customValues[key] = value
  }

  open func shouldArchiveValue(forKey key: String) -> Bool {
    true
  }

  /// Adds the animation to the layer `anObject` under the event's key.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Takes over everything from an animation of the same class.
  package func copyState(from other: CAAnimation) {
    timing = other.timing
    startDelay = other.startDelay
    observer = other.observer
    timeSource = other.timeSource
    blocksUserInteraction = other.blocksUserInteraction
    isHitWhereSeen = other.isHitWhereSeen
    isDecoration = other.isDecoration
    customValues = other.customValues
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    preferredFrameRateRange = other.preferredFrameRateRange
  }

  package final func duplicate() -> Self {
    let copy = InitializerSlot.plain.make(type(of: self))
    copy.copyState(from: self)
    return copy
  }

  /// What the animation does to `layer`, with everything looked up.
  func effect(on layer: CALayer) -> AnimationEffect {
    .none
  }
}

extension CAAnimation: @MainActor NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any {
    duplicate()
  }
}
