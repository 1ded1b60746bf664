public import Foundation

/// What a popover can point at: a view or a bar button item.
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Where the item shows, in the coordinates of `referenceView`; nil if it does not show.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? {
    guard window != nil, window === referenceView.window else { return nil }
    return convert(bounds, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? {
    barView?.frame(in: referenceView)
  }
}
