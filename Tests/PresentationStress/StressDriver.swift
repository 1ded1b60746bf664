import UIKit

/// Drives a transition by steps of the script, as a gesture would.
final class StressDriver: UIPercentDrivenInteractiveTransition {
  private weak var world: StressWorld?

  init(in world: StressWorld) {
    self.world = world
    super.init()
    world.watch(self, "driver")
  }
}

/// An interaction controller written by hand: moves the view itself, without an animator's help.
final class StressHandDriver: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var world: StressWorld?
  private var context: (any UIViewControllerContextTransitioning)?
  private let isPresenting: Bool
  private var rest = CGRect.zero
  /// The gesture was over before the transition began.
  private var earlyEnd: Bool?

  init(isPresenting: Bool, in world: StressWorld) {
    self.isPresenting = isPresenting
    self.world = world
    super.init()
    world.watch(self, "hand driver")
  }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    guard let view = movingView, let controller = movingController else { return }
    rest = isPresenting ? context.finalFrame(for: controller) : view.frame
    if isPresenting {
      view.frame = rest
      context.containerView.addSubview(view)
    } else if let to = context.view(forKey: .to), to.superview !== context.containerView {
      context.containerView.insertSubview(to, at: 0)
    }
    update(0)
    if let earlyEnd { end(finishing: earlyEnd) }
  }

  private var movingView: UIView? { context?.view(forKey: isPresenting ? .to : .from) }

  private var movingController: UIViewController? {
    context?.viewController(forKey: isPresenting ? .to : .from)
  }

  func update(_ progress: CGFloat) {
    guard let context, context.isInteractive else { return }
    let shift = context.containerView.bounds.height * (isPresenting ? 1 - progress : progress)
    movingView?.frame.origin.y = rest.minY + shift
    context.updateInteractiveTransition(progress)
  }

  func end(finishing: Bool) {
    guard let context else {
      earlyEnd = finishing
      return
    }
    self.context = nil
    if finishing {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    let view = context.view(forKey: isPresenting ? .to : .from)
    let showsView = isPresenting == finishing
    UIView.animate(
      withDuration: 0.15,
      animations: {
        view?.frame.origin.y =
          self.rest.minY + (showsView ? 0 : context.containerView.bounds.height)
      },
      completion: { _ in
        if showsView { view?.frame = self.rest }
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }
}
