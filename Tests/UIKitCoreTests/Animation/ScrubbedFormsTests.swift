import CoreGraphics
import Foundation
import ProsceniumTesting
import QuartzCore
import TestFacts
import Testing
import UIKit

/// The forms of UIView animations that `ScrubbedViewTests` leaves out, scrubbed against played.
@Suite("Scrubbed forms of view animations")
@MainActor
struct ScrubbedFormsTests {
  /// One view for each form, in a container whose time can be set.
  @MainActor
  private struct Scene {
    let stage = Stage(size: CGSize(width: 180, height: 160), scale: 1)
    let container = UIView(frame: CGRect(x: 0, y: 40, width: 180, height: 120))
    private let views: [UIView]
    private let label = UILabel(frame: CGRect(x: 0, y: 96, width: 60, height: 20))
    private let text = CATextLayer()
    private let constrained = UIView()
    private let left: NSLayoutConstraint
    private let start: TimeInterval

    init(isScrubbed: Bool) {
      views = (0..<14).map { index in
        let place = CGRect(x: 2 + index % 8 * 22, y: 4 + index / 8 * 40, width: 16, height: 16)
        let view = UIView(frame: place)
        view.backgroundColor = UIColor(
          hue: CGFloat(index) / 14,
          saturation: 1,
          brightness: 0.9,
          alpha: 1
        )
        return view
      }
      let controller = UIViewController()
      stage.show(controller)
      for view in views {
        container.addSubview(view)
      }
      constrained.backgroundColor = .blue
      constrained.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(constrained)
      left = constrained.leadingAnchor.constraint(equalTo: container.leadingAnchor)
      NSLayoutConstraint.activate([
        left, constrained.topAnchor.constraint(equalTo: container.topAnchor, constant: 84),
        constrained.widthAnchor.constraint(equalToConstant: 10),
        constrained.heightAnchor.constraint(equalToConstant: 8),
      ])
      label.text = "before"
      container.addSubview(label)
      text.frame = CGRect(x: 80, y: 96, width: 80, height: 22)
      text.string = "layer"
      text.fontSize = 12
      text.foregroundColor = UIColor.black.cgColor
      container.layer.addSublayer(text)
      controller.view.addSubview(container)
      stage.turn()
      if isScrubbed {
        container.layer.speed = 0
      } else {
        // The container's time starts at 0, as the scrubbed one's.
        container.layer.beginTime = stage.now
      }
      start = stage.now
      _ = stage.snapshot()
      animateForms()
      animateProperties()
      animateText()
      stage.turn()
    }

    /// The pixels at an instant of the container's time; of a playing scene, later ones only.
    func shown(at time: TimeInterval) -> CGImage {
      if container.layer.speed == 0 {
        container.layer.timeOffset = time
        stage.turn()
      } else {
        stage.advance(by: start + time - stage.now)
      }
      return stage.snapshot()
    }

    private func animateForms() {
      let curves: [UIView.AnimationOptions] = [.curveEaseInOut, .curveEaseOut, .curveLinear]
      for (view, curve) in zip(views, curves) {
        UIView.animate(withDuration: 0.8, delay: 0.1, options: curve) { view.center.y += 30 }
      }
      UIView.animate(withDuration: 0.3, delay: 0, options: [.repeat, .curveLinear]) {
        views[3].center.y += 30
      }
      UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) {
        views[4].alpha = 0.2
        UIView.animate(withDuration: 0.4, delay: 0.1, options: .overrideInheritedDuration) {
          views[4].center.y += 20
        }
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {
          views[5].center.y += 20
        }
      }
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(0.9)
      UIView.setAnimationDelay(0.1)
      UIView.setAnimationCurve(.easeOut)
      views[6].center.y += 25
      UIView.commitAnimations()
      for (index, mode) in [
        UIView.KeyframeAnimationOptions.calculationModePaced, .calculationModeCubic,
        .calculationModeDiscrete,
      ].enumerated() {
        let view = views[7 + index]
        UIView.animateKeyframes(withDuration: 1.1, delay: 0, options: mode) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.3) {
            view.center.y += 20
          }
          UIView.addKeyframe(withRelativeStartTime: 0.3, relativeDuration: 0.7) {
            view.center.y -= 10
          }
        }
      }
      UIView.transition(with: views[10], duration: 0.9, options: .transitionCrossDissolve) {
        views[10].isHidden = true
      }
      UIView.transition(with: views[11], duration: 0.9, options: .transitionFlipFromTop) {
        views[11].backgroundColor = .black
      }
    }

    private func animateProperties() {
      left.constant = 60
      UIView.animate(withDuration: 1) { container.layoutIfNeeded() }
      UIView.animate(withDuration: 1) {
        views[12].layer.cornerRadius = 8
        views[12].layer.borderWidth = 3
        views[12].layer.shadowOpacity = 1
        views[12].bounds.size = CGSize(width: 24, height: 20)
      }
      UIView.animate(withDuration: 1) {
        var turned = CATransform3DIdentity
        turned.m34 = -1 / 60
        views[13].transform3D = CATransform3DRotate(turned, 2, 0, 1, 0)
      }
    }

    private func animateText() {
      UIView.transition(with: label, duration: 0.7, options: .transitionCrossDissolve) {
        label.text = "after"
      }
      let size = CABasicAnimation(keyPath: "fontSize")
      size.toValue = 18
      size.duration = 0.8
      text.add(size, forKey: nil)
      // A plain layer fades to another string, and moves to another color, by itself.
      text.string = "other"
      text.foregroundColor = UIColor.red.cgColor
    }
  }

  @Test(.facts("D21", "E18", "E20"))
  func `show the bytes of playing at each instant, forwards and backwards`() {
    let instants = (0...5).map { Double($0) / 20 } + (4...12).map { Double($0) / 10 }
    let playing = Scene(isScrubbed: false)
    let played = instants.map { playing.shown(at: $0) }

    let scrubbed = Scene(isScrubbed: true)
    for index in Array(instants.indices) + instants.indices.reversed() + [9, 2, 14] {
      let image = scrubbed.shown(at: instants[index])
      #expect(
        hasSameBytes(image, played[index]),
        "at \(instants[index]): \(difference(image, played[index]))"
      )
    }
    #expect(!hasSameBytes(played[3], played[4]))
  }

  /// A stage with a view, and an animator of a second for it.
  private func animated(
    _ timing: any UITimingCurveProvider,
    isReversed: Bool = false
  ) -> (stage: Stage, animator: UIViewPropertyAnimator) {
    let stage = Stage(size: CGSize(width: 80, height: 60), scale: 1)
    let controller = UIViewController()
    stage.show(controller)
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 10))
    view.backgroundColor = .red
    controller.view.addSubview(view)
    stage.turn()
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
    animator.scrubsLinearly = false
    animator.addAnimations {
      view.center = CGPoint(x: 50, y: 40)
      view.backgroundColor = .blue
    }
    animator.addAnimations({ view.alpha = 0.4 }, delayFactor: 0.5)
    animator.addAnimations {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) {
          view.transform = CGAffineTransform(rotationAngle: 1)
        }
      }
    }
    animator.isReversed = isReversed
    return (stage, animator)
  }

  private nonisolated enum Timing: CaseIterable {
    case easeIn, overshooting, spring
  }

  private func parameters(_ timing: Timing) -> any UITimingCurveProvider {
    switch timing {
    case .easeIn: UICubicTimingParameters(animationCurve: .easeIn)
    case .overshooting:
      UICubicTimingParameters(
        controlPoint1: CGPoint(x: 0.2, y: -0.4),
        controlPoint2: CGPoint(x: 0.8, y: 1.4)
      )
    case .spring:
      UISpringTimingParameters(dampingRatio: 0.4, initialVelocity: CGVector(dx: 3, dy: -1))
    }
  }

  @Test(.facts("E32", "E34"), arguments: Timing.allCases)
  private func `by an animator's fraction of the time show the bytes of playing it`(timing: Timing)
  {
    let timing = parameters(timing)
    let (playing, animator) = animated(timing)
    animator.startAnimation()
    var played: [CGImage] = []
    for step in 0..<8 {
      playing.advance(by: step == 0 ? 0 : 0.125)
      played.append(playing.snapshot())
    }
    animator.stopAnimation(true)

    let (scrubbed, held) = animated(timing)
    for step in Array(0..<8) + (0..<8).reversed() {
      held.fractionComplete = CGFloat(step) / 8
      scrubbed.turn()
      let image = scrubbed.snapshot()
      #expect(hasSameBytes(image, played[step]), "step \(step): \(difference(image, played[step]))")
    }
    held.stopAnimation(true)
  }

  @Test(.facts("E34", "E37"))
  func `by an animator that is reversed while it runs show what it showed before`() {
    let (stage, animator) = animated(UICubicTimingParameters(animationCurve: .easeInOut))
    animator.startAnimation()
    var forwards: [CGImage] = []
    for step in 0..<6 {
      stage.advance(by: step == 0 ? 0 : 0.125)
      forwards.append(stage.snapshot())
    }

    animator.isReversed = true
    for step in (0..<5).reversed() {
      stage.advance(by: 0.125)
      let image = stage.snapshot()
      #expect(
        hasSameBytes(image, forwards[step]),
        "step \(step): \(difference(image, forwards[step]))"
      )
    }
  }
}
