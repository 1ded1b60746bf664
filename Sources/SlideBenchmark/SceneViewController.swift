import UIKit

/// The main screen: a picture, a title, buttons, labels, and as many small views as asked for.
final class SceneViewController: UIViewController {
  private let settings: BenchmarkSettings
  /// Kept here: a controller's transitioning delegate is weak.
  private let slideIn = SlideInTransition()

  /// Presented again and again.
  private(set) lazy var panel: PanelViewController = {
    let panel = PanelViewController(settings: settings)
    panel.modalPresentationStyle = .custom
    panel.transitioningDelegate = slideIn
    return panel
  }()

  init(settings: BenchmarkSettings) {
    self.settings = settings
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func loadView() {
    let view = SceneView(settings: settings)
    for button in view.buttons {
      button.addAction(
        UIAction { [unowned self] _ in present(panel, animated: true) },
        for: .touchUpInside
      )
    }
    self.view = view
  }
}
