import UIKit

/// A page that presents the next one; the first can close all at once.
final class NestedViewController: PageViewController {
  private static let colors: [UIColor] = [
    .systemBlue, .systemTeal, .systemGreen, .systemYellow, .systemOrange, .systemRed,
  ]

  private let level: Int

  init(level: Int) {
    self.level = level
    super.init(
      Content(
        title: "Level \(level)",
        text: "Close takes this one away, and all above it.",
        symbol: "plus.circle",
        color: Self.colors[(level - 1) % Self.colors.count]
      )
    )
    modalPresentationStyle = level.isMultiple(of: 2) ? .fullScreen : .pageSheet
  }

  required init?(coder: NSCoder) {
    level = 1
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Present another") { [unowned self] in
      present(NestedViewController(level: level + 1), animated: true)
    }
    addButton("Close all") { [unowned self] in
      // The window's root presented the first: dismissing there closes the whole stack.
      view.window?.rootViewController?.dismiss(animated: true)
    }
  }
}
