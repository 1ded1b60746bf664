import CoreGraphics
public import Foundation

/// Shows the presented view as a popover that points at something.
///
/// In compact width it adapts to a sheet, in compact height to full screen.
open class UIPopoverPresentationController: UIPresentationController {
  private static let standardMargins = UIEdgeInsets(
    top: PopoverMetrics.margin,
    left: PopoverMetrics.margin,
    bottom: PopoverMetrics.margin,
    right: PopoverMetrics.margin
  )

  override var elevatesInterface: Bool { true }

  open var sourceView: UIView? {
    didSet { placeMayHaveChanged() }
  }

  /// The button of a bar that the popover points at; goes before `sourceView`.
  open var barButtonItem: UIBarButtonItem? {
    didSet { placeMayHaveChanged() }
  }

  /// A view or a bar button item; the same as setting `sourceView` or `barButtonItem`.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }

  /// In the source view's coordinates; null stands for its bounds.
  open var sourceRect = CGRect.null {
    didSet { placeMayHaveChanged() }
  }

  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// Views that still get touches while the popover shows.
  open var passthroughViews: [UIView]?
  open var canOverlapSourceViewRect = false
  open var popoverLayoutMargins = UIPopoverPresentationController.standardMargins

  open var backgroundColor: UIColor? {
    didSet { popoverView.bubbleColor = backgroundColor }
  }

  var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  /// Where the source was last, in the container.
  private var lastSource: CGRect?
  private lazy var popoverView = PopoverView()
  private lazy var dimmingView = SheetDimmingView()

  // MARK: - Geometry

  open override var presentedView: UIView? { popoverView }

  open override var frameOfPresentedViewInContainerView: CGRect { layout?.frame ?? .zero }

  private var layout: PopoverLayout.Result? {
    guard let container else { return nil }
    let wish = presentedViewController.preferredContentSize
    return PopoverLayout(
      container: container.bounds.inset(by: container.safeAreaInsets),
      margins: popoverLayoutMargins,
      source: sourceInContainer(container),
      contentSize: CGSize(
        width: wish.width > 0 ? wish.width : PopoverMetrics.defaultSize.width,
        height: wish.height > 0 ? wish.height : PopoverMetrics.defaultSize.height
      ),
      permitted: permittedArrowDirections
    ).result
  }

  private func sourceInContainer(_ container: UIView) -> CGRect {
    // What is in no window has no place: the popover stays where it is, or stands in the middle.
    let middle = CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    if let barButtonItem { return barButtonItem.frame(in: container) ?? middle }
    guard let sourceView, sourceView.window === container.window else {
      return lastSource ?? middle
    }
    let rect = sourceView.convert(
      sourceRect.isNull ? sourceView.bounds : sourceRect,
      to: container
    )
    lastSource = rect
    return rect
  }

  private var missingSource: String {
    guard presentedViewController is UIAlertController else {
      return
        "UIPopoverPresentationController (\(logName(self))) should have a non-nil sourceView or "
        + "barButtonItem set before the presentation occurs."
    }
    return
      "Your application has presented a UIAlertController (\(logName(presentedViewController))) "
      + "of style UIAlertControllerStyleActionSheet from \(logName(presentingViewController)). The "
      + "modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. "
      + "You must provide location information for this popover through the alert controller's "
      + "popoverPresentationController."
  }

  // MARK: - Life

  open override func presentationTransitionWillBegin() {
    guard let container else { return }
    popoverDelegate?.prepareForPopoverPresentation(self)
    precondition(sourceItem != nil, missingSource)
    popoverView.show(presentedViewController.view)
    dimmingView.frame = container.bounds
    dimmingView.backgroundColor = UIColor(white: 0, alpha: PopoverMetrics.dimming)
    dimmingView.onTap = { [weak self] in self?.backgroundWasTapped() }
    container.insertSubview(dimmingView, at: 0)
    container.passthroughViews = passthroughViews ?? []
    dimmingView.alpha = 0
    alongside { $0.dimmingView.alpha = 1 }
  }

  open override func dismissalTransitionWillBegin() {
    alongside { $0.dimmingView.alpha = 0 }
  }

  open override func containerViewWillLayoutSubviews() {
    guard let layout, presentation?.isLeaving != true else { return }
    arrowDirection = layout.arrow
    popoverView.arrow = layout.arrow
    popoverView.arrowOffset = layout.arrowOffset
    popoverView.frame = layout.frame
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    placeMayHaveChanged()
  }

  override func defaultAdaptiveStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    if presentedViewController is UIAlertController { return .none }
    if traitCollection.verticalSizeClass == .compact { return .fullScreen }
    return traitCollection.horizontalSizeClass == .compact ? .formSheet : .none
  }

  private func placeMayHaveChanged() {
    container?.setNeedsLayout()
  }

  private func alongside(_ change: @escaping (UIPopoverPresentationController) -> Void) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      change(self)
      return
    }
    coordinator.animate(
      alongsideTransition: { [weak self] _ in self.map(change) },
      completion: nil
    )
  }

  private func backgroundWasTapped() {
    if let alert = presentedViewController as? UIAlertController {
      alert.leavePopover()
      return
    }
    guard !presentedViewController.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    DismissalRequest(
      receiver: presentedViewController,
      isAnimated: true,
      completion: nil,
      isByUser: true
    ).run()
  }
}

/// Prepares popovers.
///
/// Every method is optional in UIKit.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  )
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
