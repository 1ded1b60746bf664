import UIKit

/// A full-screen page that follows a finger down and closes beyond a third of the way.
final class DragDownViewController: PageViewController {
  private static let finishShare: CGFloat = 0.33
  /// Points a second: a flick closes it from any height.
  private static let flick: CGFloat = 800

  private let slide = DragDownTransition()

  init() {
    super.init(
      Content(
        title: "Drag me down",
        text: "Let go near the top to stay, further down to leave.",
        symbol: "arrow.down",
        color: .systemTeal
      )
    )
    modalPresentationStyle = .custom
    transitioningDelegate = slide
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let pan = UIPanGestureRecognizer(
      target: self,
      action: Selector("drag:", DragDownViewController.drag)
    )
    view.addGestureRecognizer(pan)
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    guard let window = view.window else { return }
    let share = max(pan.translation(in: window).y, 0) / window.bounds.height
    switch pan.state {
    case .began:
      slide.driver = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed:
      slide.driver?.update(share)
    case .ended where share > Self.finishShare || pan.velocity(in: window).y > Self.flick:
      slide.driver?.finish()
      slide.driver = nil
    case .ended, .cancelled, .failed:
      slide.driver?.cancel()
      slide.driver = nil
    case .possible:
      break
    @unknown default:
      break
    }
  }
}

/// Slides up and down; while a finger drags, it drives the way out.
final class DragDownTransition: NSObject, UIViewControllerTransitioningDelegate {
  /// Set while a finger drags.
  var driver: UIPercentDrivenInteractiveTransition?

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DimmedPresentationController(presentedViewController: presented, presenting: presenting)
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

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    driver
  }
}
