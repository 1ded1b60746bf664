import CoreGraphics
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Whose touch it is: the scroll view's or its content's.
struct ContentTouchTests {
  @Test(.facts("I20")) func `content waits 150 ms for its touch`() {
    let scene = ScrollScene(content: CGSize(width: 300, height: 2000))
    let counter = TouchCounter(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scene.scrollView.addSubview(counter)

    scene.stage.press(at: CGPoint(x: 100, y: 100))
    scene.stage.advance(by: 0.149)
    #expect(counter.began == 0)
    scene.stage.advance(by: 0.001)
    #expect(counter.began == 1)
  }

  @Test(.facts("I20")) func `without the delay content gets its touch at once`() {
    let scene = ScrollScene(content: CGSize(width: 300, height: 2000))
    scene.scrollView.delaysContentTouches = false
    let counter = TouchCounter(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scene.scrollView.addSubview(counter)

    scene.stage.press(at: CGPoint(x: 100, y: 100))

    #expect(counter.began == 1)
  }

  @Test func `a drag within the delay never reaches the content`() {
    let scene = ScrollScene(content: CGSize(width: 300, height: 2000))
    let counter = TouchCounter(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
    scene.scrollView.addSubview(counter)

    scene.stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200), over: 0.1)

    #expect(counter.began == 0)
    #expect(scene.scrollView.contentOffset.y > 0)
  }

  @Test(.facts("I20")) func `a drag after the delay takes the touch away from plain content`() {
    let scene = ScrollScene(content: CGSize(width: 300, height: 2000))
    let counter = TouchCounter(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
    scene.scrollView.addSubview(counter)

    scene.stage.press(at: CGPoint(x: 100, y: 400))
    scene.stage.advance(by: 0.2)
    scene.stage.move(to: CGPoint(x: 100, y: 300))

    #expect(counter.began == 1)
    #expect(counter.cancelled == 1)
    #expect(scene.scrollView.isDragging)
  }

  @Test(.facts("I20")) func `a held control keeps its touch`() {
    let scene = ScrollScene(content: CGSize(width: 300, height: 2000))
    let button = UIButton(frame: CGRect(x: 50, y: 300, width: 200, height: 200))
    scene.scrollView.addSubview(button)

    scene.stage.press(at: CGPoint(x: 100, y: 400))
    scene.stage.advance(by: 0.2)
    #expect(button.isHighlighted)
    scene.stage.move(to: CGPoint(x: 100, y: 350))

    #expect(!scene.scrollView.isDragging)
    #expect(scene.scrollView.contentOffset == .zero)
  }

  @Test func `a quick tap presses a button in the content`() throws {
    let scene = ScrollScene(content: CGSize(width: 300, height: 2000))
    let button = UIButton(frame: CGRect(x: 50, y: 300, width: 200, height: 50))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    scene.scrollView.addSubview(button)

    try scene.stage.tap(button)

    #expect(taps == 1)
  }

  @Test func `the inner of two scroll views follows first, the outer across it`() {
    let scene = ScrollScene(content: CGSize(width: 900, height: 500))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    inner.contentSize = CGSize(width: 300, height: 2000)
    scene.scrollView.addSubview(inner)

    scene.stage.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 300))
    #expect(inner.contentOffset.y > 0)
    #expect(scene.scrollView.contentOffset.x == 0)
    inner.setContentOffset(.zero, animated: false)

    scene.stage.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 100, y: 250))
    #expect(inner.contentOffset.y == 0)
    #expect(scene.scrollView.contentOffset.x > 0)
  }
}
