public import Foundation

/// What appearance proxies can be limited to.
///
/// A mark only: the proxies of this library are those of bars, and have no limits.
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}

extension UIViewController: UIAppearanceContainer {}

extension UIPresentationController: UIAppearanceContainer {}

extension UIBarItem: UIAppearanceContainer {}
