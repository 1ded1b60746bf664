// Stand-ins for types on their way from their owners: whoever pushes the real one deletes it here.
import CoreGraphics
public import Foundation
import QuartzCore

// h2
public struct UILayoutPriority: Hashable, Sendable {
  public static let fittingSizeLevel = UILayoutPriority()
}
open class NSLayoutConstraint: NSObject {
  public enum Axis: Int { case horizontal, vertical }
}
// h1
open class UIColor: NSObject {
  static let systemBlue = UIColor()
  convenience init(white: CGFloat, alpha: CGFloat) { self.init() }
  func getRed(_ r: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat) {}
  func resolvedColor(with traits: UITraitCollection) -> UIColor { self }
  var cgColor: CGColor { CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1) }
}
func UIGraphicsPushContext(_ context: CGContext) {}
func UIGraphicsPopContext() {}
package final class PictureCache {}
// h3
extension UIView {
  var isInteractionSuspendedByAnimation: Bool { false }
}
enum ViewAnimationContext {
  static func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
// h8
package final class TransitionTrace {}
enum SizeTransition {
  static func run(
    in screen: UIScreen, from: ScreenEnvironment, to: ScreenEnvironment, animated: Bool,
    update: () -> Void
  ) {
    update()
  }
}
open class UIViewController: UIResponder {
  var view: UIView! = UIView()
  var viewIfLoaded: UIView?
  func viewWillLayoutSubviews() {}
  func viewDidLayoutSubviews() {}
  func updateViewConstraints() {}
  func viewSafeAreaInsetsDidChange() {}
  func viewLayoutMarginsDidChange() {}
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  func rootViewMargins(custom: UIEdgeInsets?) -> UIEdgeInsets { .zero }
  var traitCollectionForView: UITraitCollection { traitCollection }
  var traitCollection: UITraitCollection { UITraitCollection() }
  func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  func endAppearanceTransition() {}
  func rootWillBeReplaced() {}
}
// h7
extension UIApplication {
  func preferencesDidChange() {}
}
