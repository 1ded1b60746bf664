import UIKit

/// A screen with a button that counts its taps, a text field and room for children.
final class StressController: UIViewController, StressMember, UITextFieldDelegate {
  let record: AppearanceRecord
  var transitioning: StressTransitioning?
  let button = UIButton(type: .system)
  let field = UITextField()
  private(set) var taps = 0
  private weak var world: StressWorld?
  /// Whether children hear of appearances by hand.
  private let forwardsByHand: Bool
  var hidesStatusBar = false
  var supported = UIInterfaceOrientationMask.all

  init(in world: StressWorld, forwardsByHand: Bool = false) {
    self.world = world
    self.forwardsByHand = forwardsByHand
    record = world.makeRecord(forwardsByHand ? "H" : "C")
    super.init(nibName: nil, bundle: nil)
    world.watch(self, record.name)
  }

  required init?(coder: NSCoder) {
    fatalError("Made in code only.")
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { !forwardsByHand }
  override var prefersStatusBarHidden: Bool { hidesStatusBar || super.prefersStatusBarHidden }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }

  // MARK: - Life

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
    field.delegate = self
    view.addSubview(button)
    view.addSubview(field)
    world?.reached(.didLoad, self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    button.frame = CGRect(x: safe.minX + 30, y: safe.minY + 4, width: 80, height: 30)
    field.frame = CGRect(x: safe.minX + 120, y: safe.minY + 4, width: 60, height: 30)
    for child in children where child.viewIfLoaded?.superview === view {
      child.view.frame = childFrame
    }
    world?.reached(.didLayout, self)
  }

  /// Below the button.
  var childFrame: CGRect {
    let top = view.safeAreaInsets.top + 40
    return CGRect(
      x: 0,
      y: top,
      width: view.bounds.width,
      height: max(view.bounds.height - top, 0)
    )
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record.note(.willAppear)
    forward { $0.beginAppearanceTransition(true, animated: animated) }
    transitionCoordinator?.animate(
      alongsideTransition: { [weak self] _ in self.map { $0.world?.reached(.alongside, $0) } },
      completion: { [weak self] _ in
        self.map { $0.world?.reached(.coordinatorCompletion, $0) }
      }
    )
    world?.reached(.willAppear, self)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    record.note(.isAppearing)
    world?.reached(.isAppearing, self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record.note(.didAppear)
    forward { $0.endAppearanceTransition() }
    world?.reached(.didAppear, self)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record.note(.willDisappear)
    forward { $0.beginAppearanceTransition(false, animated: animated) }
    world?.reached(.willDisappear, self)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record.note(.didDisappear)
    forward { $0.endAppearanceTransition() }
    world?.reached(.didDisappear, self)
  }

  private func forward(_ call: (UIViewController) -> Void) {
    guard forwardsByHand else { return }
    for child in children where child.viewIfLoaded?.superview === view {
      call(child)
    }
  }

  // MARK: - Sizes, traits, text

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    world?.reached(.willResize, self)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    world?.reached(.traitsChanged, self)
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    world?.reached(.textEditing, self)
  }
}
