/// The objects that move one transition, as its delegate offered them.
struct TransitionAnimators {
  let animator: any UIViewControllerAnimatedTransitioning
  let interaction: (any UIViewControllerInteractiveTransitioning)?

  /// Asks the presented controller's delegate; nil where it offers no animator.
  static func forPresenting(
    _ presented: UIViewController,
    on presenter: UIViewController,
    source: UIViewController
  ) -> Self? {
    guard let delegate = presented.transitioningDelegate else { return nil }
    let animator = delegate.animationController(
      forPresented: presented,
      presenting: presenter,
      source: source
    )
    record(
      delegate,
      "animationController",
      ["forPresented: \(traceName(presented))", "presenting: \(traceName(presenter))"],
      answer: animator
    )
    guard let animator else { return nil }
    let interaction = delegate.interactionControllerForPresentation(using: animator)
    recordInteraction(delegate, "interactionControllerForPresentation", answer: interaction)
    return Self(animator: animator, interaction: interaction)
  }

  static func forDismissing(_ dismissed: UIViewController) -> Self? {
    guard let delegate = dismissed.transitioningDelegate else { return nil }
    let animator = delegate.animationController(forDismissed: dismissed)
    record(
      delegate,
      "animationController",
      ["forDismissed: \(traceName(dismissed))"],
      answer: animator
    )
    guard let animator else { return nil }
    let interaction = delegate.interactionControllerForDismissal(using: animator)
    recordInteraction(delegate, "interactionControllerForDismissal", answer: interaction)
    return Self(animator: animator, interaction: interaction)
  }

  private static func record(
    _ delegate: AnyObject,
    _ callback: String,
    _ arguments: [String],
    answer: AnyObject?
  ) {
    UIApplication.shared.trace.add(
      "ask",
      delegate,
      callback,
      arguments,
      answer: answer.map(traceName) ?? "nil"
    )
  }

  /// A nil answer may mean that the method is not implemented: then nothing was asked.
  private static func recordInteraction(
    _ delegate: AnyObject,
    _ callback: String,
    answer: AnyObject?
  ) {
    guard let answer else { return }
    record(delegate, callback, [], answer: answer)
  }
}
