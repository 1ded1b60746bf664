import UIKit

/// A colored screen with a picture, a text and a button that closes it: what most examples present.
class PageViewController: UIViewController {
  /// What a page shows.
  struct Content {
    let title: String
    let text: String
    let symbol: String
    let color: UIColor

    static let page = Content(
      title: "Page",
      text: "As the system presents it.",
      symbol: "star.fill",
      color: .systemIndigo
    )
    static let sea = Content(
      title: "Sea",
      text: "Blue all the way down.",
      symbol: "circle.fill",
      color: .systemBlue
    )
    static let leaf = Content(
      title: "Leaf",
      text: "Green, in most seasons.",
      symbol: "heart.fill",
      color: .systemGreen
    )
    static let sun = Content(
      title: "Sun",
      text: "Warm, and rather bright.",
      symbol: "plus.circle.fill",
      color: .systemOrange
    )
    static let rose = Content(
      title: "Rose",
      text: "Mind the thorns.",
      symbol: "heart.fill",
      color: .systemPink
    )
  }

  private static let symbolSize: CGFloat = 56
  private static let spacing: CGFloat = 16
  private static let widest: CGFloat = 420

  let content: Content
  /// Below the text, above the button.
  let stack = UIStackView()
  private let picture: UIImageView

  init(_ content: Content) {
    self.content = content
    picture = UIImageView(image: UIImage(systemName: content.symbol))
    super.init(nibName: nil, bundle: nil)
    title = content.title
  }

  required init?(coder: NSCoder) {
    content = .page
    picture = UIImageView()
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = content.color
    view.accessibilityIdentifier = "page"
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = Self.spacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    for part in [picture, makeTitle(), makeText(), makeButton("Close", close)] {
      stack.addArrangedSubview(part)
    }
    view.addSubview(stack)
    let area = view.safeAreaLayoutGuide
    let fullWidth = stack.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor)
    fullWidth.priority = .defaultHigh
    // Less than required: a hidden picture has no height.
    let height = picture.heightAnchor.constraint(equalToConstant: Self.symbolSize)
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: Self.symbolSize),
      height,
      stack.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: area.centerYAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualToConstant: Self.widest),
      fullWidth,
    ])
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    // A low sheet has no room for the picture.
    picture.isHidden = view.bounds.inset(by: view.safeAreaInsets).height < 4 * Self.symbolSize
  }

  /// Adds a button below the others.
  func addButton(_ title: String, _ action: @escaping () -> Void) {
    stack.addArrangedSubview(makeButton(title, action))
  }

  private func close() {
    dismiss(animated: true)
  }

  private func makeTitle() -> UILabel {
    let label = UILabel()
    label.text = content.title
    label.font = .systemFont(ofSize: 34, weight: .bold)
    label.textColor = .white
    picture.tintColor = .white
    return label
  }

  private func makeText() -> UILabel {
    let label = UILabel()
    label.text = content.text
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }

  private func makeButton(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    var look = UIButton.Configuration.filled()
    look.title = title
    look.baseBackgroundColor = .white
    look.baseForegroundColor = content.color
    look.cornerStyle = .capsule
    return UIButton(configuration: look, primaryAction: UIAction { _ in action() })
  }
}
