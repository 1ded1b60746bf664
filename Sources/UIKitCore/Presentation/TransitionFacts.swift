package import CoreGraphics
package import Foundation

/// What the context and the coordinator of one transition both show, kept once.
package final class TransitionFacts {
  /// One of the two controllers of a transition.
  package struct Side {
    package var controller: UIViewController?
    /// nil where the animator must not touch the view.
    package var view: UIView?

    package init(controller: UIViewController?, view: UIView?) {
      self.controller = controller
      self.view = view
    }
  }

  package internal(set) var from: Side
  package internal(set) var to: Side
  package let container: UIView
  package let style: UIModalPresentationStyle
  package let isAnimated: Bool
  package internal(set) var targetTransform = CGAffineTransform.identity
  /// In seconds; asked from the animator at the start.
  package internal(set) var duration: TimeInterval = 0
  package internal(set) var isInteractive = false
  package internal(set) var initiallyInteractive = false
  package internal(set) var isInterruptible = false
  package internal(set) var isCancelled = false
  package internal(set) var percentComplete: CGFloat = 0
  package internal(set) var completionVelocity: CGFloat = 1
  package internal(set) var completionCurve = UIView.AnimationCurve.easeInOut
  /// Frames of a participating controller in the container, asked when an animator asks.
  package var initialFrame: (UIViewController) -> CGRect = { _ in .zero }
  package var finalFrame: (UIViewController) -> CGRect = { _ in .zero }

  package init(
    from: Side,
    to: Side,
    container: UIView,
    style: UIModalPresentationStyle,
    isAnimated: Bool
  ) {
    self.from = from
    self.to = to
    self.container = container
    self.style = style
    self.isAnimated = isAnimated
  }

  /// The two controllers, as traces name them; one where a single one changes its size.
  var name: String {
    let names = [from.controller, to.controller].map { $0.map(traceName) ?? "nil" }
    return from.controller === to.controller ? names[0] : names.joined(separator: " → ")
  }

  func controller(for key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from.controller
    case .to: to.controller
    default: nil
    }
  }

  func view(for key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  func isParticipant(_ controller: UIViewController) -> Bool {
    from.controller === controller || to.controller === controller
  }

  /// Lets go of everybody once the last callback ran: animators may keep their context.
  func clear() {
    from = Side(controller: nil, view: nil)
    to = Side(controller: nil, view: nil)
    initialFrame = { _ in .zero }
    finalFrame = { _ in .zero }
  }
}
