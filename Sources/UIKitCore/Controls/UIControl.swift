import CoreGraphics
public import Foundation

/// A view that turns touches into events and sends actions for them.
open class UIControl: UIView {
  // MARK: State

  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { setNeedsLayout() }
  }
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  open internal(set) var isTracking = false
  open internal(set) var isTouchInside = false

  private var actions = ControlActions()
  /// Who ordered `sendActions`, so that the actions carry it.
  private var currentEvent: UIEvent?

  // MARK: Making controls

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction {
      addAction(primaryAction, for: .primaryActionTriggered)
    }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Targets and actions

  /// A nil `target` stands for the first of the responder chain that has the action.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    actions.add(target, action, for: controlEvents)
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    actions.remove(target, action, for: controlEvents)
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.add(action, for: controlEvents)
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.remove(action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: Event
  ) {
    actions.remove(actionIdentifier, for: controlEvents)
  }

  /// The targets in no order; an action to the first responder has `NSNull` for a target.
  open var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for case .target(let pair) in actions.receivers(of: .allEvents) {
      if let target = pair.target as? AnyHashable {
        targets.insert(target)
      } else if pair.goesToFirstResponder {
        targets.insert(NSNull())
      }
    }
    return targets
  }

  open var allControlEvents: Event {
    actions.entries.reduce(into: []) { $0.formUnion($1.events) }
  }

  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = actions.receivers(of: controlEvent).compactMap { receiver -> String? in
      guard case .target(let pair) = receiver, pair.matches(target: target, action: nil) else {
        return nil
      }
      return pair.action.description
    }
    return names.isEmpty ? nil : names
  }

  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for entry in actions.entries where !stops {
      switch entry.receiver {
      case .action(let action): iterator(action, nil, entry.events, &stops)
      case .target(let pair):
        iterator(nil, (pair.target, pair.action), entry.events, &stops)
      }
    }
  }

  /// Called for each action that is due; an override may look at it or keep it back.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// Sends the actions registered for `controlEvents`, without an event.
  open func sendActions(for controlEvents: Event) {
    for receiver in actions.receivers(of: controlEvents) {
      switch receiver {
      case .target(let pair): sendAction(pair.action, to: pair.target, for: currentEvent)
      case .action(let action): sendAction(action)
      }
    }
  }

  func sendActions(for controlEvents: Event, with event: UIEvent?) {
    currentEvent = event
    sendActions(for: controlEvents)
    currentEvent = nil
  }

  // MARK: Tracking

  /// Whether the control wants to follow the touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    true
  }

  /// Whether the control wants to follow the touch further.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    true
  }

  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else {
      isTouchInside = false
      return
    }
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    isTracking = continueTracking(touch, with: event)
    guard isTracking else {
      isHighlighted = false
      isTouchInside = false
      return
    }
    isHighlighted = isTouchInside
    if isTouchInside != wasInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = isInside(touch)
    endTracking(touch, with: event)
    let endedInside = isTouchInside
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    sendActions(for: endedInside ? .touchUpInside : .touchUpOutside, with: event)
    if endedInside, triggersPrimaryActionOnTouchUp {
      sendActions(for: .primaryActionTriggered, with: event)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    sendActions(for: .touchCancel, with: event)
  }

  private func isInside(_ touch: UITouch) -> Bool {
    let tolerance = ControlConstants.touchTolerance
    return bounds.insetBy(dx: -tolerance, dy: -tolerance).contains(touch.location(in: self))
  }

  // MARK: For subclasses in this module

  /// Whether lifting the finger inside is the control's main action.
  var triggersPrimaryActionOnTouchUp: Bool { false }

  /// Whether a single tap recognizer of a view around the control stays behind.
  var winsOverTapsAround: Bool { false }

  /// Called after every change of `state`.
  func stateDidChange() {
    setNeedsLayout()
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard winsOverTapsAround, isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }
}
