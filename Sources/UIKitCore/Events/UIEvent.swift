public import Foundation

/// One thing that happened: the touches of a window at one time.
open class UIEvent: NSObject {
  public nonisolated enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  public nonisolated enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }

  /// The buttons of a pointer; a finger presses the primary one.
  public nonisolated struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let primary = ButtonMask(rawValue: 1 << 0)
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }

  /// Seconds on the frame clock.
  open internal(set) var timestamp: TimeInterval = 0

  /// All touches that are down or have just ended, in every window.
  open internal(set) var allTouches: Set<UITouch>?

  open var modifierFlags: UIKeyModifierFlags { [] }
  open var buttonMask: ButtonMask { [] }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { touch in
      touch.gestureRecognizers?.contains { $0 === gesture } ?? false
    }
  }

  /// The host reports each position once, so a touch is its only sample.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    [touch]
  }

  /// Always empty: nothing is predicted.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    []
  }
}
