import CoreGraphics
import Foundation

/// Animations that the system defines.
extension UIView {
  /// What `perform(_:on:options:animations:completion:)` can do to views.
  public nonisolated enum SystemAnimation: UInt, Sendable {
    /// The views vanish and then leave their superviews.
    case delete = 0
  }

  /// How long a system animation takes, in seconds; chosen by eye.
  private static let systemDuration = 0.3

  /// What is left of a view's size when it has vanished; chosen by eye.
  private static let vanishedScale: CGFloat = 0.1

  /// Runs an animation of the system on views, and others of the app alongside.
  ///
  /// Views that are deleted shrink and fade; transform and alpha are put back once they have left their
  /// superviews.
  public class func perform(
    _ animation: UIView.SystemAnimation,
    on views: [UIView],
    options: UIView.AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let looks = views.map { (view: $0, transform: $0.transform, alpha: $0.alpha) }
    animate(
      withDuration: systemDuration,
      delay: 0,
      options: options,
      animations: {
        for look in looks {
          look.view.transform = look.transform.scaledBy(x: vanishedScale, y: vanishedScale)
          look.view.alpha = 0
        }
        parallelAnimations?()
      },
      completion: { finished in
        performWithoutAnimation {
          for look in looks {
            look.view.removeFromSuperview()
            look.view.transform = look.transform
            look.view.alpha = look.alpha
          }
        }
        completion?(finished)
      }
    )
  }
}
