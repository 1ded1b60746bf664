import CoreGraphics
import Foundation
import QuartzCore

/// Explains, once each and by name, why a transition does not do what its author expects.
///
/// `Documentation/Diagnostics.md` has one paragraph per code.
enum PresentationDiagnostics: String, CaseIterable {
  case delegateGone = "E-PRES-01"
  case styleNotCustom = "E-PRES-02"
  case cachedController = "E-PRES-03"
  case missingCompletion = "E-PRES-04"
  case completedTwice = "E-PRES-05"
  case completedAfterCancel = "E-PRES-06"
  case staleFrame = "E-PRES-07"
  case unbalancedAppearance = "E-PRES-08"
  case missingView = "E-PRES-09"

  /// Logs `sentence` with its code, the first time that it is said.
  func report(_ sentence: String) {
    let line = "\(rawValue): \(sentence)."
    guard UIApplication.shared.trace.isNew(line) else { return }
    UIApplication.shared.log(line)
  }

  /// What can be seen at the time of the request.
  static func checkRequest(_ presented: UIViewController, hasAnimator: Bool) {
    let style = presented.modalPresentationStyle
    guard let delegate = presented.transitioningDelegate else {
      if style == .custom {
        delegateGone.report(
          "\(traceName(presented)) has the style .custom but no transitioning delegate; the "
            + "property is weak, so an object stored only there is gone"
        )
      }
      return
    }
    guard style == .automatic || style != .custom && !hasAnimator else { return }
    styleNotCustom.report(
      "\(traceName(presented)) has the transitioning delegate \(traceName(delegate)) and the "
        + "style .\(style): a delegate is asked for a presentation controller with .custom only"
    )
  }

  /// After a change of size: whether the presented view still stands where its controller wants it.
  static func checkFrame(of controller: UIPresentationController) {
    guard let container = controller.container, let view = controller.presentedView,
      view.superview === container, CATransform3DIsIdentity(view.transform3D)
    else { return }
    let wanted = controller.frameOfPresentedViewInContainerView
    guard wanted != view.frame else { return }
    staleFrame.report(
      "\(traceName(controller)) wants its presented view at \(traceRect(wanted)), but after a "
        + "change of size it is at \(traceRect(view.frame)); set the frame in "
        + "containerViewWillLayoutSubviews"
    )
  }
}
