import Foundation
import UIKit

/// Two thirds of the container at one edge, with a dimming view that closes on a tap.
class SlidePresentation: UIPresentationController {
  let edge: SlideEdge
  let dimming = UIView()
  var pinning = Pinning.constraints
  /// The panel's frame is set at each layout of the container.
  var setsFrameInLayout = true
  var log: CallLog?
  private(set) var calls: [String] = []
  private(set) var taps: [UIGestureRecognizer.State] = []

  init(_ presented: UIViewController, _ presenting: UIViewController?, _ edge: SlideEdge) {
    self.edge = edge
    super.init(presentedViewController: presented, presenting: presenting)
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.5)
    dimming.alpha = 0
    dimming.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self,
        action: Selector("handleTap:", SlidePresentation.handleTap)
      )
    )
  }

  func handleTap(_ recognizer: UITapGestureRecognizer) {
    taps.append(recognizer.state)
    presentingViewController.dismiss(animated: true)
  }

  func note(_ call: String) {
    calls.append(call)
    log?.add("PC.\(call)")
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    var frame = edge.frame(in: containerView.bounds.size)
    frame.size = size(
      forChildContentContainer: presentedViewController,
      withParentContainerSize: containerView.bounds.size
    )
    return frame
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    edge.frame(in: parentSize).size
  }

  override func presentationTransitionWillBegin() {
    note("presentationTransitionWillBegin")
    addDimming()
    fade(to: 1)
  }

  private func addDimming() {
    guard let containerView else { return }
    if pinning == .constraints {
      dimming.translatesAutoresizingMaskIntoConstraints = false
    } else {
      dimming.frame = containerView.bounds
    }
    if pinning == .mask { dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    containerView.insertSubview(dimming, at: 0)
    guard pinning == .constraints else { return }
    for format in ["V:|[dimming]|", "H:|[dimming]|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format,
          options: [],
          metrics: nil,
          views: ["dimming": dimming]
        )
      )
    }
  }

  private func fade(to alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimming.alpha = alpha
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = alpha })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    note("presentationTransitionDidEnd(\(completed))")
  }

  override func dismissalTransitionWillBegin() {
    note("dismissalTransitionWillBegin")
    fade(to: 0)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    note("dismissalTransitionDidEnd(\(completed))")
  }

  override func containerViewWillLayoutSubviews() {
    note("willLayout")
    if setsFrameInLayout { presentedView?.frame = frameOfPresentedViewInContainerView }
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("size(\(rounded(size.width)) x \(rounded(size.height)))")
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("traits(\(newCollection.verticalSizeClass))")
    super.willTransition(to: newCollection, with: coordinator)
  }

  /// The four calls around transitions, without layouts and changes of size.
  var transitionCalls: [String] { calls.filter { $0.contains("Transition") } }
}
