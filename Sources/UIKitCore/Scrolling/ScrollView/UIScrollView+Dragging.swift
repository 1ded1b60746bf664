import CoreGraphics
import Foundation
import QuartzCore

// The finger's part of scrolling: from the touch to the release.
extension UIScrollView {
  func setUpGestures() {
    touchGestureRecognizer.delaysTouchesBegan = true
    touchGestureRecognizer.delaysTouchesEnded = false
    addGestureRecognizer(touchGestureRecognizer)
    // The way to recognition does not count: content starts to move from where it is.
    scrollPan.removesHysteresisFromTranslation = true
    scrollPan.addTarget(
      self,
      action: Selector("handlePan:", UIScrollView.handlePan)
    )
    addGestureRecognizer(scrollPan)
  }

  /// A finger came down on the content; true if it stopped a movement and so is no content touch.
  func touchDown(_ touch: UITouch?) -> Bool {
    isTracking = true
    drag.touchedView = touch?.view
    guard driver.isRunning else { return false }
    stopMoving()
    drag.hasCaughtMovement = true
    return true
  }

  /// All fingers are gone.
  ///
  /// Content caught in flight and not dragged tells its end here.
  func touchUp() {
    isTracking = false
    guard drag.hasCaughtMovement, !isDragging else { return }
    drag.hasCaughtMovement = false
    returnToRange()
    if !driver.isRunning { endDeceleration() }
  }

  func shouldBeginDragging() -> Bool {
    guard canMoveHorizontally || canMoveVertically else { return false }
    if touchGestureRecognizer.state == .failed, let view = drag.touchedView, view !== self,
      !canCancelContentTouches || !touchesShouldCancel(in: view)
    {
      return false
    }
    let movement = scrollPan.firstMovement
    let isHorizontal = abs(movement.x) > abs(movement.y)
    if isHorizontal, !canMoveHorizontally { return false }
    if !isHorizontal, !canMoveVertically { return false }
    return true
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      beginDragging()
    case .changed:
      guard isDragging else { return }
      follow(pan.translation(in: window))
    case .ended:
      endDragging(velocity: pan.velocity(in: window))
    case .cancelled, .failed:
      endDragging(velocity: .zero)
    default:
      break
    }
  }

  private func beginDragging() {
    stopMoving()
    drag.hasCaughtMovement = false
    let movement = scrollPan.firstMovement
    drag.start = contentOffset
    drag.origin = CGPoint(
      x: ScrollPhysics.unresisted(
        contentOffset.x,
        in: horizontalRange,
        dimension: bounds.width
      ),
      y: ScrollPhysics.unresisted(contentOffset.y, in: verticalRange, dimension: bounds.height)
    )
    drag.lock = .none
    if isDirectionalLockEnabled {
      // Within 2:1 of an axis a drag is straight; diagonal drags stay free (chosen by eye).
      if abs(movement.x) > 2 * abs(movement.y) { drag.lock = .horizontal }
      if abs(movement.y) > 2 * abs(movement.x) { drag.lock = .vertical }
    }
    isDragging = true
    isTracking = true
    if keyboardDismissMode != .none { window?.endEditing(true) }
    delegate?.scrollViewWillBeginDragging(self)
    indicators.show()
    follow(panGestureRecognizer.translation(in: window))
  }

  private func follow(_ movement: CGPoint) {
    var offset = contentOffset
    if canMoveHorizontally, drag.lock != .vertical {
      offset.x = ScrollPhysics.resisted(
        drag.origin.x - movement.x,
        in: horizontalRange,
        dimension: bounds.width,
        bounces: bounces
      )
    }
    if canMoveVertically, drag.lock != .horizontal {
      offset.y = ScrollPhysics.resisted(
        drag.origin.y - movement.y,
        in: verticalRange,
        dimension: bounds.height,
        bounces: bounces
      )
    }
    contentOffset = CGPoint(x: rounded(offset.x), y: rounded(offset.y))
  }

  private func endDragging(velocity finger: CGPoint) {
    guard isDragging else { return }
    var velocity = CGPoint.zero
    if canMoveHorizontally, drag.lock != .vertical,
      abs(finger.x) > ScrollPhysics.minimumFlickVelocity
    {
      velocity.x = -finger.x
    }
    if canMoveVertically, drag.lock != .horizontal,
      abs(finger.y) > ScrollPhysics.minimumFlickVelocity
    {
      velocity.y = -finger.y
    }
    let proposed = restingOffset(velocity: velocity)
    var target = adjustedTarget(
      proposed,
      velocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    )
    delegate?.scrollViewWillEndDragging(
      self,
      withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &target
    )
    isDragging = false
    isTracking = false
    refreshControl?.dragEnded()
    let movement = ScrollDriver.Movement.deceleration(
      x: motion(
        from: contentOffset.x,
        velocity: velocity.x,
        target: target.x == proposed.x && !isPagingEnabled ? nil : target.x,
        range: horizontalRange
      ),
      y: motion(
        from: contentOffset.y,
        velocity: velocity.y,
        target: target.y == proposed.y && !isPagingEnabled ? nil : target.y,
        range: verticalRange
      )
    )
    let isMoving = movement.duration > 0
    delegate?.scrollViewDidEndDragging(self, willDecelerate: isMoving)
    guard isMoving, !isDragging, !driver.isRunning else {
      if !isMoving { indicators.hide() }
      return
    }
    decelerate(movement)
  }

  private func decelerate(_ movement: ScrollDriver.Movement) {
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    driver.run(movement)
  }

  /// Where content released with `velocity` comes to rest, before the delegate has its say.
  private func restingOffset(velocity: CGPoint) -> CGPoint {
    guard !isPagingEnabled else {
      return CGPoint(
        x: ScrollPhysics.page(
          from: contentOffset.x,
          velocity: velocity.x,
          start: drag.start.x,
          pageLength: bounds.width,
          range: horizontalRange
        ),
        y: ScrollPhysics.page(
          from: contentOffset.y,
          velocity: velocity.y,
          start: drag.start.y,
          pageLength: bounds.height,
          range: verticalRange
        )
      )
    }
    let rate = decelerationRate.rawValue
    let target = CGPoint(
      x: ScrollPhysics.restingPosition(from: contentOffset.x, velocity: velocity.x, rate: rate),
      y: ScrollPhysics.restingPosition(from: contentOffset.y, velocity: velocity.y, rate: rate)
    )
    let inside = clamped(target)
    return CGPoint(x: rounded(inside.x), y: rounded(inside.y))
  }

  func motion(
    from position: CGFloat,
    velocity: CGFloat,
    target: CGFloat?,
    range: ClosedRange<CGFloat>
  ) -> AxisMotion {
    guard let target else {
      return AxisMotion(
        decelerating: position,
        velocity: velocity,
        rate: decelerationRate.rawValue,
        range: range,
        bounces: bounces
      )
    }
    return AxisMotion(from: position, velocity: velocity, to: target)
  }
}
