import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

struct ViewKeyframeTests {
  private let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue
  )

  /// The left edge at some times of a keyframe block of two seconds.
  private func places(
    at times: [TimeInterval],
    options: UIView.KeyframeAnimationOptions? = nil,
    _ block: @escaping (UIView) -> Void
  ) -> [CGFloat] {
    let scene = AnimatedView()
    UIView.animateKeyframes(
      withDuration: 2,
      delay: 0,
      options: options ?? linear,
      animations: { block(scene.view) },
      completion: scene.noteEnd("frames")
    )
    return times.map { time in
      scene.stage.advance(by: time - scene.stage.now)
      return (scene.shownX * 1000).rounded() / 1000
    }
  }

  @Test(.facts("E18")) func `runs frames at their fractions of the whole`() {
    let places = places(at: [0.5, 1, 1.25, 1.5, 2]) { view in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        view.frame.origin.x = 100
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
        view.frame.origin.x = 0
      }
    }

    #expect(places == [50, 100, 50, 0, 0])
  }

  @Test(.facts("E18")) func `rests between frames and before the first`() {
    let places = places(at: [0.5, 1.25, 1.75]) { view in
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
        view.frame.origin.x = 100
      }
    }

    #expect(places == [0, 50, 100])
  }

  @Test(.facts("E18")) func `jumps at a frame without duration`() {
    let places = places(at: [0.95, 1.05, 1.9]) { view in
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0) {
        view.frame.origin.x = 100
      }
    }

    #expect(places == [0, 100, 100])
  }

  @Test(.facts("E18")) func `is an ordinary animation without frames`() {
    let places = places(at: [1, 2]) { $0.frame.origin.x = 100 }

    #expect(places == [50, 100])
  }

  @Test func `cuts a frame off where the next begins`() {
    let places = places(at: [0.5, 1, 1.5]) { view in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
        view.frame.origin.x = 100
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        view.frame.origin.x = 0
      }
    }

    #expect(places == [25, 50, 25])
  }

  @Test func `eases the whole in and out unless told otherwise`() {
    let places = places(at: [0.5], options: []) { view in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
        view.frame.origin.x = 100
      }
    }

    #expect(isClose(places[0], 12.916, 1e-2))
  }

  @Test(.facts("E10")) func `inherits the duration of the block around it`() {
    let scene = AnimatedView()

    UIView.animate(withDuration: 4, delay: 0, options: .curveLinear) {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          scene.view.frame.origin.x = 100
        }
      }
    }
    scene.stage.advance(by: 3)

    #expect(isClose(scene.shownX, 50))
  }
}
