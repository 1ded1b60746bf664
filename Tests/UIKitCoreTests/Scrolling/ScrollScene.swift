import CoreGraphics
import ProsceniumTesting
import UIKit

/// A scroll view that fills a screen without bars, and what it told its delegate.
final class ScrollScene: NSObject, UIScrollViewDelegate {
  let stage: Stage
  let scrollView = UIScrollView()
  let controller = UIViewController()
  var calls: [String] = []
  var target: CGPoint?

  init(content: CGSize, size: CGSize = CGSize(width: 300, height: 500)) {
    stage = Stage(size: size, scale: 2)
    super.init()
    stage.show(controller)
    scrollView.frame = CGRect(origin: .zero, size: size)
    scrollView.contentSize = content
    scrollView.delegate = self
    controller.view.addSubview(scrollView)
    stage.turn()
  }

  /// Repeated calls in a row count once.
  private func note(_ call: String) {
    if calls.last != call { calls.append(call) }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEndDragging")
    if let target { targetContentOffset.pointee = target }
    target = targetContentOffset.pointee
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging(\(decelerate))")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("didEndScrollingAnimation")
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didScrollToTop") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  /// Lifts the finger after it has rested, so that no velocity is left.
  func dragSlowly(from start: CGPoint, to end: CGPoint) {
    stage.press(at: start)
    for step in 1...10 {
      stage.advance(by: 0.02)
      let part = CGFloat(step) / 10
      stage.move(
        to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      )
    }
    stage.advance(by: 0.3)
    stage.release()
  }
}
