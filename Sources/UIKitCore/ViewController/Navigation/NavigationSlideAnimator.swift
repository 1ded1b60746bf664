import CoreGraphics
import Foundation

/// The built-in push and pop: the upper view slides, the lower one follows at a third of the speed.
final class NavigationSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Seconds of a push or pop (measured).
  static let duration: TimeInterval = 0.35
  /// How far the lower view moves, as a share of the width (chosen by eye).
  private static let parallax: CGFloat = 0.3
  /// Darkness over the lower view (chosen by eye).
  private static let dimming: CGFloat = 0.1
  private static let shadowWidth: CGFloat = 8

  private let isPush: Bool

  init(isPush: Bool) {
    self.isPush = isPush
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  )
    -> TimeInterval
  {
    Self.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      context.completeTransition(true)
      return
    }
    let container = context.containerView
    let width = container.bounds.width
    let (upper, lower) = isPush ? (to, from) : (from, to)
    if let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
    }
    let dimmer = UIView(frame: container.bounds)
    dimmer.backgroundColor = .black
    dimmer.isUserInteractionEnabled = false
    if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
    container.insertSubview(dimmer, belowSubview: upper)
    let upperRest = upper.center
    let lowerRest = lower.center
    let upperAway = CGPoint(x: upperRest.x + width, y: upperRest.y)
    let lowerAway = CGPoint(x: lowerRest.x - width * Self.parallax, y: lowerRest.y)
    if isPush { upper.center = upperAway } else { lower.center = lowerAway }
    dimmer.alpha = isPush ? 0 : Self.dimming
    let isPush = isPush
    UIView.animate(
      withDuration: Self.duration,
      delay: 0,
      options: context.isInteractive ? [.curveLinear] : [.curveEaseInOut],
      animations: {
        upper.center = isPush ? upperRest : upperAway
        lower.center = isPush ? lowerAway : lowerRest
        dimmer.alpha = isPush ? Self.dimming : 0
      },
      completion: { _ in
        dimmer.removeFromSuperview()
        // Whoever ended the transition, or took a view away, has placed it elsewhere.
        let isRunning = (context as? TransitionContext)?.run != nil
        if isRunning, upper.superview === container { upper.center = upperRest }
        if isRunning, lower.superview === container { lower.center = lowerRest }
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }
}
