import CoreGraphics
public import Foundation

/// Shows the presented view as a sheet that rests at one of its detents.
///
/// In compact width the sheet hangs at the bottom edge; in regular width it is a card in the middle.
/// On phones in portrait what is behind a large sheet shrinks to a card: see `SheetStack`.
open class UISheetPresentationController: UIPresentationController {
  override var elevatesInterface: Bool { true }

  // MARK: - What apps set

  open var sheetDelegate: (any UISheetPresentationControllerDelegate)? {
    delegate as? any UISheetPresentationControllerDelegate
  }

  open var detents: [Detent] = [.large()] {
    didSet { layoutMayHaveChanged() }
  }

  /// nil: the smallest detent.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet {
      guard selectedDetentIdentifier != oldValue else { return }
      layoutMayHaveChanged()
    }
  }

  /// Up to this detent nothing is dimmed and what is behind stays usable; nil: always dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet {
      guard largestUndimmedDetentIdentifier != oldValue else { return }
      layoutMayHaveChanged()
    }
  }

  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The view that a card in regular width centers itself over, as far as there is room.
  open weak var sourceView: UIView? {
    didSet { layoutMayHaveChanged() }
  }
  open var prefersPageSizing = true

  open var prefersGrabberVisible = false {
    didSet { sheetView.isGrabberVisible = prefersGrabberVisible }
  }

  /// nil: the system's.
  open var preferredCornerRadius: CGFloat? {
    didSet { sheetView.cornerRadius = preferredCornerRadius ?? SheetMetrics.cornerRadius }
  }

  /// Changes that `changes` makes to the detents move the sheet with an animation.
  open func animateChanges(_ changes: () -> Void) {
    withoutActuallyEscaping(changes) { changes in
      UIView.animate(
        withDuration: SheetMetrics.changeDuration,
        delay: 0,
        usingSpringWithDamping: 1,
        initialSpringVelocity: 0,
        options: [],
        animations: {
          changes()
          self.layOutSheet()
        },
        completion: nil
      )
    }
  }

  open func invalidateDetents() {
    layoutMayHaveChanged()
  }

  // MARK: - Parts

  private(set) lazy var sheetView = SheetView()
  private(set) lazy var dimmingView = SheetDimmingView()
  /// How much the sheet pushes back what is behind it, 0...1; what animations lead to.
  private(set) var pushing: CGFloat = 0
  private lazy var drag = SheetDrag(self)

  // MARK: - Geometry

  open override var presentedView: UIView? { sheetView }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    return SheetLayout(
      container: container.bounds,
      safeArea: container.safeAreaInsets,
      style: presentationStyle,
      traits: surroundingTraits,
      preferredSize: presentedViewController.preferredContentSize,
      sourceCenter: sourceCenter
    ).frame(ofHeight: selectedDetent?.value(in: detentContext))
  }

  /// In the container; nil where there is no source in the window.
  private var sourceCenter: CGPoint? {
    guard let sourceView, let container, sourceView.window === container.window else { return nil }
    let bounds = sourceView.bounds
    return sourceView.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: container)
  }

  /// The detent at which the sheet rests; nil where it is a card, which has none.
  var selectedDetent: Detent? {
    guard surroundingTraits.horizontalSizeClass == .compact else { return nil }
    let context = detentContext
    let detents = activeDetents
    return detents.first { $0.identifier == selectedDetentIdentifier }
      ?? detents.min { ($0.value(in: context) ?? 0) < ($1.value(in: context) ?? 0) }
  }

  /// The detents that have a height now; the large one where none has.
  var activeDetents: [Detent] {
    let context = detentContext
    let active = detents.filter { $0.value(in: context) != nil }
    return active.isEmpty ? [.large()] : active
  }

  var detentContext: DetentContext {
    DetentContext(
      containerTraitCollection: surroundingTraits,
      maximumDetentValue: SheetLayout.maximumHeight(
        in: container?.bounds ?? .zero,
        safeArea: container?.safeAreaInsets ?? .zero,
        traits: surroundingTraits
      )
    )
  }

  private var isDimmed: Bool {
    guard let limit = largestUndimmedDetentIdentifier, let selectedDetent else { return true }
    let context = detentContext
    guard let limitValue = detents.first(where: { $0.identifier == limit })?.value(in: context)
    else { return true }
    return (selectedDetent.value(in: context) ?? 0) > limitValue
  }

  // MARK: - Life

  open override func presentationTransitionWillBegin() {
    guard let container else { return }
    sheetView.show(presentedViewController.view)
    dimmingView.frame = container.bounds
    container.insertSubview(dimmingView, at: 0)
    drag.attach()
    dimmingView.onTap = { [weak self] in self?.backgroundWasTapped() }
    if presentedViewController.transitionCoordinator != nil { dimmingView.alpha = 0 }
    alongsideTransition { sheet in
      sheet.dimmingView.alpha = sheet.isDimmed ? 1 : 0
      sheet.push(by: sheet.restingPush)
    }
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimmingView.removeFromSuperview() }
    push(by: completed ? restingPush : 0)
  }

  open override func dismissalTransitionWillBegin() {
    alongsideTransition { sheet in
      sheet.dimmingView.alpha = 0
      sheet.push(by: 0)
    }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed {
      dimmingView.removeFromSuperview()
    } else {
      dimmingView.alpha = isDimmed ? 1 : 0
    }
    push(by: completed ? 0 : restingPush)
  }

  open override func containerViewWillLayoutSubviews() {
    layOutSheet()
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    layoutMayHaveChanged()
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize == self.container?.bounds.size
      ? frameOfPresentedViewInContainerView.size : parentSize
  }

  override func defaultAdaptiveStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight
      ? .fullScreen : .none
  }

  // MARK: - Layout

  private func layoutMayHaveChanged() {
    container?.setNeedsLayout()
  }

  func layOutSheet() {
    guard let container, sheetView.superview === container, !drag.isDragging,
      presentation?.isLeaving != true
    else { return }
    let frame = frameOfPresentedViewInContainerView
    // A sheet behind another one has a transform.
    sheetView.bounds.size = frame.size
    sheetView.center = CGPoint(x: frame.midX, y: frame.midY)
    sheetView.roundsAllCorners = surroundingTraits.horizontalSizeClass != .compact
    dimmingView.frame = container.bounds
    if presentation?.transition == nil {
      dimmingView.alpha = isDimmed ? 1 : 0
      push(by: restingPush)
    }
    container.passesTouchesThrough = !isDimmed
  }

  /// The user holds the sheet: the darkness behind it goes with the part of it that is left.
  func showDragged(part: CGFloat, height: CGFloat) {
    dimmingView.alpha = isDimmed ? part : 0
    push(by: pushing(atHeight: height))
  }

  private func push(by part: CGFloat) {
    pushing = part
    SheetStack.update(container?.window)
  }

  /// Runs `changes` beside the transition, or at once where there is none.
  private func alongsideTransition(_ changes: @escaping (UISheetPresentationController) -> Void) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      changes(self)
      return
    }
    // What is pushed back stands outside the container, and is held with it.
    if let window = container?.window {
      for view in SheetStack(window).views {
        coordinator.animateAlongsideTransition(in: view, animation: nil, completion: nil)
      }
    }
    coordinator.animate(
      alongsideTransition: { [weak self] _ in
        if let self { changes(self) }
      },
      completion: nil
    )
  }

  // MARK: - The user closes the sheet

  /// A tap beside the sheet: asks the delegate, then dismisses or reports the attempt.
  private func backgroundWasTapped() {
    guard mayBeDismissedByUser() else { return }
    dismissByUser()
  }

  /// Whether the user's gesture may close the sheet; tells the delegate if it may not.
  func mayBeDismissedByUser() -> Bool {
    let isAllowed =
      !presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(self) ?? true
    if let delegate {
      UIApplication.shared.trace.add(
        "ask",
        delegate,
        "presentationControllerShouldDismiss",
        answer: "\(isAllowed)"
      )
      if !isAllowed {
        UIApplication.shared.trace.add(
          "call",
          delegate,
          "presentationControllerDidAttemptToDismiss"
        )
        delegate.presentationControllerDidAttemptToDismiss(self)
      }
    }
    return isAllowed
  }

  func dismissByUser() {
    DismissalRequest(
      receiver: presentedViewController,
      isAnimated: true,
      completion: nil,
      isByUser: true
    ).run()
  }

  /// The user dragged the sheet to another detent.
  func select(_ identifier: Detent.Identifier) {
    let isNew = identifier != selectedDetent?.identifier
    animateChanges { selectedDetentIdentifier = identifier }
    guard isNew else { return }
    sheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}

/// Hears of changes of the detent that the user made.
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Optional in UIKit.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  )
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

extension UIViewController {
  /// The presentation controller if it is a sheet's; made on first use, as `presentationController`.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The presentation controller if the style is `.popover`; made on first use.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    return presentationController as? UIPopoverPresentationController
  }
}
