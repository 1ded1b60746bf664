public import Foundation

/// A key that goes down and up again.
open class UIPress: NSObject {
  public nonisolated enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  public nonisolated enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
    case pageUp = 30
    case pageDown = 31
    case tvRemoteOneTwoThree = 32
    case tvRemoteFourColors = 33
  }

  /// Seconds on the frame clock.
  public internal(set) var timestamp: TimeInterval
  public internal(set) var phase: Phase
  open var type: PressType { pressType }
  public internal(set) weak var window: UIWindow?
  public internal(set) weak var responder: UIResponder?
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  open var force: CGFloat { phase == .ended ? 0 : 1 }
  public let key: UIKey?

  private let pressType: PressType

  init(type: PressType, key: UIKey?, phase: Phase, timestamp: TimeInterval) {
    pressType = type
    self.key = key
    self.phase = phase
    self.timestamp = timestamp
    super.init()
  }
}

/// A key of the keyboard, as a press carries it.
open class UIKey: NSObject {
  public let characters: String
  public let charactersIgnoringModifiers: String
  public let modifierFlags: UIKeyModifierFlags

  init(characters: String, modifierFlags: UIKeyModifierFlags) {
    self.characters = characters
    charactersIgnoringModifiers = characters.lowercased()
    self.modifierFlags = modifierFlags
    super.init()
  }
}

/// The event that carries presses.
open class UIPressesEvent: UIEvent {
  public internal(set) var allPresses: Set<UIPress> = []

  open override var type: EventType { .presses }

  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    []
  }
}
