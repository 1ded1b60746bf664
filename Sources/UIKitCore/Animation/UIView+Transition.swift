public import Foundation
import QuartzCore

/// Transitions between two looks of a view.
extension UIView {
  /// Shows the changes of the block as a transition of the whole view.
  ///
  /// The changes themselves are animated only with `.allowAnimatedContent`. Without a transition in
  /// the options the block runs as an ordinary animation block.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let parameters = ViewAnimationParameters(duration: duration, options: options)
    let context = ViewAnimationContext.nested(parameters, completion: completion)
    if let transition = context.makeTransition(options), context.duration > 0 {
      view.layer.add(transition, forKey: nil)
      if options.contains(.allowAnimatedContent) {
        context.perform { animations?() }
      } else {
        ViewAnimationContext.runWithoutAnimation { animations?() }
      }
    } else {
      context.perform { animations?() }
    }
    context.group?.close()
  }

  /// Replaces a view by another in its superview, as a transition of the superview.
  ///
  /// With `.showHideTransitionViews` both stay where they are and change visibility.
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview ?? toView.superview else {
      FrameClock.current.enqueue { completion?(true) }
      return
    }
    let change = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else if fromView !== toView {
        container.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    transition(
      with: container,
      duration: duration,
      options: options,
      animations: change,
      completion: completion
    )
  }
}

extension ViewAnimationContext {
  /// The layer transition that the options ask for; nil if they ask for none.
  func makeTransition(_ options: UIView.AnimationOptions) -> CATransition? {
    let (type, side): (CATransitionType, CATransitionSubtype?)
    switch options.transition {
    case .transitionCrossDissolve: (type, side) = (.fade, nil)
    case .transitionFlipFromLeft: (type, side) = (.flip, .fromLeft)
    case .transitionFlipFromRight: (type, side) = (.flip, .fromRight)
    case .transitionFlipFromTop: (type, side) = (.flip, .fromTop)
    case .transitionFlipFromBottom: (type, side) = (.flip, .fromBottom)
    case .transitionCurlUp, .transitionCurlDown:
      UnsupportedAPI.report("UIView.AnimationOptions.transitionCurl")
      (type, side) = (.fade, nil)
    default: return nil
    }
    let transition = CATransition()
    transition.type = type
    transition.subtype = side
    applyTiming(to: transition)
    if case .curve(let curve) = pace {
      transition.timingFunction = CAMediaTimingFunction(curve: curve)
    }
    return transition
  }
}
