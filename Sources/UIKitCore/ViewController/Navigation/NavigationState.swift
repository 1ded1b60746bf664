import Foundation

/// What a navigation controller shows, and what it is about to show.
struct NavigationState {
  /// A change of the stack that waits for the running transition.
  struct Wish {
    var isAnimated: Bool
    var operation: UINavigationController.Operation
    /// The stack that shows, to return to.
    var before: [UIViewController]
    var leaving: [UIViewController]
  }

  /// The controller whose view is installed.
  weak var shown: UIViewController?
  var run: TransitionRun?
  /// A change without animation is being made: changes by its callbacks wait.
  var isChanging = false
  /// The did-callbacks of a change without animation, which come in the next turn.
  var pendingEnd: (() -> Void)?
  var wish: Wish?
  /// The interaction controller of the swipe back, for the transition about to start.
  var popInteraction: UIPercentDrivenInteractiveTransition?
  /// The scroll view that the bar follows.
  weak var trackedScrollView: UIScrollView?
  /// How much of the large title is scrolled away.
  var largeTitleCollapse: CGFloat = 0
}
