import UIKit

/// A screen whose lower half is a child that defines a context: it presents inside that half.
final class ContextViewController: UIViewController {
  private let explanation = UILabel()
  private let child = ContextChildViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Current context"
    view.backgroundColor = .systemBackground
    explanation.text = "The colored child defines the context: what it presents stays inside it."
    explanation.numberOfLines = 0
    explanation.textAlignment = .center
    explanation.textColor = .secondaryLabel
    addChild(child)
    for part in [explanation, child.view as UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    child.didMove(toParent: self)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      explanation.topAnchor.constraint(equalTo: area.topAnchor),
      explanation.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      explanation.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      explanation.heightAnchor.constraint(equalTo: area.heightAnchor, multiplier: 0.25),
      child.view.topAnchor.constraint(equalTo: explanation.bottomAnchor),
      child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      child.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      child.view.bottomAnchor.constraint(equalTo: area.bottomAnchor),
    ])
  }
}

/// The child with the two buttons.
final class ContextChildViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    definesPresentationContext = true
    view.backgroundColor = .secondarySystemBackground
    view.accessibilityIdentifier = "context"
    let stack = UIStackView(arrangedSubviews: [
      makeButton("Current context") { Catalogue.page(.sea, .currentContext) },
      makeButton("Over current context") { VeilViewController(style: .overCurrentContext) },
    ])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  private func makeButton(
    _ title: String,
    _ make: @escaping () -> UIViewController
  ) -> UIButton {
    var look = UIButton.Configuration.filled()
    look.title = title
    return UIButton(
      configuration: look,
      primaryAction: UIAction { [unowned self] _ in present(make(), animated: true) }
    )
  }
}
