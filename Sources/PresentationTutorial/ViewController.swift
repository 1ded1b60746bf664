import UIKit

/// Chooses an edge and opens the red panel from there.
final class ViewController: UIViewController {
  private static let segueIdentifier = "ToPresentedVCSegue"

  private let segmentedControl = UISegmentedControl(items: ["left", "top", "right", "bottom"])
  private let button = UIButton(type: .system)
  /// Kept here: a controller's transitioning delegate is weak.
  private let slideInPresentationDelegate = SlideInPresentationDelegate()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    segmentedControl.selectedSegmentIndex = 0
    button.setTitle("Perform Segue", for: .normal)
    button.addAction(
      UIAction { [unowned self] _ in performSegueToPanel() },
      for: .touchUpInside
    )
    for subview in [segmentedControl, button] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      segmentedControl.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      segmentedControl.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
      segmentedControl.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      button.topAnchor.constraint(equalTo: segmentedControl.bottomAnchor, constant: 20),
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == Self.segueIdentifier,
      let direction = PresentationDirection(rawValue: segmentedControl.selectedSegmentIndex)
    else {
      return
    }
    slideInPresentationDelegate.direction = direction
    segue.destination.transitioningDelegate = slideInPresentationDelegate
    segue.destination.modalPresentationStyle = .custom
  }

  /// What a storyboard's segue of kind "present modally" does.
  private func performSegueToPanel() {
    let panel = PresentedViewController()
    let segue = UIStoryboardSegue(
      identifier: Self.segueIdentifier,
      source: self,
      destination: panel,
      performHandler: { [unowned self] in present(panel, animated: true) }
    )
    prepare(for: segue, sender: button)
    segue.perform()
  }
}
