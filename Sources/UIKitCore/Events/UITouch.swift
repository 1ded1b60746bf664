public import CoreGraphics
public import Foundation

/// One finger on the screen, from its landing to its lifting.
///
/// The touch dispatcher makes it, moves it and keeps it until every recognizer and view has seen
/// its end. Apps read it during the event; the same object stands for the finger all along.
open class UITouch: NSObject {
  public nonisolated enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  public nonisolated enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3

    public static var stylus: TouchType { .pencil }
  }

  public nonisolated struct Properties: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let force = Properties(rawValue: 1 << 0)
    public static let azimuth = Properties(rawValue: 1 << 1)
    public static let altitude = Properties(rawValue: 1 << 2)
    public static let location = Properties(rawValue: 1 << 3)
  }

  /// Where the finger was at one time.
  struct Sample {
    /// In the coordinates of the window.
    var location: CGPoint
    var previousLocation: CGPoint
    var timestamp: TimeInterval
    var phase: Phase
  }

  var sample: Sample

  /// Seconds on the frame clock.
  open var timestamp: TimeInterval { sample.timestamp }
  open var phase: Phase { sample.phase }
  open internal(set) var tapCount = 1
  open var type: TouchType { .direct }

  /// The window and the view that the finger landed in; they never change.
  open internal(set) weak var window: UIWindow?
  open internal(set) weak var view: UIView?

  /// The recognizers that were given the touch, in the order in which they see it.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// Radius of the contact in points.
  ///
  /// The host has no such measure: always the same fingertip.
  open var majorRadius: CGFloat { EventConstants.fingertipRadius }
  open var majorRadiusTolerance: CGFloat { EventConstants.fingertipRadiusTolerance }

  /// 0: the host measures no force.
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  open var altitudeAngle: CGFloat { .pi / 2 }
  open var estimatedProperties: Properties { [] }
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  open var estimationUpdateIndex: NSNumber? { nil }

  /// A touch that is nowhere: for subclasses that tests pass to their own code.
  public override init() {
    sample = Sample(location: .zero, previousLocation: .zero, timestamp: 0, phase: .began)
    super.init()
  }

  init(window: UIWindow?, location: CGPoint, timestamp: TimeInterval) {
    self.window = window
    sample = Sample(
      location: location,
      previousLocation: location,
      timestamp: timestamp,
      phase: .began
    )
    super.init()
  }

  /// Where the finger is now, in the coordinates of `view`; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint {
    convert(sample.location, to: view)
  }

  /// Where the finger was before the latest event.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(sample.previousLocation, to: view)
  }

  open func preciseLocation(in view: UIView?) -> CGPoint {
    location(in: view)
  }

  open func precisePreviousLocation(in view: UIView?) -> CGPoint {
    previousLocation(in: view)
  }

  open func azimuthAngle(in view: UIView?) -> CGFloat {
    0
  }

  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    CGVector(dx: 1, dy: 0)
  }

  func advance(to phase: Phase, location: CGPoint?, timestamp: TimeInterval) {
    sample = Sample(
      location: location ?? sample.location,
      previousLocation: sample.location,
      timestamp: timestamp,
      phase: phase
    )
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, view !== window else { return point }
    return view.convert(point, from: nil)
  }
}
