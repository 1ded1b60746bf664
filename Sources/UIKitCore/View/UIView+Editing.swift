import Foundation

extension UIView {
  /// Makes this view or the one below it that is first responder give that up.
  ///
  /// Answers whether nothing in this view is first responder any longer.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window = self as? UIWindow ?? window, let responder = window.firstResponder else {
      return true
    }
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    guard let view, view.isDescendant(of: self) else { return true }
    if force {
      window.resign(responder)
      return true
    }
    return responder.resignFirstResponder()
  }
}
