import CoreGraphics
import Foundation
import QuartzCore

/// Turns what fingers do into touches, and gives each to recognizers and views in UIKit's order.
///
/// The application owns one and hands it the host's input. A touch is hit tested once, when it
/// lands. Each event goes to the recognizers first; then actions are sent; then the view sees
/// what the recognizers let through (`TouchDelivery`); then recognizers that are done reset.
package final class TouchDispatcher {
  /// The touches that are down, by the host's name of the finger.
  private var fingers: [Int: UITouch] = [:]
  /// Every touch that somebody may still hear of, in order of landing.
  private var deliveries: [TouchDelivery] = []
  /// Recognizers with touches, wishes or states to come back from.
  private var busyRecognizers: [UIGestureRecognizer] = []
  private let event = UIEvent()
  private var tapCounter = TapCounter()
  /// How many events are going through the recognizers, nested: they settle at its end.
  private var deliveryDepth = 0
  private var isSettling = false
  private var needsAnotherPass = false

  package init() {}

  /// Whether a finger is down that some view or recognizer follows.
  package var hasTouches: Bool { !fingers.isEmpty }

  // MARK: - Input

  package func handle(_ input: InputEvent) {
    switch input {
    case .touchBegan(let finger, let point): begin(finger, at: point)
    case .touchMoved(let finger, let point): update(finger, to: .moved, at: point)
    case .touchEnded(let finger, let point): update(finger, to: .ended, at: point)
    case .touchCancelled(let finger): update(finger, to: .cancelled, at: nil)
    case .keyPressed(let key): KeyDispatcher.press(key)
    case .textEntered(let text): KeyDispatcher.type(text)
    case .scrolled: return
    }
  }

  /// Takes all touches away, as the system does when something covers the application.
  package func cancelAllTouches() {
    for finger in fingers.keys.sorted() {
      update(finger, to: .cancelled, at: nil)
    }
  }

  /// Takes the touches of `view` and its subviews away: they leave their window.
  package func cancelTouches(in view: UIView) {
    for recognizer in busyRecognizers {
      if let owner = recognizer.view, owner.isDescendant(of: view) {
        recognizer.abandon()
      }
    }
    let lost = fingers.filter { $0.value.view?.isDescendant(of: view) ?? false }
    for finger in lost.keys.sorted() {
      update(finger, to: .cancelled, at: nil)
    }
  }

  private func begin(_ finger: Int, at point: CGPoint) {
    if fingers[finger] != nil {
      update(finger, to: .cancelled, at: nil)
    }
    guard let (window, view) = target(at: point) else { return }
    let now = FrameClock.current.now
    let location = window.convert(point, from: nil as UIWindow?)
    let touch = UITouch(window: window, location: location, timestamp: now)
    touch.view = view
    touch.tapCount = tapCounter.count(landingAt: location, in: view, at: now)
    fingers[finger] = touch
    deliveries.append(TouchDelivery(touch: touch))
    send(touch)
  }

  private func update(_ finger: Int, to phase: UITouch.Phase, at point: CGPoint?) {
    guard let touch = fingers[finger], let window = touch.window else {
      fingers[finger] = nil
      return
    }
    let location = point.map { window.convert($0, from: nil as UIWindow?) }
    if phase == .moved, location == touch.sample.location { return }
    touch.advance(to: phase, location: location, timestamp: FrameClock.current.now)
    if phase != .moved {
      fingers[finger] = nil
    }
    send(touch)
  }

  /// Sends the event of `touch` through the application, which ends up in `deliver`.
  private func send(_ touch: UITouch) {
    for other in fingers.values where other !== touch {
      other.sample.phase = .stationary
    }
    event.timestamp = touch.timestamp
    event.allTouches = Set(fingers.values).union([touch])
    UIApplication.shared.sendEvent(event)
    // A window or application that swallowed the event must not leave a touch half done.
    if touch.phase == .ended || touch.phase == .cancelled {
      finish(touch)
      if touch.gestureRecognizers == nil {
        deliveries.removeAll { $0.touch === touch }
      }
      // The event lives on; views of touches that are over need not.
      event.allTouches = Set(fingers.values)
    }
  }

  /// Passes an event to the windows that its touches are in.
  ///
  /// `UIApplication.sendEvent(_:)` calls it.
  package func send(_ event: UIEvent) {
    for window in UIApplication.shared.visibleWindows
    where event.touches(for: window)?.isEmpty == false {
      window.sendEvent(event)
    }
  }

  // MARK: - Hit testing

  private func target(at point: CGPoint) -> (UIWindow, UIView)? {
    for window in UIApplication.shared.visibleWindows.reversed() {
      let location = window.convert(point, from: nil as UIWindow?)
      guard let view = window.hitTest(location, with: event) else { continue }
      return accepts(touchOn: view, in: window) ? (window, view) : nil
    }
    return nil
  }

  private func accepts(touchOn view: UIView, in window: UIWindow) -> Bool {
    guard !UIApplication.shared.isIgnoringInteractionEvents else { return false }
    let chain = sequence(first: view, next: \.superview)
    if chain.contains(where: { $0.isInteractionSuspendedByAnimation }) { return false }
    let others = fingers.values.compactMap(\.view).filter { $0.window === window }
    if view.isExclusiveTouch { return others.allSatisfy { $0 === view } }
    return !others.contains { $0 !== view && $0.isExclusiveTouch }
  }

  // MARK: - Delivery

  /// Gives the touches of `event` that belong to `window` to recognizers and views.
  ///
  /// `UIWindow.sendEvent(_:)` calls it.
  package func deliver(_ event: UIEvent, in window: UIWindow) {
    let changed = deliveries.filter {
      $0.touch.window === window && $0.touch.phase != .stationary
    }
    deliveryDepth += 1
    for delivery in changed {
      if delivery.touch.phase == .began {
        offer(delivery.touch)
      }
      giveToRecognizers(delivery.touch)
    }
    sendDueActions()
    deliveryDepth -= 1
    for delivery in changed {
      delivery.advance(with: event, accepts: viewAcceptsSecondTouch(delivery.touch))
    }
    for delivery in changed where delivery.isOver {
      finish(delivery.touch)
    }
    settle()
  }

  /// Collects the recognizers that get `touch`: those of its view, then of each superview.
  private func offer(_ touch: UITouch) {
    var recognizers: [UIGestureRecognizer] = []
    var view = touch.view
    while let current = view {
      let own = (current.gestureRecognizers ?? []).enumerated().sorted {
        ($0.element.attemptOrder, $0.offset) < ($1.element.attemptOrder, $1.offset)
      }
      recognizers += own.map(\.element).filter { isOffered(touch, to: $0) }
      view = current.superview
    }
    touch.gestureRecognizers = recognizers
  }

  private func isOffered(_ touch: UITouch, to recognizer: UIGestureRecognizer) -> Bool {
    recognizer.isEnabled
      && recognizer.allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
      && recognizer.shouldReceive(event)
      && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true
      && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  private func giveToRecognizers(_ touch: UITouch) {
    let recognizers = touch.gestureRecognizers ?? []
    if touch.phase == .began {
      for recognizer in recognizers where recognizer.canTakeTouches {
        recognizer.join(touch, with: recognizers)
        noteBusy(recognizer)
      }
    }
    for recognizer in recognizers {
      if touch.phase == .began, recognizer.canTakeTouches,
        !recognizer.trackedTouches.contains(where: { $0 === touch })
      {
        // It became free while the recognizers before it saw the touch.
        recognizer.join(touch, with: recognizers)
        noteBusy(recognizer)
      }
      guard recognizer.trackedTouches.contains(where: { $0 === touch }),
        !recognizer.currentState.isTerminal, recognizer.isEnabled
      else { continue }
      recognizer.rememberLocations()
      switch touch.phase {
      case .began: recognizer.touchesBegan([touch], with: event)
      case .moved: recognizer.touchesMoved([touch], with: event)
      case .ended: recognizer.touchesEnded([touch], with: event)
      case .cancelled: recognizer.touchesCancelled([touch], with: event)
      default: continue
      }
    }
    if touch.phase == .began {
      // A finger that joins a gesture under way is the gesture's, not the view's.
      for recognizer in recognizers
      where recognizer.currentState.isActive && recognizer.cancelsTouchesInView
        && recognizer.trackedTouches.contains(where: { $0 === touch })
      {
        cancelInViews(of: recognizer)
      }
    }
  }

  /// A view without multiple touch sees only one of the touches that hit it.
  private func viewAcceptsSecondTouch(_ touch: UITouch) -> Bool {
    guard let view = touch.view, !view.isMultipleTouchEnabled else { return true }
    return !deliveries.contains {
      $0.touch !== touch && $0.touch.view === view && $0.occupiesView
    }
  }

  private func finish(_ touch: UITouch) {
    for recognizer in touch.gestureRecognizers ?? [] {
      recognizer.rememberLocations()
      recognizer.trackedTouches.removeAll { $0 === touch }
    }
  }

  // MARK: - Recognizers

  /// A recognizer changed its state; outside an event the consequences follow at once.
  func recognizerChanged(_ recognizer: UIGestureRecognizer) {
    noteBusy(recognizer)
    guard deliveryDepth == 0 else { return }
    settle()
  }

  /// Takes the touches of a recognizer that has just recognized from the views that have them.
  func cancelInViews(of recognizer: UIGestureRecognizer) {
    for delivery in deliveries where delivery.touch.isFollowed(by: recognizer) {
      delivery.isClaimed = true
    }
  }

  private func noteBusy(_ recognizer: UIGestureRecognizer) {
    if !busyRecognizers.contains(where: { $0 === recognizer }) {
      busyRecognizers.append(recognizer)
    }
  }

  private func sendDueActions() {
    for recognizer in busyRecognizers {
      recognizer.sendDueAction()
    }
  }

  /// Sends what is due, delivers what is no longer held back, and resets who is done, until
  /// nothing is left: actions and views may change recognizers in turn.
  private func settle() {
    needsAnotherPass = true
    guard !isSettling else { return }
    isSettling = true
    while needsAnotherPass {
      needsAnotherPass = false
      sendDueActions()
      for delivery in deliveries {
        delivery.release(with: event)
      }
      deliveries.removeAll { $0.isFinished && $0.isOver }
      for recognizer in busyRecognizers where recognizer.isReadyForReset {
        recognizer.startAnew()
      }
    }
    isSettling = false
    busyRecognizers.removeAll { recognizer in
      recognizer.currentState == .possible && recognizer.attemptTouches.isEmpty
    }
  }
}

extension UIGestureRecognizer {
  /// Whether new touches may join: an attempt that is over or waits for others takes none.
  fileprivate var canTakeTouches: Bool {
    isEnabled && !currentState.isTerminal && pendingStates.isEmpty
  }
}

extension UITouch {
  fileprivate func isFollowed(by recognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizers?.contains { $0 === recognizer } ?? false
  }
}
