import CoreGraphics
public import Foundation

/// The object that stages one presentation from `present` to the end of the dismissal.
///
/// `Presentation` owns it and calls it. It keeps the presented controller, but not the presenting
/// one: the presenter owns the presentation.
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment,
  UIFocusEnvironment
{
  // MARK: - State that the engine sets

  private var keptPresented: UIViewController?
  private weak var seenPresented: UIViewController?
  weak var presenter: UIViewController?
  weak var presentation: Presentation?
  var container: UITransitionView?
  /// Whether what is shown lies above its presenter, which stays in sight: dark colors get lighter.
  var elevatesInterface: Bool { false }
  /// The style that this controller stands for; set by whoever makes it.
  var style = UIModalPresentationStyle.custom
  /// Whether `dismissalTransitionWillBegin` was called and waits for its end.
  var isToldOfDismissal = false
  /// The traits that the delegate is being asked about.
  private var traitsInQuestion: UITraitCollection?
  /// The traits last told to `traitCollectionDidChange`.
  var traitsKnown: UITraitCollection?
  /// The preferred size last seen, so that it is announced once a change.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Traits that the presented controller gets in place of the surroundings' ones.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { presentedViewController.traitsMayHaveChanged() }
  }

  // MARK: - Making one

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    keptPresented = presentedViewController
    seenPresented = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  /// Lets the presented controller own this one, as after an early read of its property.
  func holdPresentedWeakly() {
    keptPresented = nil
  }

  func holdPresentedStrongly() {
    keptPresented = seenPresented
  }

  // MARK: - Who and where

  open var presentedViewController: UIViewController {
    guard let controller = keptPresented ?? seenPresented else {
      preconditionFailure("\(traceName(self)) outlived its presented view controller.")
    }
    return controller
  }

  /// The resolved presenter; before a presentation the one given at creation, failing that the
  /// presented controller's own.
  open var presentingViewController: UIViewController {
    presenter ?? presentedViewController.presentingViewController ?? presentedViewController
  }

  open var presentationStyle: UIModalPresentationStyle { style }

  /// Set from just before `presentationTransitionWillBegin` to just after the dismissal's end.
  open var containerView: UIView? { container }

  open var presentedView: UIView? { presentedViewController.view }

  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  open var shouldPresentInFullscreen: Bool { true }

  open var shouldRemovePresentersView: Bool { false }

  // MARK: - Transitions

  open func presentationTransitionWillBegin() {}

  open func presentationTransitionDidEnd(_ completed: Bool) {}

  open func dismissalTransitionWillBegin() {}

  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  open func containerViewWillLayoutSubviews() {}

  open func containerViewDidLayoutSubviews() {}

  // MARK: - Adaptivity

  /// The delegate's answer without traits.
  ///
  /// UIKit itself never asks it.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self) ?? .none
  }

  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitsInQuestion = traitCollection
    defer { traitsInQuestion = nil }
    return legalStyle(
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
        ?? defaultAdaptiveStyle(for: traitCollection)
    )
  }

  /// What this class adapts to without a delegate; sheets and popovers have a say.
  func defaultAdaptiveStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    .none
  }

  /// The answer of a delegate that does not implement the question.
  var styleWithoutDelegate: UIModalPresentationStyle {
    defaultAdaptiveStyle(for: traitsInQuestion ?? traitCollection)
  }

  private func legalStyle(_ style: UIModalPresentationStyle) -> UIModalPresentationStyle {
    switch style {
    case .fullScreen, .overFullScreen, .formSheet, .none:
      style
    case .pageSheet, .currentContext, .custom, .overCurrentContext, .popover,
      .blurOverFullScreen, .automatic:
      defaultAdaptiveStyle(for: traitsInQuestion ?? traitCollection)
    }
  }

  // MARK: - Content container

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardSize(size, with: coordinator)
  }

  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTraits(newCollection, with: coordinator)
  }

  // MARK: - Traits

  /// Those of the container's surroundings, elevated by sheets and popovers, with
  /// `overrideTraitCollection`.
  open var traitCollection: UITraitCollection { traits(within: surroundingTraits) }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: - Focus

  open var preferredFocusEnvironments: [any UIFocusEnvironment] { presentedView.map { [$0] } ?? [] }

  open var parentFocusEnvironment: (any UIFocusEnvironment)? { presentingViewController }

  open func setNeedsFocusUpdate() {}

  open func updateFocusIfNeeded() {}

  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
}
