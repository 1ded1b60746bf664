import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

@testable import UIKitCore

/// Touches on their way to views.
struct TouchTests {
  @Test(.facts("G4")) func `stays with the view that it hit`() {
    let (stage, view) = Self.stage()

    stage.press(at: CGPoint(x: 150, y: 150))
    stage.move(to: CGPoint(x: 390, y: 390))
    stage.release()

    #expect(view.phases == [.began, .moved, .ended])
    #expect(
      view.locations == [CGPoint(x: 50, y: 50), CGPoint(x: 290, y: 290), CGPoint(x: 290, y: 290)]
    )
  }

  @Test func `counts quick taps in one place`() {
    let (stage, view) = Self.stage()

    stage.tap(at: CGPoint(x: 150, y: 150))
    stage.advance(by: 0.2)
    stage.tap(at: CGPoint(x: 152, y: 150))
    stage.advance(by: 1)
    stage.tap(at: CGPoint(x: 150, y: 150))

    #expect(view.tapCounts == [1, 2, 1])
  }

  @Test func `a second finger is not for a view that takes one`() {
    let (stage, view) = Self.stage()

    stage.application.handle(.touchBegan(finger: 1, at: CGPoint(x: 120, y: 120)))
    stage.application.handle(.touchBegan(finger: 2, at: CGPoint(x: 180, y: 180)))

    #expect(view.phases == [.began])
    #expect(!view.isMultipleTouchEnabled)
  }

  @Test func `a second finger is for a view that takes several`() {
    let (stage, view) = Self.stage()
    view.isMultipleTouchEnabled = true

    stage.application.handle(.touchBegan(finger: 1, at: CGPoint(x: 120, y: 120)))
    stage.application.handle(.touchBegan(finger: 2, at: CGPoint(x: 180, y: 180)))

    #expect(view.phases == [.began, .began])
  }

  @Test func `an exclusive view shares the window with no other touch`() {
    let (stage, view) = Self.stage()
    let other = RecordingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    other.isExclusiveTouch = true
    view.superview?.addSubview(other)

    stage.application.handle(.touchBegan(finger: 1, at: CGPoint(x: 120, y: 120)))
    stage.application.handle(.touchBegan(finger: 2, at: CGPoint(x: 10, y: 10)))
    #expect(other.phases.isEmpty)
    stage.application.handle(.touchEnded(finger: 1, at: CGPoint(x: 120, y: 120)))
    stage.application.handle(.touchBegan(finger: 2, at: CGPoint(x: 10, y: 10)))
    stage.application.handle(.touchBegan(finger: 1, at: CGPoint(x: 120, y: 120)))

    #expect(other.phases == [.began])
    #expect(view.phases == [.began, .ended])
  }

  @Test func `nothing is touched while interaction is ignored`() {
    let (stage, view) = Self.stage()

    stage.application.beginIgnoringInteractionEvents()
    stage.tap(at: CGPoint(x: 150, y: 150))
    stage.application.endIgnoringInteractionEvents()

    #expect(view.phases.isEmpty)
  }

  @Test(.facts("E8")) func `touches on a view that is being animated are swallowed`() {
    let (stage, view) = Self.stage()

    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    stage.tap(at: CGPoint(x: 150, y: 150))
    #expect(view.phases.isEmpty)
    stage.advance(by: 1.1)
    stage.tap(at: CGPoint(x: 150, y: 150))

    #expect(view.phases == [.began, .ended])
  }

  @Test(.facts("E8")) func `are swallowed where the view will be, even for what lies below`() {
    let (stage, view) = Self.stage()
    let below = RecordingView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
    view.superview?.insertSubview(below, at: 0)

    UIView.animate(withDuration: 1) { view.frame.origin.x = 350 }
    stage.tap(at: CGPoint(x: 450, y: 150))
    #expect(view.phases.isEmpty)
    #expect(below.phases.isEmpty)

    // Where it is seen, the view is no longer.
    stage.tap(at: CGPoint(x: 150, y: 150))
    #expect(view.phases.isEmpty)
    #expect(below.phases == [.began, .ended])
  }

  @Test(.facts("E8")) func `unless the animation allows them`() {
    let (stage, view) = Self.stage()

    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 0.5 }
    stage.tap(at: CGPoint(x: 150, y: 150))

    #expect(view.phases == [.began, .ended])
  }

  @Test(.facts("G5")) func `hits where a view will be, not where it is seen`() {
    let (stage, view) = Self.stage()

    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      view.frame.origin.x = 300
    }
    stage.tap(at: CGPoint(x: 150, y: 150))
    #expect(view.phases.isEmpty)
    stage.tap(at: CGPoint(x: 350, y: 150))

    #expect(view.phases == [.began, .ended])
  }

  private static func stage() -> (Stage, RecordingView) {
    let stage = Stage(size: CGSize(width: 600, height: 600))
    let root = UIViewController()
    let view = RecordingView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    stage.show(root)
    root.view.addSubview(view)
    return (stage, view)
  }
}

private final class RecordingView: UIView {
  var phases: [UITouch.Phase] = []
  var locations: [CGPoint] = []
  var tapCounts: [Int] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    record(touches)
    tapCounts += touches.map(\.tapCount)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { record(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { record(touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { record(touches) }

  private func record(_ touches: Set<UITouch>) {
    phases += touches.map(\.phase)
    locations += touches.map { $0.location(in: self) }
  }
}
