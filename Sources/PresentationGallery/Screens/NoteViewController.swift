import UIKit

/// A short text for a popover; a tap closes it, which helps where it became a sheet.
final class NoteViewController: UIViewController {
  private static let width: CGFloat = 240
  private static let height: CGFloat = 110

  private let text: String

  init(text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = CGSize(width: Self.width, height: Self.height)
  }

  required init?(coder: NSCoder) {
    text = ""
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.accessibilityIdentifier = "note"
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      label.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
    ])
    view.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self,
        action: Selector("tapped", NoteViewController.tapped)
      )
    )
  }

  private func tapped() {
    dismiss(animated: true)
  }
}
