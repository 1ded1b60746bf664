import UIKit

/// A container that exchanges its child, in one of the ways of `UIView.AnimationOptions`.
final class ChildrenViewController: UIViewController {
  private static let duration: TimeInterval = 0.6
  private static let ways: [(title: String, options: UIView.AnimationOptions)] = [
    ("Dissolve", .transitionCrossDissolve),
    ("Flip", .transitionFlipFromRight),
    ("Flip up", .transitionFlipFromTop),
  ]

  private let chooser = UISegmentedControl(items: ChildrenViewController.ways.map(\.title))
  private let frameView = UIView()
  private var isFirst = true
  private var child: UIViewController = PlainViewController(color: .systemTeal)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Children"
    view.backgroundColor = .systemBackground
    chooser.selectedSegmentIndex = 0
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Change",
      primaryAction: UIAction(title: "Change") { [unowned self] _ in changeChild() }
    )
    for part in [chooser, frameView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let area = view.safeAreaLayoutGuide
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      chooser.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
      chooser.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      chooser.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      frameView.topAnchor.constraint(equalTo: chooser.bottomAnchor, constant: 16),
      frameView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      frameView.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      frameView.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -16),
    ])
    addChild(child)
    fit(child)
    frameView.addSubview(child.view)
    child.didMove(toParent: self)
  }

  private func fit(_ child: UIViewController) {
    child.view.frame = frameView.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  private func changeChild() {
    let old = child
    isFirst.toggle()
    let new = PlainViewController(color: isFirst ? .systemTeal : .systemOrange)
    child = new
    old.willMove(toParent: nil)
    addChild(new)
    fit(new)
    navigationItem.rightBarButtonItem?.isEnabled = false
    transition(
      from: old,
      to: new,
      duration: Self.duration,
      options: Self.ways[chooser.selectedSegmentIndex].options,
      animations: nil,
      completion: { [self] _ in
        old.removeFromParent()
        new.didMove(toParent: self)
        navigationItem.rightBarButtonItem?.isEnabled = true
      }
    )
  }
}

/// A colored child with round corners.
final class PlainViewController: UIViewController {
  private let color: UIColor

  init(color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    color = .systemTeal
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    view.layer.cornerRadius = 16
  }
}
