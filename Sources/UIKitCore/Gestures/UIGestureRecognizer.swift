public import Foundation

/// Watches the touches of a view and its subviews and says what they mean.
///
/// Subclasses override the `touches` methods and set `state`; who may recognize when several
/// recognizers share touches is decided by the transitions (`UIGestureRecognizer+Transitions`).
/// The methods that UIKit keeps in `UIGestureRecognizerSubclass.h` are part of the class here.
open class UIGestureRecognizer: NSObject {
  public nonisolated enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    /// What a discrete gesture ends in; the same as `ended`.
    public static var recognized: State { .ended }

    /// Whether the gesture has been recognized and, if it is continuous, goes on.
    var isActive: Bool { self == .began || self == .changed }

    var isTerminal: Bool { self == .ended || self == .cancelled || self == .failed }

    var isRecognized: Bool { isActive || self == .ended }
  }

  // MARK: Arbitration

  /// The state that counts; only the transitions write it.
  var currentState = State.possible
  /// States wished for while another recognizer that must fail is still undecided.
  var pendingStates: [State] = []
  /// The recognizers that have shared a touch with this one since its last reset.
  var rivals: [UIGestureRecognizer] = []
  /// The touches that the recognizer follows, in order of landing.
  var trackedTouches: [UITouch] = []
  /// Every touch of this attempt, also those that have ended.
  var attemptTouches: [UITouch] = []
  var isActionDue = false
  private var failureRequirements: [WeakRecognizer] = []
  private var targetActions: [TargetAction] = []
  /// Where the touches last were, for actions sent after they are gone.
  ///
  /// Window coordinates.
  private var lastLocations: [CGPoint] = []

  private struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
  }

  // MARK: Public state

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open internal(set) weak var view: UIView?

  open var isEnabled = true {
    didSet {
      if oldValue, !isEnabled { abandon() }
    }
  }

  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var allowedTouchTypes: [NSNumber] = [
    NSNumber(value: UITouch.TouchType.direct.rawValue),
    NSNumber(value: UITouch.TouchType.indirect.rawValue),
    NSNumber(value: UITouch.TouchType.pencil.rawValue),
    NSNumber(value: UITouch.TouchType.indirectPointer.rawValue),
  ]
  open var allowedPressTypes: [NSNumber] = []
  open var requiresExclusiveTouchType = true
  open var name: String?
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var buttonMask: UIEvent.ButtonMask { trackedTouches.isEmpty ? [] : .primary }

  /// Setting it is for subclasses; a wish that arbitration refuses ends in `failed`.
  open var state: State {
    get { currentState }
    set { transition(to: newValue) }
  }

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action {
      addTarget(target, action: action)
    }
  }

  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  public convenience init?(coder: NSCoder) {
    self.init(target: nil, action: nil)
  }

  // MARK: Targets

  open func addTarget(_ target: Any, action: Selector) {
    guard !targetActions.contains(where: { $0.matches(target: target, action: action) }) else {
      return
    }
    targetActions.append(TargetAction(target: target, action: action))
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    targetActions.removeAll { $0.matches(target: target, action: action) }
  }

  /// Calls every target, in order of registration.
  func sendActions() {
    for pair in targetActions {
      if let target = pair.target {
        pair.action.perform(on: target, self)
      }
    }
    targetActions.removeAll { $0.isDangling }
  }

  // MARK: Failure requirements

  /// Keeps this recognizer waiting while `otherGestureRecognizer` has not failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard !failureRequirements.contains(where: { $0.recognizer === otherGestureRecognizer }) else {
      return
    }
    failureRequirements.removeAll { $0.recognizer == nil }
    failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Whether `other` must fail before this recognizer may act: by `require(toFail:)`, by either
  /// class or by either delegate.
  func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    failureRequirements.contains { $0.recognizer === other }
      || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  // MARK: Locations

  /// The middle of the touches in `view`; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint {
    let points = locationsInWindow
    guard !points.isEmpty else { return .zero }
    let sum = points.reduce(into: CGPoint.zero) { sum, point in
      sum.x += point.x
      sum.y += point.y
    }
    let count = CGFloat(points.count)
    return convertFromWindow(CGPoint(x: sum.x / count, y: sum.y / count), to: view)
  }

  open var numberOfTouches: Int { locationsInWindow.count }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let points = locationsInWindow
    guard points.indices.contains(touchIndex) else {
      preconditionFailure(
        "Touch index \(touchIndex) is beyond the \(points.count) touches of \(type(of: self))"
      )
    }
    return convertFromWindow(points[touchIndex], to: view)
  }

  func convertFromWindow(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, !(view is UIWindow) else { return point }
    return view.convert(point, from: nil)
  }

  /// Remembers where the touches are; called before each event reaches the recognizer.
  func rememberLocations() {
    guard !trackedTouches.isEmpty else { return }
    lastLocations = trackedTouches.map { $0.sample.location }
  }

  private var locationsInWindow: [CGPoint] {
    trackedTouches.isEmpty ? lastLocations : trackedTouches.map { $0.sample.location }
  }

  // MARK: For subclasses

  /// Called after the gesture is over and before new touches arrive.
  ///
  /// Calling super is harmless.
  open func reset() {}

  /// Leaves `touch` out of everything that follows.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    guard currentState == .possible || currentState.isActive else { return }
    trackedTouches.removeAll { $0 === touch }
    attemptTouches.removeAll { $0 === touch }
  }

  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  open func shouldReceive(_ event: UIEvent) -> Bool {
    true
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Where the recognizer stands among those of the same view: lower ones see touches first.
  var attemptOrder: Int { 0 }

  /// Clears what belongs to the last attempt.
  ///
  /// Called by the transitions around `reset()`.
  func forgetAttempt() {
    lastLocations = []
    rivals = []
    attemptTouches = []
    pendingStates = []
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      let owner = view.map { "\(type(of: $0))" } ?? "nil"
      return "<\(type(of: self)): state = \(currentState); view = \(owner)>"
    }
  }
}
