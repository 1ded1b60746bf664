import UIKit

/// A page of which half is see-through: the presenter shows below it.
final class VeilViewController: PageViewController {
  private static let opacity: CGFloat = 0.7

  init(style: UIModalPresentationStyle) {
    super.init(
      Content(
        title: "Veil",
        text: "What presented it is still there.",
        symbol: "circle",
        color: .systemPurple
      )
    )
    modalPresentationStyle = style
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = content.color.withAlphaComponent(Self.opacity)
  }
}
