import UIKit

/// A page that wants a light status bar, and gets it although it does not fill the screen.
final class StatusBarViewController: PageViewController {
  private var isStatusBarHidden = false

  init() {
    super.init(
      Content(
        title: "Status bar",
        text: "White here, hidden by the button.",
        symbol: "info.circle",
        color: .systemBrown
      )
    )
    modalPresentationStyle = .overFullScreen
    modalPresentationCapturesStatusBarAppearance = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override var prefersStatusBarHidden: Bool { isStatusBarHidden }

  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Hide or show") { [unowned self] in
      isStatusBarHidden.toggle()
      UIView.animate(withDuration: 0.3) { self.setNeedsStatusBarAppearanceUpdate() }
    }
  }
}
