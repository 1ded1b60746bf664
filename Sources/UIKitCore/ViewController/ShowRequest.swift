/// One call of `show` or `showDetailViewController` on its way up through the parents.
enum ShowRequest {
  /// The controller that was asked first, while its ancestors are asked.
  private static var source: UIViewController?

  /// Passes the request to the parent of `receiver`; without one the first receiver presents.
  static func climb(
    from receiver: UIViewController,
    presenting controller: UIViewController,
    ask: (UIViewController) -> Void
  ) {
    let outer = source
    // A container may ask somebody else while it is asked: that is another request.
    let first = outer.flatMap { $0.isSelfOrDescendant(of: receiver) ? $0 : nil } ?? receiver
    guard let parent = receiver.parentController else {
      first.present(controller, animated: true, completion: nil)
      return
    }
    source = first
    defer { source = outer }
    ask(parent)
  }
}
