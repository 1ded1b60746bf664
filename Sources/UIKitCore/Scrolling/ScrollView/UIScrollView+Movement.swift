import CoreGraphics
import Foundation
import QuartzCore

// Content that moves without a finger on it: by itself, by a wheel, to its top.
extension UIScrollView {
  /// Takes one frame of the driver's movement; the last one is exact and ends it.
  func follow(_ step: ScrollDriver.Step) {
    let offset = CGPoint(x: rounded(step.offset.x), y: rounded(step.offset.y))
    switch step.movement {
    case .deceleration:
      contentOffset = offset
      if step.isLast, !driver.isRunning { endDeceleration() }
    case .glide:
      contentOffset = step.isLast ? step.offset : offset
      if let aim = step.aim { land(on: aim) }
      if step.isLast, !driver.isRunning {
        indicators.hide()
        delegate?.scrollViewDidEndScrollingAnimation(self)
        endScrollingAnimation()
      }
    }
  }

  /// Moves in a moment to `target`, or to where `aim` is by then.
  func glide(to target: CGPoint, aim: ScrollDriver.Aim? = nil) {
    guard target != contentOffset || driver.isRunning else { return }
    isDecelerating = false
    indicators.show()
    driver.run(.glide(from: contentOffset, to: target), aim: aim)
  }

  /// Moves to a place that is known better the nearer the content is.
  func move(to aim: @escaping ScrollDriver.Aim, animated: Bool) {
    guard window != nil else {
      setContentOffset(aim(), animated: false)
      return
    }
    guard !animated else {
      glide(to: aim(), aim: aim)
      return
    }
    stopMoving()
    land(on: aim)
  }

  /// Looks of the content at its own estimates before it is taken to contradict itself.
  private static let landingLimit = 20

  private func land(on aim: ScrollDriver.Aim) {
    for _ in 0..<Self.landingLimit {
      contentOffset = aim()
      layOutContentInSight()
      if aim() == contentOffset { return }
    }
  }

  /// A movement from here on, if content that has grown or shrunk gives it another end.
  func revised(_ progress: ScrollDriver.Progress) -> ScrollDriver.Movement? {
    guard case .deceleration(let x, let y) = progress.movement else { return nil }
    let moved = progress.displacement
    let isOutdated =
      x.isOutdated(by: shifted(horizontalRange, by: -moved.x))
      || y.isOutdated(by: shifted(verticalRange, by: -moved.y))
    guard isOutdated else { return nil }
    let elapsed = progress.elapsed
    return .deceleration(
      x: motion(
        from: x.position(at: elapsed) + moved.x,
        velocity: x.velocity(at: elapsed),
        target: x.isFree ? nil : x.rest + moved.x,
        range: horizontalRange
      ),
      y: motion(
        from: y.position(at: elapsed) + moved.y,
        velocity: y.velocity(at: elapsed),
        target: y.isFree ? nil : y.rest + moved.y,
        range: verticalRange
      )
    )
  }

  private func shifted(_ range: ClosedRange<CGFloat>, by distance: CGFloat) -> ClosedRange<CGFloat>
  {
    range.lowerBound + distance...range.upperBound + distance
  }

  func stopMoving() {
    driver.stop()
    isDecelerating = false
  }

  /// Springs back if the content rests outside of its range.
  func returnToRange() {
    let movement = ScrollDriver.Movement.deceleration(
      x: motion(from: contentOffset.x, velocity: 0, target: nil, range: horizontalRange),
      y: motion(from: contentOffset.y, velocity: 0, target: nil, range: verticalRange)
    )
    guard movement.duration > 0 else { return }
    isDecelerating = true
    driver.run(movement)
  }

  func endDeceleration() {
    isDecelerating = false
    indicators.hide()
    delegate?.scrollViewDidEndDecelerating(self)
    finishScrollingToTop()
  }

  private func endScrollingAnimation() {
    finishScrollingToTop()
  }

  // MARK: - Wheel and status bar

  /// Moves with a wheel or trackpad: `vector` in points, positive y shows what is above.
  ///
  /// Answers false if the content cannot move that way, so that an outer scroll view may.
  func handleWheel(by vector: CGVector) -> Bool {
    guard !isDragging else { return true }
    let wanted = CGPoint(
      x: contentOffset.x - (canMoveHorizontally ? vector.dx : 0),
      y: contentOffset.y - (canMoveVertically ? vector.dy : 0)
    )
    let target = clamped(wanted)
    guard target != contentOffset else { return false }
    stopMoving()
    delegate?.scrollViewWillBeginDragging(self)
    if hasEstimatedContent {
      turnWheel(by: CGPoint(x: wanted.x - contentOffset.x, y: wanted.y - contentOffset.y))
    } else {
      contentOffset = CGPoint(x: rounded(target.x), y: rounded(target.y))
    }
    delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    indicators.flash()
    return true
  }

  /// Goes view by view, so that all content on the way is measured: the end may move on meanwhile.
  private func turnWheel(by distance: CGPoint) {
    var rest = distance
    while rest != .zero {
      let part = CGPoint(
        x: min(max(rest.x, -bounds.width), bounds.width),
        y: min(max(rest.y, -bounds.height), bounds.height)
      )
      let wanted = clamped(CGPoint(x: contentOffset.x + part.x, y: contentOffset.y + part.y))
      let target = CGPoint(x: rounded(wanted.x), y: rounded(wanted.y))
      let moved = CGPoint(x: target.x - contentOffset.x, y: target.y - contentOffset.y)
      guard moved != .zero else { return }
      contentOffset = target
      layOutContentInSight()
      rest = CGPoint(x: rest.x - moved.x, y: rest.y - moved.y)
    }
  }

  /// A tap on the status bar: true if this view takes it.
  func scrollToTopIfAllowed() -> Bool {
    let top = -adjustedContentInset.top
    guard scrollsToTop, !isHidden, window != nil, contentOffset.y > top else { return false }
    guard delegate?.scrollViewShouldScrollToTop(self) ?? true else { return false }
    drag.isScrollingToTop = true
    glide(to: CGPoint(x: contentOffset.x, y: top))
    return true
  }

  private func finishScrollingToTop() {
    guard drag.isScrollingToTop else { return }
    drag.isScrollingToTop = false
    delegate?.scrollViewDidScrollToTop(self)
  }

  func contentOffsetDidChange() {
    onScroll?()
    refreshControl?.contentOffsetDidChange()
    delegate?.scrollViewDidScroll(self)
  }
}
