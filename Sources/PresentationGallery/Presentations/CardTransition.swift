import UIKit

/// A card in the middle of the dimmed screen.
final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    CardPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    ScaleAnimator(isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    ScaleAnimator(isPresenting: false)
  }
}

/// Keeps the card in the middle, within a margin.
final class CardPresentationController: DimmedPresentationController {
  private static let size = CGSize(width: 300, height: 320)
  private static let margin: CGFloat = 16
  private static let cornerRadius: CGFloat = 16

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let area = containerView.bounds.inset(by: containerView.safeAreaInsets)
    let room = area.insetBy(dx: Self.margin, dy: Self.margin)
    let size = CGSize(
      width: min(Self.size.width, room.width),
      height: min(Self.size.height, room.height)
    )
    return CGRect(
      x: (area.midX - size.width / 2).rounded(),
      y: (area.midY - size.height / 2).rounded(),
      width: size.width,
      height: size.height
    )
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    presentedViewController.view.layer.cornerRadius = Self.cornerRadius
    presentedViewController.view.layer.masksToBounds = true
  }
}
