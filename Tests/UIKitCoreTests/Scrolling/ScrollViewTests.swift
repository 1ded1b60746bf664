import CoreGraphics
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Dragging, flicking and moving a scroll view.
struct ScrollViewTests {
  @Test(.facts("I20")) func `starts with Apple's defaults`() {
    let scrollView = UIScrollView()
    let table = UITableView()

    #expect(scrollView.bounces)
    #expect(!scrollView.alwaysBounceVertical)
    #expect(table.alwaysBounceVertical)
    #expect(scrollView.delaysContentTouches)
    #expect(scrollView.canCancelContentTouches)
    #expect(!scrollView.isPagingEnabled)
    #expect(scrollView.scrollsToTop)
    #expect(scrollView.contentInsetAdjustmentBehavior == .automatic)
    #expect(scrollView.keyboardDismissMode == .none)
    #expect(scrollView.touchesShouldCancel(in: UIView()))
    #expect(!scrollView.touchesShouldCancel(in: UIButton()))
    #expect(scrollView.decelerationRate == .normal)
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
  }

  @Test func `content follows the finger without the way to recognition`() {
    let scene = ScrollScene(content: CGSize(width: 300, height: 2000))

    scene.stage.press(at: CGPoint(x: 150, y: 400))
    scene.stage.move(to: CGPoint(x: 150, y: 390))
    scene.stage.move(to: CGPoint(x: 150, y: 300))

    #expect(scene.scrollView.contentOffset == CGPoint(x: 0, y: 90))
    #expect(scene.scrollView.isDragging)
    #expect(scene.scrollView.isTracking)
  }

  @Test(.facts("I21")) func `a flick calls its delegate in order and rests exactly`() throws {
    let scene = ScrollScene(content: CGSize(width: 300, height: 20_000))

    scene.stage.drag(from: CGPoint(x: 150, y: 450), to: CGPoint(x: 150, y: 150), over: 0.2)
    #expect(scene.scrollView.isDecelerating)
    try scene.stage.settle()

    #expect(
      scene.calls == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ]
    )
    #expect(scene.scrollView.contentOffset == scene.target)
    #expect(!scene.scrollView.isDecelerating)
    let rest = scene.stage.now
    try scene.stage.settle()
    #expect(scene.stage.now == rest)
  }

  @Test(.facts("I19")) func `content pulled beyond its top springs back to it`() throws {
    let scene = ScrollScene(content: CGSize(width: 300, height: 2000))

    scene.stage.press(at: CGPoint(x: 150, y: 100))
    scene.stage.move(to: CGPoint(x: 150, y: 110))
    scene.stage.move(to: CGPoint(x: 150, y: 310))
    // 200 points of the finger through the rubber band of a view 500 high, to whole pixels.
    let pulled: CGFloat = (1 - 1 / (200 * 0.55 / 500 + 1)) * 500
    #expect(scene.scrollView.contentOffset.y == -(pulled * 2).rounded() / 2)
    scene.stage.advance(by: 0.2)
    scene.stage.release()
    try scene.stage.settle()

    #expect(scene.scrollView.contentOffset == .zero)
  }

  @Test func `content that fits does not move unless it always bounces`() {
    let scene = ScrollScene(content: CGSize(width: 300, height: 400))

    scene.stage.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 300))
    #expect(scene.calls.isEmpty)

    scene.scrollView.alwaysBounceVertical = true
    scene.stage.press(at: CGPoint(x: 150, y: 100))
    scene.stage.move(to: CGPoint(x: 150, y: 200))
    #expect(scene.scrollView.contentOffset.y < 0)
  }

  @Test(.facts("I20")) func `pages come to rest on whole pages, one at a flick`() throws {
    let scene = ScrollScene(content: CGSize(width: 1500, height: 500))
    scene.scrollView.isPagingEnabled = true

    scene.stage.drag(from: CGPoint(x: 250, y: 250), to: CGPoint(x: 180, y: 250), over: 0.1)
    try scene.stage.settle()
    #expect(scene.scrollView.contentOffset == CGPoint(x: 300, y: 0))

    scene.dragSlowly(from: CGPoint(x: 250, y: 250), to: CGPoint(x: 150, y: 250))
    try scene.stage.settle()
    #expect(scene.scrollView.contentOffset == CGPoint(x: 300, y: 0))
  }

  @Test func `the delegate may choose where a flick ends`() throws {
    let scene = ScrollScene(content: CGSize(width: 300, height: 20_000))
    scene.target = CGPoint(x: 0, y: 777)

    scene.stage.drag(from: CGPoint(x: 150, y: 450), to: CGPoint(x: 150, y: 250), over: 0.1)
    try scene.stage.settle()

    #expect(scene.scrollView.contentOffset == CGPoint(x: 0, y: 777))
  }

  @Test func `directional lock keeps a straight drag on its axis`() {
    let scene = ScrollScene(content: CGSize(width: 2000, height: 2000))
    scene.scrollView.isDirectionalLockEnabled = true

    scene.stage.press(at: CGPoint(x: 250, y: 450))
    scene.stage.move(to: CGPoint(x: 249, y: 430))
    scene.stage.move(to: CGPoint(x: 150, y: 330))

    #expect(scene.scrollView.contentOffset.x == 0)
    #expect(scene.scrollView.contentOffset.y > 100)
  }

  @Test(.facts("I21")) func `an animated offset takes 0.3 s and tells its end once`() throws {
    let scene = ScrollScene(content: CGSize(width: 300, height: 2000))

    scene.scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    scene.stage.advance(by: 0.15)
    #expect(abs(scene.scrollView.contentOffset.y - 300) < 0.5)
    try scene.stage.settle()

    #expect(scene.scrollView.contentOffset == CGPoint(x: 0, y: 600))
    #expect(scene.calls == ["didScroll", "didEndScrollingAnimation"])
  }

  @Test func `a touch stops content in flight and is no tap on it`() throws {
    let scene = ScrollScene(content: CGSize(width: 300, height: 20_000))
    let counter = TouchCounter(frame: CGRect(x: 0, y: 0, width: 300, height: 20_000))
    scene.scrollView.addSubview(counter)
    scene.stage.drag(from: CGPoint(x: 150, y: 450), to: CGPoint(x: 150, y: 150), over: 0.2)
    scene.stage.advance(by: 0.2)

    scene.stage.press(at: CGPoint(x: 150, y: 250))
    let caught = scene.scrollView.contentOffset
    scene.stage.advance(by: 0.5)
    scene.stage.release()
    try scene.stage.settle()

    #expect(scene.scrollView.contentOffset == caught)
    #expect(counter.began == 0)
    #expect(scene.calls.last == "didEndDecelerating")
  }

  @Test func `a rectangle comes into sight by the shortest way`() {
    let scene = ScrollScene(content: CGSize(width: 300, height: 2000))

    scene.scrollView.scrollRectToVisible(
      CGRect(x: 0, y: 900, width: 300, height: 100),
      animated: false
    )
    #expect(scene.scrollView.contentOffset.y == 500)
    scene.scrollView.scrollRectToVisible(
      CGRect(x: 0, y: 600, width: 300, height: 100),
      animated: false
    )
    #expect(scene.scrollView.contentOffset.y == 500)
    scene.scrollView.scrollRectToVisible(
      CGRect(x: 0, y: 100, width: 300, height: 100),
      animated: false
    )
    #expect(scene.scrollView.contentOffset.y == 100)
  }

  @Test func `the wheel moves what is under it, at most to the ends`() {
    let scene = ScrollScene(content: CGSize(width: 300, height: 700))

    scene.stage.scroll(by: CGVector(dx: 0, dy: -120), at: CGPoint(x: 150, y: 250))
    #expect(scene.scrollView.contentOffset.y == 120)
    scene.stage.scroll(by: CGVector(dx: 0, dy: -500), at: CGPoint(x: 150, y: 250))
    #expect(scene.scrollView.contentOffset.y == 200)
  }

  @Test(.facts("G9")) func `the offset is the origin of the bounds`() {
    let scene = ScrollScene(content: CGSize(width: 300, height: 2000))
    let view = UIView(frame: CGRect(x: 10, y: 300, width: 50, height: 50))
    scene.scrollView.addSubview(view)

    scene.scrollView.contentOffset = CGPoint(x: 0, y: 250)

    #expect(scene.scrollView.bounds.origin == CGPoint(x: 0, y: 250))
    #expect(view.convert(view.bounds, to: nil) == CGRect(x: 10, y: 50, width: 50, height: 50))
  }

  @Test func `constraints to the content guide size the content`() {
    let scene = ScrollScene(content: .zero)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    scene.scrollView.addSubview(view)
    let guide = scene.scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.widthAnchor.constraint(equalTo: scene.scrollView.frameLayoutGuide.widthAnchor),
      view.heightAnchor.constraint(equalToConstant: 1234),
    ])
    scene.stage.turn()

    #expect(scene.scrollView.contentSize == CGSize(width: 300, height: 1234))
    scene.scrollView.contentOffset.y = 100
    scene.stage.turn()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 1234))
  }

  @Test func `a tap on the status bar scrolls to the top`() throws {
    let stage = try Stage(device: "iphone-se-3")
    let controller = UIViewController()
    stage.show(controller)
    let scrollView = UIScrollView(frame: controller.view.bounds)
    scrollView.contentSize = CGSize(width: 375, height: 3000)
    controller.view.addSubview(scrollView)
    stage.turn()
    scrollView.contentOffset.y = 800

    stage.tap(at: CGPoint(x: 187, y: 10))
    try stage.settle()

    #expect(scrollView.contentOffset.y == -20)
  }
}

/// Counts the touches that reach it.
final class TouchCounter: UIView {
  var began = 0
  var cancelled = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelled += 1 }
}
