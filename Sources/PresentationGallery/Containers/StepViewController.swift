import UIKit

/// A screen of a navigation stack that pushes the next one.
class StepViewController: UIViewController {
  private static let colors: [UIColor] = [
    .systemTeal, .systemIndigo, .systemOrange, .systemGreen, .systemPink,
  ]

  let step: Int

  init(step: Int) {
    self.step = step
    super.init(nibName: nil, bundle: nil)
    title = "Step \(step)"
  }

  required init?(coder: NSCoder) {
    step = 1
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Self.colors[(step - 1) % Self.colors.count]
    view.accessibilityIdentifier = "step-\(step)"
    var look = UIButton.Configuration.filled()
    look.title = "Next"
    look.baseBackgroundColor = .white
    look.baseForegroundColor = view.backgroundColor
    look.cornerStyle = .capsule
    let next = UIButton(
      configuration: look,
      primaryAction: UIAction { [unowned self] _ in
        navigationController?.pushViewController(makeNext(), animated: true)
      }
    )
    next.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(next)
    NSLayoutConstraint.activate([
      next.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
      next.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
    ])
  }

  private func makeNext() -> UIViewController {
    StepViewController(step: step + 1)
  }
}
