/// Finds the controller that presents, given the one that was asked to.
enum PresenterSearch {
  /// Current-context styles look for a context; all others take the top of the source's level.
  static func presenter(
    for source: UIViewController,
    style: UIModalPresentationStyle
  ) -> UIViewController {
    switch style {
    case .currentContext, .overCurrentContext:
      contextPresenter(for: source)
    case .fullScreen, .pageSheet, .formSheet, .custom, .overFullScreen, .popover,
      .blurOverFullScreen, .none, .automatic:
      source.topAncestor
    }
  }

  /// The nearest parent that defines a context, else the top of the level.
  static func contextPresenter(for source: UIViewController) -> UIViewController {
    sequence(first: source, next: \.parentController)
      .first { $0.definesPresentationContext } ?? source.topAncestor
  }
}
