import UIKit

/// A presented view in a wrapper with round corners and a shadow.
final class FramedTransition: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    FramedPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    SlideAnimator(edge: .bottom, isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    SlideAnimator(edge: .bottom, isPresenting: false)
  }
}

/// Gives the animator a wrapper to move: shadow outside, clipped content inside.
final class FramedPresentationController: DimmedPresentationController {
  private static let cornerRadius: CGFloat = 20
  private static let shadowRadius: CGFloat = 16
  private static let shadowOpacity: Float = 0.5
  private static let margin: CGFloat = 24
  private static let largest = CGSize(width: 480, height: 560)

  private let wrapper = UIView()

  override var presentedView: UIView? { wrapper }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let area = containerView.bounds.inset(by: containerView.safeAreaInsets)
    let room = area.insetBy(dx: Self.margin, dy: Self.margin)
    let size = CGSize(
      width: min(room.width, Self.largest.width),
      height: min(room.height, Self.largest.height)
    )
    return CGRect(
      x: (area.midX - size.width / 2).rounded(),
      y: (area.midY - size.height / 2).rounded(),
      width: size.width,
      height: size.height
    )
  }

  override func presentationTransitionWillBegin() {
    wrapper.frame = frameOfPresentedViewInContainerView
    wrapper.layer.shadowOpacity = Self.shadowOpacity
    wrapper.layer.shadowRadius = Self.shadowRadius
    wrapper.layer.shadowOffset = CGSize(width: 0, height: 8)
    let clip = UIView(frame: wrapper.bounds)
    clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clip.layer.cornerRadius = Self.cornerRadius
    clip.layer.masksToBounds = true
    wrapper.addSubview(clip)
    if let content = presentedViewController.view {
      content.frame = clip.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      clip.addSubview(content)
    }
    super.presentationTransitionWillBegin()
  }
}
