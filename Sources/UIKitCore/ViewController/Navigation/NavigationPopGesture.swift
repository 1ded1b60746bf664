import CoreGraphics
import Foundation

/// The swipe from the left edge that pops, with the content under the finger.
final class NavigationPopGesture: NSObject, UIGestureRecognizerDelegate {
  /// Beyond this share of the width, or this velocity in points a second, the pop goes through
  /// (chosen by eye).
  private static let finishingShare: CGFloat = 0.5
  private static let finishingVelocity: CGFloat = 300

  let recognizer = UIScreenEdgePanGestureRecognizer()
  private weak var controller: UINavigationController?
  private var interaction: UIPercentDrivenInteractiveTransition?

  func attach(to controller: UINavigationController) {
    self.controller = controller
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector("handle:", NavigationPopGesture.handle))
    controller.view.addGestureRecognizer(recognizer)
  }

  /// Apps that replace the delegate also lift these rules, as on iOS.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, let item = controller.topViewController?.navigationItem else {
      return false
    }
    let hasOwnLeft =
      item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
    return controller.stack.count > 1 && !controller.isNavigationBarHidden
      && !item.hidesBackButton && !hasOwnLeft && controller.state.run == nil
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
  }

  func handle(_ pan: UIScreenEdgePanGestureRecognizer) {
    guard let controller, let view = controller.viewIfLoaded, view.bounds.width > 0 else { return }
    let share = min(max(pan.translation(in: view.window).x / view.bounds.width, 0), 1)
    switch pan.state {
    case .began:
      guard controller.stack.count > 1, controller.state.run == nil else { return }
      let interaction = UIPercentDrivenInteractiveTransition()
      interaction.completionCurve = .linear
      self.interaction = interaction
      controller.state.popInteraction = interaction
      controller.popViewController(animated: true)
      controller.state.popInteraction = nil
    case .changed:
      interaction?.update(share)
      if interaction != nil { controller.navigationBar.setTransitionProgress(share) }
    case .ended:
      let velocity = pan.velocity(in: view.window).x
      let isFinishing =
        velocity > Self.finishingVelocity
        || velocity > -Self.finishingVelocity && share > Self.finishingShare
      end(isFinishing: isFinishing, share: share)
    case .cancelled, .failed:
      end(isFinishing: false, share: share)
    default:
      break
    }
  }

  private func end(isFinishing: Bool, share: CGFloat) {
    guard let interaction, let controller else { return }
    self.interaction = nil
    let rest = TimeInterval(isFinishing ? 1 - share : share) * NavigationSlideAnimator.duration
    UIView.animate(withDuration: rest, delay: 0, options: [.curveLinear]) {
      controller.navigationBar.setTransitionProgress(isFinishing ? 1 : 0)
    }
    if isFinishing { interaction.finish() } else { interaction.cancel() }
  }
}
