import Foundation

extension UIWindow {
  /// The alert or action sheet that stands in front of everything, if there is one.
  var alertInFront: UIAlertController? {
    rootViewController?.presentationInTree?.stack.last?.shown as? UIAlertController
  }
}
