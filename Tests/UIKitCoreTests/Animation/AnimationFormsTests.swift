import CoreGraphics
import Foundation
import ProsceniumTesting
import QuartzCore
import TestFacts
import Testing
import UIKit

/// Forms of animations that apps use seldom.
struct AnimationFormsTests {
  /// A view that keeps a child at its right edge.
  private final class Row: UIView {
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))

    override func layoutSubviews() {
      super.layoutSubviews()
      if mark.superview == nil { addSubview(mark) }
      mark.frame.origin.x = bounds.width - 4
    }
  }

  @Test(arguments: [true, false])
  func `lays subviews out inside the block if asked`(isAsked: Bool) {
    let scene = AnimatedView()
    let row = Row(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    scene.view.superview?.addSubview(row)
    scene.stage.turn()
    let options: UIView.AnimationOptions = isAsked ? .layoutSubviews : []

    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, options]) {
      row.frame.size.width = 120
    }
    scene.stage.advance(by: 0.5)

    // From 16 to 116, or there at once.
    let place = row.mark.layer.properties(at: scene.stage.now).position.x - 2
    #expect(isClose(place, isAsked ? 66 : 116))
  }

  @Test func `deletes views once they have vanished`() throws {
    let scene = AnimatedView()
    let superview = try #require(scene.view.superview)
    let other = UIView(frame: CGRect(x: 50, y: 0, width: 10, height: 10))
    superview.addSubview(other)

    UIView.perform(
      .delete,
      on: [scene.view],
      animations: { other.frame.origin.x = 0 },
      completion: scene.noteEnd("delete")
    )
    #expect(scene.view.superview === superview)
    scene.stage.advance(by: 0.15)
    #expect(scene.shownAlpha < 1)
    #expect(scene.stage.presentationFrame(of: other).minX < 50)
    scene.stage.advance(by: 0.15)

    #expect(scene.log == ["delete finished at 0.3"])
    #expect(scene.view.superview == nil)
    #expect(scene.view.alpha == 1)
    #expect(scene.view.transform == .identity)
    #expect(UIView.SystemAnimation.delete.rawValue == 0)
  }

  @Test func `shows a transition of the old style`() {
    let scene = AnimatedView()

    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationTransition(.flipFromLeft, for: scene.view, cache: true)
    scene.view.backgroundColor = .red
    UIView.commitAnimations()

    let transition = scene.view.layer.animation(forKey: kCATransition) as? CATransition
    #expect(transition?.duration == 1)
    #expect(transition?.subtype == .fromLeft)
    #expect(UIView.AnimationTransition.curlDown.rawValue == 4)
  }

  @Test func `tells the receiver of the old style when a block begins and ends`() {
    final class Receiver: NSObject {
      var lines: [String] = []

      func start(_ identifier: String) { lines.append("\(identifier) starts") }
      func stop(_ identifier: String, _ finished: NSNumber) {
        lines.append("\(identifier) stops, \(finished.boolValue)")
      }
    }
    let scene = AnimatedView()
    let receiver = Receiver()

    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDelegate(receiver)
    UIView.setAnimationWillStart(Selector("start:", Receiver.start))
    UIView.setAnimationDidStop(Selector("stop:finished:", Receiver.stop))
    scene.view.frame.origin.x = 100
    UIView.commitAnimations()
    #expect(receiver.lines.isEmpty)
    scene.stage.turn()
    #expect(receiver.lines == ["move starts"])
    scene.stage.advance(by: 1)

    #expect(receiver.lines == ["move starts", "move stops, true"])
  }

  @Test func `says that real dates can't start animations`() {
    let scene = AnimatedView()

    UIView.setAnimationStart(Date(timeIntervalSinceReferenceDate: 0))

    #expect(scene.stage.log.contains { $0.contains("UIView.setAnimationStart") })
  }

  @Test(arguments: [false, true])
  func `hits what an animator moves where it is seen`(isManual: Bool) {
    let scene = AnimatedView()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      scene.view.frame.origin.x = 100
    }
    animator.isManualHitTestingEnabled = isManual
    animator.startAnimation()
    scene.stage.advance(by: 0.5)

    let superview = scene.view.superview
    let seen = superview?.hitTest(CGPoint(x: 55, y: 5), with: nil)
    let coming = superview?.hitTest(CGPoint(x: 105, y: 5), with: nil)

    #expect(seen === (isManual ? superview : scene.view))
    #expect(coming === (isManual ? scene.view : superview))
    scene.stage.advance(by: 1)
    #expect(superview?.hitTest(CGPoint(x: 105, y: 5), with: nil) === scene.view)
  }

  @Test func `copies an animator with its timing and what it is to do`() throws {
    let scene = AnimatedView()
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      scene.view.frame.origin.x = 100
    }
    animator.scrubsLinearly = false
    let copy = try #require(animator.copy() as? UIViewPropertyAnimator)

    copy.startAnimation()
    scene.stage.advance(by: 1)

    #expect(copy.duration == 2)
    #expect(!copy.scrubsLinearly)
    #expect(animator.state == .inactive)
    #expect(isClose(scene.shownX, 50))
  }
}
