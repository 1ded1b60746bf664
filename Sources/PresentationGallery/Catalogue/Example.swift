import UIKit

/// A row of the catalogue.
struct Example {
  let title: String
  let detail: String
  /// Shows the example from the screen that has the row; a popover points at the row.
  let show: (_ screen: UIViewController, _ row: UIView) -> Void

  init(
    _ title: String,
    _ detail: String,
    show: @escaping (_ screen: UIViewController, _ row: UIView) -> Void
  ) {
    self.title = title
    self.detail = detail
    self.show = show
  }

  /// An example that presents what `make` returns.
  init(_ title: String, _ detail: String, present make: @escaping () -> UIViewController) {
    self.init(title, detail) { screen, _ in screen.present(make(), animated: true) }
  }

  /// An example that pushes what `make` returns.
  static func pushing(
    _ title: String,
    _ detail: String,
    _ make: @escaping () -> UIViewController
  ) -> Example {
    Example(title, detail) { screen, _ in
      screen.navigationController?.pushViewController(make(), animated: true)
    }
  }
}
