import CoreGraphics
import Foundation
import QuartzCore

/// The transitions of `modalTransitionStyle`, for presentations without an animator of their own.
///
/// Popovers have one of their own: they fade.
final class BuiltInTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private nonisolated enum Timing {
    /// Seconds of a sheet coming up or going down (folklore, about half a second).
    static let cover: TimeInterval = 0.5
    /// The spring of a sheet (measured on iOS: mass 3, stiffness 1000, critically damped).
    static let coverSpring = SpringCurve(mass: 3, stiffness: 1000, damping: 500)
    /// Seconds of a cross-dissolve, as of UIKit's other fades.
    ///
    /// Chosen by eye.
    static let dissolve: TimeInterval = 0.3
    /// Seconds in which a popover fades in or out.
    ///
    /// Chosen by eye.
    static let popover: TimeInterval = 0.2
    /// Seconds of a flip or a curl.
    ///
    /// Chosen by eye.
    static let flip: TimeInterval = 0.75
    /// How deep the eye stands before a flipping screen, in points.
    ///
    /// Chosen by eye.
    static let flipDistance: CGFloat = 1000
  }

  private let style: UIModalTransitionStyle
  private let isPopover: Bool
  private let isPresenting: Bool

  private init(style: UIModalTransitionStyle, isPopover: Bool, isPresenting: Bool) {
    self.style = isPopover ? .crossDissolve : style
    self.isPopover = isPopover
    self.isPresenting = isPresenting
  }

  /// The transition of `controller`, or of the context that provides one.
  static func make(
    for shown: UIViewController,
    controller: UIPresentationController,
    isPresenting: Bool
  ) -> BuiltInTransition {
    let presenter = controller.presentingViewController
    let isInContext = !controller.shouldPresentInFullscreen
    let provider =
      isInContext && presenter.providesPresentationContextTransitionStyle ? presenter : shown
    return BuiltInTransition(
      style: provider.modalTransitionStyle,
      isPopover: controller is UIPopoverPresentationController,
      isPresenting: isPresenting
    )
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    switch style {
    case .coverVertical: Timing.cover
    case .crossDissolve: isPopover ? Timing.popover : Timing.dissolve
    case .flipHorizontal, .partialCurl: Timing.flip
    }
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewKey = isPresenting ? .to : .from
    let controllerKey: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let view = transitionContext.view(forKey: key),
      let controller = transitionContext.viewController(forKey: controllerKey)
    else {
      transitionContext.completeTransition(true)
      return
    }
    let frame = transitionContext.finalFrame(for: controller)
    if isPresenting {
      view.frame = frame
      transitionContext.containerView.addSubview(view)
    }
    if style == .partialCurl {
      UnsupportedAPI.report("UIModalTransitionStyle.partialCurl")
    }
    switch style {
    case .coverVertical: cover(view, at: frame, transitionContext)
    case .crossDissolve, .partialCurl: dissolve(view, transitionContext)
    case .flipHorizontal: flip(view, transitionContext)
    }
  }

  // MARK: - Movements

  private func cover(
    _ view: UIView,
    at frame: CGRect,
    _ context: any UIViewControllerContextTransitioning
  ) {
    let below = CGPoint(
      x: view.center.x,
      y: context.containerView.bounds.maxY + view.bounds.height * view.layer.anchorPoint.y
    )
    let rest = view.center
    if isPresenting { view.center = below }
    animateSpring(context) {
      view.center = self.isPresenting ? rest : below
    }
  }

  private func animateSpring(
    _ context: any UIViewControllerContextTransitioning,
    animations: @escaping () -> Void
  ) {
    ViewAnimationContext.run(
      ViewAnimationParameters(
        duration: transitionDuration(using: context),
        pace: .spring(Timing.coverSpring)
      ),
      animations: animations,
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) }
    )
  }

  private func dissolve(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let rest = view.alpha
    if isPresenting { view.alpha = 0 }
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: { view.alpha = self.isPresenting ? rest : 0 },
      completion: { _ in
        view.alpha = rest
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }

  /// Turns the old side away and the new side in, each half of the time.
  private func flip(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let other = context.view(forKey: isPresenting ? .from : .to)
    let front = isPresenting ? other : view
    let back = isPresenting ? view : other
    let half = transitionDuration(using: context) / 2
    let turn: CGFloat = isPresenting ? .pi / 2 : -.pi / 2
    back?.layer.transform = quarterTurn(-turn)
    UIView.animate(
      withDuration: half,
      delay: 0,
      options: [.curveEaseIn],
      animations: { front?.layer.transform = self.quarterTurn(turn) },
      completion: nil
    )
    UIView.animate(
      withDuration: half,
      delay: half,
      options: [.curveEaseOut],
      animations: { back?.layer.transform = CATransform3DIdentity },
      completion: { _ in
        front?.layer.transform = CATransform3DIdentity
        back?.layer.transform = CATransform3DIdentity
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }

  private func quarterTurn(_ angle: CGFloat) -> CATransform3D {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / Timing.flipDistance
    return CATransform3DRotate(eye, angle, 0, 1, 0)
  }
}
