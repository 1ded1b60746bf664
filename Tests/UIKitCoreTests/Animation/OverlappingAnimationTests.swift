import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

struct OverlappingAnimationTests {
  private func move(_ scene: AnimatedView, to x: CGFloat, _ name: String) {
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: .curveLinear,
      animations: { scene.view.frame.origin.x = x },
      completion: scene.noteEnd(name)
    )
  }

  @Test(.facts("E14")) func `adds up moves and lets each complete at its own end`() {
    let scene = AnimatedView()
    move(scene, to: 100, "there")
    scene.stage.advance(by: 0.5)
    #expect(isClose(scene.shownX, 50))

    move(scene, to: 0, "back")
    scene.stage.turn()

    // Model 0, first offset −100 half gone, second offset 100 whole.
    #expect(isClose(scene.shownX, 0 - 50 + 100))
    scene.stage.advance(by: 0.25)
    #expect(isClose(scene.shownX, 0 - 25 + 75))
    scene.stage.advance(by: 2)
    #expect(scene.log == ["there finished at 1.0", "back finished at 1.5"])
    #expect(scene.shownX == 0)
  }

  @Test(.facts("E14")) func `adds up changes of size and plane transforms`() {
    let scene = AnimatedView()

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      scene.view.bounds.size.width = 30
      scene.view.transform = CGAffineTransform(translationX: 40, y: 0)
    }

    let animations = ["bounds", "transform"].compactMap {
      scene.view.layer.animation(forKey: $0) as? CABasicAnimation
    }
    #expect(animations.map(\.isAdditive) == [true, true])
    // Old minus new, and nothing.
    #expect(animations[0].fromValue as? CGRect == CGRect(x: 0, y: 0, width: -20, height: 0))
    #expect(animations[0].toValue as? CGRect == .zero)
    scene.stage.advance(by: 0.5)
    let shown = scene.view.layer.properties(at: scene.stage.now)
    #expect(isClose(shown.bounds.width, 20))
    #expect(isClose(shown.transform.m41, 20))
  }

  @Test(.facts("E6", "E15")) func `replaces a fade by the next one`() {
    let scene = AnimatedView()
    for (alpha, name) in [(0, "out"), (1, "in")] as [(CGFloat, String)] {
      UIView.animate(
        withDuration: 1,
        delay: 0,
        options: .curveLinear,
        animations: { scene.view.alpha = alpha },
        completion: scene.noteEnd(name)
      )
      scene.stage.advance(by: 0.25)
    }

    // The second starts from the first's model value.
    #expect(isClose(scene.shownAlpha, 0.25))
    scene.stage.advance(by: 2)
    #expect(scene.log == ["out cut off at 0.25", "in finished at 1.25"])
  }

  @Test(.facts("E16")) func `starts a fade from what is seen if asked`() {
    let scene = AnimatedView()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { scene.view.alpha = 0 }
    scene.stage.advance(by: 0.25)

    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
      scene.view.alpha = 1
    }
    scene.stage.turn()
    #expect(isClose(scene.shownAlpha, 0.75))

    scene.stage.advance(by: 0.5)
    #expect(isClose(scene.shownAlpha, 0.875))
  }

  @Test(.facts("E16")) func `moves alike with and without beginning from the current state`() {
    let scenes = [[], UIView.AnimationOptions.beginFromCurrentState].map { options in
      let scene = AnimatedView()
      move(scene, to: 100, "there")
      scene.stage.advance(by: 0.5)
      UIView.animate(withDuration: 1, delay: 0, options: options) {
        scene.view.frame.origin.x = 30
      }
      scene.stage.advance(by: 0.3)
      return scene.shownX
    }

    #expect(scenes[0] == scenes[1])
  }

  @Test(.facts("E15")) func `replaces a repeating move`() {
    let scene = AnimatedView()
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: [.repeat, .curveLinear],
      animations: { scene.view.frame.origin.x = 100 },
      completion: scene.noteEnd("for ever")
    )
    scene.stage.advance(by: 2.5)

    move(scene, to: 20, "once")
    scene.stage.turn()
    #expect(scene.log == ["for ever cut off at 2.5"])

    scene.stage.advance(by: 0.5)
    // From the model, 100, half way to 20.
    #expect(isClose(scene.shownX, 60))
  }

  @Test(.facts("E15")) func `does not add up transforms out of the plane`() throws {
    let scene = AnimatedView()

    UIView.animate(withDuration: 1) {
      scene.view.layer.transform = CATransform3DMakeRotation(1, 0, 1, 0)
    }

    let animation = try #require(
      scene.view.layer.animation(forKey: "transform") as? CABasicAnimation
    )
    #expect(!animation.isAdditive)
  }

  @Test(.facts("E17")) func `keeps moving around a new place set at once`() {
    let scene = AnimatedView()
    move(scene, to: 100, "move")
    scene.stage.advance(by: 0.5)

    UIView.animate(withDuration: 0) { scene.view.frame.origin.x = 200 }
    scene.stage.turn()

    // The offset −100 is half gone around 200.
    #expect(isClose(scene.shownX, 150))
    scene.stage.advance(by: 0.5)
    #expect(scene.shownX == 200)
    #expect(scene.log == ["move finished at 1.0"])
  }

  @Test(.facts("E14")) func `moves from the old place minus the new one to nothing`() throws {
    let scene = AnimatedView()

    UIView.animate(withDuration: 1) { scene.view.center = CGPoint(x: 35, y: 15) }

    let animation = try #require(
      scene.view.layer.animation(forKey: "position") as? CABasicAnimation
    )
    #expect(animation.isAdditive)
    #expect(animation.fromValue as? CGPoint == CGPoint(x: 5 - 35, y: 5 - 15))
    #expect(animation.toValue as? CGPoint == .zero)
  }

  @Test(.facts("E14")) func `keeps its speed when another move begins`() {
    let scene = AnimatedView()
    UIView.animate(withDuration: 1) { scene.view.frame.origin.x = 100 }
    let step = 0.001
    scene.stage.advance(by: 0.5 - step)
    let before = scene.shownX
    scene.stage.advance(by: step)
    let middle = scene.shownX

    UIView.animate(withDuration: 1) { scene.view.frame.origin.x = 0 }
    scene.stage.advance(by: step)

    // A curve that eases in starts at rest; the first move's speed is the highest of the way.
    let (speed, after) = ((middle - before) / step, (scene.shownX - middle) / step)
    #expect(speed > 100)
    #expect(abs(after - speed) < speed / 100)
  }

  @Test(.facts("E15")) func `replaces a change of color by the next one`() throws {
    let scene = AnimatedView()
    scene.view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    for (red, name) in [(1, "there"), (0.5, "back")] as [(CGFloat, String)] {
      UIView.animate(
        withDuration: 1,
        delay: 0,
        options: .curveLinear,
        animations: {
          scene.view.backgroundColor = UIColor(red: red, green: 0, blue: 0, alpha: 1)
        },
        completion: scene.noteEnd(name)
      )
      scene.stage.advance(by: 0.5)
    }

    let color = try #require(scene.view.layer.properties(at: scene.stage.now).backgroundColor)
    // From the first one's model, 1, half way to 0.5.
    #expect(isClose(color.rgba.r, 0.75))
    scene.stage.advance(by: 1)
    #expect(scene.log == ["there cut off at 0.5", "back finished at 1.5"])
  }

  @Test(.facts("E15")) func `replaces keyframes and is replaced by them`() {
    let scene = AnimatedView()
    func frames(to x: CGFloat, _ name: String) {
      UIView.animateKeyframes(
        withDuration: 1,
        delay: 0,
        options: UIView.KeyframeAnimationOptions(
          rawValue: UIView.AnimationOptions.curveLinear.rawValue
        ),
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
            scene.view.frame.origin.x = x
          }
        },
        completion: scene.noteEnd(name)
      )
    }
    frames(to: 100, "first")
    scene.stage.advance(by: 0.5)
    frames(to: 0, "second")
    scene.stage.advance(by: 0.25)
    #expect(scene.log == ["first cut off at 0.5"])
    // From the model, 100, a quarter of the way to 0.
    #expect(isClose(scene.shownX, 75))

    move(scene, to: 20, "move")
    scene.stage.advance(by: 0.5)

    // From the model, 0, half way to 20.
    #expect(isClose(scene.shownX, 10))
    scene.stage.advance(by: 1)
    #expect(
      scene.log == ["first cut off at 0.5", "second cut off at 0.75", "move finished at 1.75"]
    )
  }

  @Test(.facts("E15")) func `replaces a turn out of the plane, with its completion`() {
    let scene = AnimatedView()
    for (angle, name) in [(1, "there"), (0, "back")] as [(CGFloat, String)] {
      UIView.animate(
        withDuration: 1,
        animations: { scene.view.transform3D = CATransform3DMakeRotation(angle, 0, 1, 0) },
        completion: scene.noteEnd(name)
      )
      scene.stage.advance(by: 0.25)
    }
    scene.stage.advance(by: 2)

    #expect(scene.log == ["there cut off at 0.25", "back finished at 1.25"])
  }
}
