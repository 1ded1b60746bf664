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
    for subview in [label, picture] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      picture.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      picture.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }
}
