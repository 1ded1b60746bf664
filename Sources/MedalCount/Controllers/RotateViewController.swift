import UIKit

/// Asks to turn the device: stands in for the medal count where there is too little height.
final class RotateViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.accessibilityIdentifier = "rotate"
    let label = UILabel()
    label.text = "Please rotate your device"
    let picture = UIImageView(image: UIImage(named: "rotate"))
    let content = UIStackView(arrangedSubviews: [label, picture])
    content.axis = .vertical
    content.alignment = .center
    content.spacing = 8
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate([
      content.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      content.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
