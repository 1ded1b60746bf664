import CoreGraphics
import Foundation
import ProsceniumTesting
import QuartzCore
import TestFacts
import Testing
import UIKit

/// Property animators whose spring begins with another speed along each axis.
@Suite("Springs with a velocity along each axis")
@MainActor
struct SpringVelocityTests {
  /// Where a view is that moves from (0, 0) to (100, 100), and how far it faded, after `time`.
  private func seen(
    _ velocity: CGVector,
    after time: TimeInterval
  ) -> (place: CGPoint, alpha: CGFloat) {
    let moved = AnimatedView()
    let parameters = UISpringTimingParameters(dampingRatio: 0.7, initialVelocity: velocity)
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
    animator.addAnimations {
      moved.view.frame.origin = CGPoint(x: 100, y: 100)
      moved.view.alpha = 0
    }
    animator.startAnimation()
    moved.stage.advance(by: time)
    let result = (moved.stage.presentationFrame(of: moved.view).origin, moved.shownAlpha)
    animator.stopAnimation(true)
    return result
  }

  @Test(arguments: [0.1, 0.3, 0.7])
  func `move along each as a spring with that part alone`(time: TimeInterval) {
    let mixed = seen(CGVector(dx: 6, dy: -2), after: time).place
    let fast = seen(CGVector(dx: 6, dy: 6), after: time).place
    let back = seen(CGVector(dx: -2, dy: -2), after: time).place

    #expect(isClose(mixed.x, fast.x))
    #expect(isClose(mixed.y, back.y))
    #expect(mixed.x != mixed.y)
  }

  @Test func `fade by the larger part`() {
    let mixed = seen(CGVector(dx: 1, dy: 6), after: 0.1).alpha
    let fast = seen(CGVector(dx: 6, dy: 6), after: 0.1).alpha

    #expect(isClose(mixed, fast))
  }

  @Test func `end where they were told to`() {
    let place = seen(CGVector(dx: 6, dy: -2), after: 1.01).place

    #expect(place == CGPoint(x: 100, y: 100))
  }
}
