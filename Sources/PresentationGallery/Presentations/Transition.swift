import UIKit

/// A transitioning delegate that a screen can keep.
typealias Transition = NSObject & UIViewControllerTransitioningDelegate

/// A page that keeps its transitioning delegate, which controllers hold weakly.
final class CustomPageViewController: PageViewController {
  var transition: Transition? {
    didSet {
      transitioningDelegate = transition
      modalPresentationStyle = .custom
    }
  }
}
