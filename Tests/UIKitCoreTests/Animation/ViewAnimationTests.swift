import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

struct ViewAnimationTests {
  @Test(.facts("E1", "E2")) func `changes the model at once and the screen over time`() {
    let scene = AnimatedView()

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      scene.view.alpha = 0
      scene.view.center.x = 105
    }

    #expect(scene.view.alpha == 0)
    #expect(scene.view.frame.minX == 100)
    scene.stage.turn()
    #expect(scene.shownX == 0)
    #expect(scene.shownAlpha == 1)
    scene.stage.advance(by: 0.25)
    #expect(isClose(scene.shownX, 25))
    #expect(isClose(scene.shownAlpha, 0.75))
    scene.stage.advance(by: 0.75)
    #expect(scene.shownX == 100)
    #expect(scene.shownAlpha == 0)
  }

  @Test(.facts("E3")) func `eases in and out unless told otherwise`() {
    let scene = AnimatedView()

    UIView.animate(withDuration: 1) { scene.view.frame.origin.x = 100 }
    scene.stage.advance(by: 0.25)

    #expect(isClose(scene.shownX, 12.9162, 1e-3))
  }

  @Test(.facts("E4"), arguments: [0, -1.0])
  func `takes no time without a duration and completes in the next turn`(duration: TimeInterval) {
    let scene = AnimatedView()

    UIView.animate(
      withDuration: duration,
      animations: { scene.view.frame.origin.x = 100 },
      completion: scene.noteEnd("move")
    )

    #expect(scene.log.isEmpty)
    #expect(scene.view.layer.animationKeys() == nil)
    scene.stage.turn()
    #expect(scene.log == ["move finished at 0.0"])
  }

  @Test(.facts("E5")) func `completes in the next turn if nothing was animated`() {
    let scene = AnimatedView()

    UIView.animate(withDuration: 3, animations: {}, completion: scene.noteEnd("nothing"))
    scene.stage.turn()

    #expect(scene.log == ["nothing finished at 0.0"])
  }

  @Test(.facts("E6")) func `completes exactly at its end`() {
    let scene = AnimatedView()

    UIView.animate(
      withDuration: 0.3,
      delay: 0.1,
      animations: { scene.view.alpha = 0 },
      completion: scene.noteEnd("fade")
    )
    scene.stage.advance(by: 1)

    #expect(scene.log == ["fade finished at 0.4"])
  }

  @Test(.facts("E6", "E19")) func `is cut off when the layer's animations are removed`() {
    let scene = AnimatedView()
    UIView.animate(
      withDuration: 1,
      animations: { scene.view.frame.origin.x = 100 },
      completion: scene.noteEnd("move")
    )
    scene.stage.advance(by: 0.5)

    scene.view.layer.removeAllAnimations()

    #expect(scene.shownX == 100)
    #expect(scene.log == ["move cut off at 0.5"])
  }

  @Test(.facts("E6")) func `is cut off when the view leaves the window`() {
    let scene = AnimatedView()
    UIView.animate(
      withDuration: 1,
      animations: { scene.view.alpha = 0 },
      completion: scene.noteEnd("fade")
    )
    scene.stage.advance(by: 0.5)

    scene.view.removeFromSuperview()
    scene.stage.turn()

    #expect(scene.log == ["fade cut off at 0.5"])
  }

  @Test(.facts("E7")) func `shows the old value during its delay`() {
    let scene = AnimatedView()

    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
      scene.view.alpha = 0
      scene.view.frame.origin.x = 100
    }
    scene.stage.advance(by: 0.4)

    #expect(scene.view.alpha == 0)
    #expect(scene.shownAlpha == 1)
    #expect(scene.shownX == 0)
    scene.stage.advance(by: 0.6)
    #expect(isClose(scene.shownAlpha, 0.5))
    #expect(isClose(scene.shownX, 50))
  }

  @Test(.facts("E8")) func `keeps touches away from what it animates`() {
    let scene = AnimatedView()
    #expect(!scene.view.isInteractionSuspendedByAnimation)

    UIView.animate(withDuration: 1) { scene.view.alpha = 0.5 }
    scene.stage.advance(by: 0.5)
    #expect(scene.view.isInteractionSuspendedByAnimation)

    scene.stage.advance(by: 0.5)
    #expect(!scene.view.isInteractionSuspendedByAnimation)
  }

  @Test(.facts("E8")) func `lets touches through if it allows them`() {
    let scene = AnimatedView()

    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      scene.view.alpha = 0.5
    }
    scene.stage.advance(by: 0.5)

    #expect(!scene.view.isInteractionSuspendedByAnimation)
  }

  @Test(.facts("E9")) func `has UIKit's option bits`() {
    typealias Options = UIView.AnimationOptions
    let flags: [Options] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent,
      .showHideTransitionViews, .overrideInheritedOptions,
    ]
    let curves: [Options] = [.curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear]
    let transitions: [Options] = [
      .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp, .transitionCurlDown,
      .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom,
    ]

    #expect(flags.map(\.rawValue) == (0..<10).map { 1 << $0 })
    #expect(curves.map(\.rawValue) == (0..<4).map { $0 << 16 })
    #expect(transitions.map(\.rawValue) == (1..<8).map { $0 << 20 })
    #expect(UIView.AnimationCurve.easeInOut.rawValue == 0)
    #expect(UIView.AnimationCurve.linear.rawValue == 3)
  }

  @Test(.facts("E10")) func `inherits duration and curve from the block around it`() {
    let scene = AnimatedView()

    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 0.1, delay: 0, options: .curveEaseIn) {
        scene.view.frame.origin.x = 100
      }
    }
    scene.stage.advance(by: 1)

    #expect(isClose(scene.shownX, 50))
  }

  @Test(.facts("E10")) func `keeps its own duration and curve if it overrides`() {
    let scene = AnimatedView()

    UIView.animate(withDuration: 2, delay: 0, options: .curveEaseIn) {
      UIView.animate(
        withDuration: 1,
        delay: 0,
        options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
      ) {
        scene.view.frame.origin.x = 100
      }
    }
    scene.stage.advance(by: 0.5)

    #expect(isClose(scene.shownX, 50))
  }

  @Test(.facts("E11")) func `goes back and forth and then jumps to the end`() {
    let scene = AnimatedView()

    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: [.repeat, .autoreverse, .curveLinear],
      animations: {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {
          scene.view.frame.origin.x = 100
        }
      },
      completion: scene.noteEnd("swing")
    )
    var places: [CGFloat] = []
    for _ in 0..<4 {
      scene.stage.advance(by: 0.75)
      places.append((scene.shownX * 10).rounded() / 10)
    }
    scene.stage.advance(by: 0.99)
    // Seen at 0.75, 1.5, 2.25 and 3 seconds; one swing takes two seconds.
    #expect(places == [75, 50, 25, 100])
    #expect(isClose(scene.shownX, 1))
    #expect(scene.view.frame.minX == 100)
    scene.stage.advance(by: 0.01)
    #expect(scene.shownX == 100)
    #expect(scene.log == ["swing finished at 4.0"])
  }

  @Test(.facts("E11")) func `repeats for ever`() {
    let scene = AnimatedView()

    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .curveLinear]) {
      scene.view.frame.origin.x = 100
    }
    scene.stage.advance(by: 100.5)

    #expect(isClose(scene.shownX, 50))
  }

  @Test(.facts("E12")) func `animates nothing while animations are disabled`() {
    let scene = AnimatedView()
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)

    UIView.animate(
      withDuration: 1,
      animations: { scene.view.alpha = 0 },
      completion: scene.noteEnd("fade")
    )
    UIView.setAnimationsEnabled(true)
    scene.stage.turn()

    #expect(scene.shownAlpha == 0)
    #expect(scene.log == ["fade finished at 0.0"])
    UIView.animate(withDuration: 1) { scene.view.alpha = 1 }
    #expect(scene.view.layer.animationKeys() == ["opacity"])
  }

  @Test(.facts("E12")) func `animates nothing inside performWithoutAnimation`() {
    let scene = AnimatedView()

    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation {
        scene.view.alpha = 0
        UIView.animate(withDuration: 1) { scene.view.frame.origin.x = 100 }
      }
      #expect(scene.view.layer.animationKeys() == nil)
      scene.view.backgroundColor = .red
    }

    #expect(scene.view.layer.animationKeys() == ["backgroundColor"])
  }

  @Test(.facts("E13")) func `knows the duration inside a block only`() {
    let scene = AnimatedView()
    var durations: [TimeInterval] = [UIView.inheritedAnimationDuration]

    UIView.animate(withDuration: 0.7) {
      durations.append(UIView.inheritedAnimationDuration)
      UIView.performWithoutAnimation { durations.append(UIView.inheritedAnimationDuration) }
      scene.view.alpha = 0
    }
    durations.append(UIView.inheritedAnimationDuration)

    #expect(durations == [0, 0.7, 0, 0])
  }

  @Test(.facts("E20"), arguments: [false, true])
  func `animates the layout that it forces, changed before or in it`(isInside: Bool) {
    let scene = AnimatedView()
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    scene.view.addSubview(child)
    let left = child.leadingAnchor.constraint(equalTo: scene.view.leadingAnchor)
    left.isActive = true
    child.widthAnchor.constraint(equalToConstant: 10).isActive = true
    scene.stage.turn()

    if !isInside { left.constant = 50 }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      if isInside { left.constant = 50 }
      scene.view.layoutIfNeeded()
    }
    scene.stage.advance(by: 0.5)

    #expect(isClose(scene.stage.presentationFrame(of: child).minX, 25))
  }

  @Test func `animates what goes alongside with its own duration`() {
    let scene = AnimatedView()
    ViewAnimationContext.alongside.append {
      scene.view.alpha = 0
      #expect(UIView.inheritedAnimationDuration == 2)
    }

    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 1) { scene.view.frame.origin.x = 10 }
    }
    UIView.animate(withDuration: 5) { scene.view.frame.origin.x = 20 }
    scene.stage.advance(by: 1)

    #expect(ViewAnimationContext.alongside.isEmpty)
    #expect(isClose(scene.shownAlpha, 0.5))
  }

  @Test func `animates blocks of the old style`() {
    let scene = AnimatedView()

    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDuration(2)
    UIView.setAnimationCurve(.linear)
    scene.view.frame.origin.x = 100
    UIView.commitAnimations()
    scene.stage.advance(by: 1)

    #expect(isClose(scene.shownX, 50))
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test(.facts("E10")) func `inherits from the outermost of several blocks`() {
    let scene = AnimatedView()

    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) {
        UIView.animate(withDuration: 0.1, delay: 0, options: .curveEaseOut) {
          scene.view.frame.origin.x = 100
        }
      }
    }
    scene.stage.advance(by: 0.5)

    #expect(isClose(scene.shownX, 25))
  }

  @Test(
    .facts("E10", "E22"),
    arguments: [
      // A quarter of the outer two seconds along the inner curve, half of the inner one along the outer.
      (UIView.AnimationOptions.overrideInheritedCurve, 25),
      (.overrideInheritedDuration, 31.5357),
    ]
  )
  func `overrides one of duration and curve alone`(
    option: UIView.AnimationOptions,
    place: CGFloat
  ) {
    let scene = AnimatedView()

    UIView.animate(withDuration: 2, delay: 0, options: .curveEaseIn) {
      UIView.animate(withDuration: 1, delay: 0, options: [option, .curveLinear]) {
        scene.view.frame.origin.x = 100
      }
    }
    scene.stage.advance(by: 0.5)

    #expect(isClose(scene.shownX, place, 1e-4))
  }

  @Test(.facts("E10")) func `keeps its other options if it overrides them`() {
    let scene = AnimatedView()

    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .curveLinear]) {
      UIView.animate(withDuration: 1, delay: 0, options: []) { scene.view.alpha = 0 }
      UIView.animate(
        withDuration: 1,
        delay: 0,
        options: .overrideInheritedOptions,
        animations: { scene.view.frame.origin.x = 100 },
        completion: scene.noteEnd("once")
      )
    }
    scene.stage.advance(by: 1.5)

    #expect(scene.log == ["once finished at 1.0"])
    #expect(isClose(scene.shownAlpha, 0.5))
  }

  @Test(.facts("E41")) func `leaves a view's layer still outside of blocks`() {
    let scene = AnimatedView()

    #expect(scene.view.action(for: scene.view.layer, forKey: "opacity") is NSNull)
    scene.view.layer.opacity = 0.5
    scene.view.layer.position.x = 50
    scene.view.layer.addSublayer(CALayer())
    UIView.animate(withDuration: 1) {
      #expect(scene.view.action(for: scene.view.layer, forKey: "opacity") is CABasicAnimation)
      scene.view.layer.addSublayer(CALayer())
      scene.view.addSubview(UIView())
    }

    #expect(scene.view.layer.animationKeys() == nil)
  }
}
