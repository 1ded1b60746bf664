package import Foundation

/// What the compositor needs to draw a `CATransition`.
extension CALayer {
  /// A transition at a moment: the animation and how far it is, 0…1.
  package struct RunningTransition {
    package let transition: CATransition
    package let progress: Double
  }

  /// The transition running at an absolute time; nil if there is none.
  ///
  /// While there is one, the compositor mixes the picture that it kept of the layer from before with
  /// the layer as it is now.
  package func runningTransition(at time: TimeInterval) -> RunningTransition? {
    runningTransition(atLocal: localTime(at: time))
  }

  /// The transition running at a time of the layer itself.
  func runningTransition(atLocal time: TimeInterval) -> RunningTransition? {
    let attached = attachedAnimations.first { $0.animation is CATransition }
    guard let attached, let transition = attached.animation as? CATransition,
      let moment = attached.moment(at: time)
    else { return nil }
    let curve = transition.timingFunction?.curve ?? .linear
    let progress = curve.value(at: attached.timing.fraction(of: moment))
    let (start, end) = (Double(transition.startProgress), Double(transition.endProgress))
    return RunningTransition(transition: transition, progress: start + (end - start) * progress)
  }

  /// Called before the changes that a transition shows, or at the latest when it is added.
  ///
  /// The compositor that shows the tree keeps the picture that is on screen. More changes and
  /// transitions in the same turn start from the same picture.
  func transitionWillBegin() {
    guard let compositor = root.compositor else { return }
    guard transitionFlush != CATransaction.flushCount else { return }
    transitionFlush = CATransaction.flushCount
    compositor.keepPicture(of: self)
  }
}
