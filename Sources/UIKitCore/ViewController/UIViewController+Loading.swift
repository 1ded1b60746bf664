import CoreGraphics
import Foundation

/// Loading the view, and what the view's hooks need of its controller.
extension UIViewController {
  func loadViewOnce() {
    guard loadedView == nil, !isLoadingView else { return }
    isLoadingView = true
    trace("loadView")
    loadView()
    isLoadingView = false
    precondition(
      loadedView != nil,
      "\(type(of: self)).loadView() returned without setting the view."
    )
    trace("viewDidLoad")
    viewDidLoad()
  }

  func replaceView(with view: UIView?) {
    guard view !== loadedView else { return }
    loadedView?.owningViewController = nil
    store(view)
    view?.owningViewController = self
    view?.updateTraits()
  }

  /// The superview of the view; before there is one, or for a presented controller, the presenter.
  var responderAfterController: UIResponder? {
    if let presenter = links.presentedBy?.presenter { return presenter }
    let superview = loadedView?.superview
    return superview is UIDropShadowView ? superview?.superview : superview
  }

  func rootInsetsDidChange() {
    loadedView?.safeAreaMayHaveChanged()
    loadedView?.layoutMarginsMayHaveChanged()
  }

  /// Margins of the root view before the safe area is added: the system's minimum at the sides.
  func rootViewMargins(custom: UIEdgeInsets?) -> UIEdgeInsets {
    var margins = custom ?? .zero
    guard viewRespectsSystemMinimumLayoutMargins else { return margins }
    let minimum = systemMinimumLayoutMargins
    margins.left = max(margins.left, minimum.leading)
    margins.right = max(margins.right, minimum.trailing)
    return margins
  }

  var minimumMargins: NSDirectionalEdgeInsets {
    let side = UIScreen.main.environment.systemMinimumLayoutMargin
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The root-most ancestor within this controller's level: itself where it has no parent.
  var topAncestor: UIViewController {
    sequence(first: self, next: \.parentController).reduce(self) { $1 }
  }

  func isSelfOrDescendant(of other: UIViewController) -> Bool {
    sequence(first: self, next: \.parentController).contains { $0 === other }
  }
}
