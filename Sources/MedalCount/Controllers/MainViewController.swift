import UIKit

/// The first screen: the chosen games, and the ways to the three panels.
final class MainViewController: UIViewController {
  private static let logoHeight: CGFloat = 300
  private static let compactLogoHeight: CGFloat = 100

  private let logoImageView = UIImageView(image: UIImage(named: "medals"))
  private let hostLabel = UILabel()
  private let yearLabel = UILabel()
  private let medalCountButton = UIButton(type: .system)
  private lazy var logoHeight = logoImageView.heightAnchor.constraint(
    equalToConstant: Self.logoHeight
  )

  private let adaptivity: CompactHeightAdaptivity
  private let dataStore = GamesDataStore()
  /// Kept here: a controller's transitioning delegate is weak.
  private lazy var slideInTransitioningDelegate = SlideInPresentationManager()

  /// The games on the screen; nil before a choice.
  var presentedGames: Games? {
    didSet { showPresentedGames() }
  }

  init(adaptivity: CompactHeightAdaptivity) {
    self.adaptivity = adaptivity
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    adaptivity = .rotate
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    setUpNavigationItem()
    setUpContent()
    showPresentedGames()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateLogoHeight()
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let panel = segue.destination
    switch panel {
    case let games as GamesTableViewController:
      games.games = segue.identifier == "SummerSegue" ? dataStore.summer : dataStore.winter
      games.delegate = self
      slideInTransitioningDelegate.direction = segue.identifier == "SummerSegue" ? .left : .right
      slideInTransitioningDelegate.compactHeightAdaptivity = nil
    case let medalCount as MedalCountViewController:
      medalCount.winners = presentedGames?.winners ?? []
      slideInTransitioningDelegate.direction = .bottom
      slideInTransitioningDelegate.compactHeightAdaptivity = adaptivity
    default:
      return
    }
    panel.transitioningDelegate = slideInTransitioningDelegate
    panel.modalPresentationStyle = .custom
  }

  // MARK: - Content

  private func setUpNavigationItem() {
    let summer = UIBarButtonItem(
      title: "Summer",
      primaryAction: UIAction(title: "Summer") { [weak self] _ in
        self?.showPanel("SummerSegue", GamesTableViewController(side: .leading))
      }
    )
    let winter = UIBarButtonItem(
      title: "Winter",
      primaryAction: UIAction(title: "Winter") { [weak self] _ in
        self?.showPanel("WinterSegue", GamesTableViewController(side: .trailing))
      }
    )
    navigationItem.leftBarButtonItem = summer
    navigationItem.rightBarButtonItem = winter
  }

  private func setUpContent() {
    logoImageView.contentMode = .scaleAspectFit
    logoImageView.accessibilityIdentifier = "logo"
    hostLabel.accessibilityIdentifier = "host"
    yearLabel.accessibilityIdentifier = "year"
    yearLabel.textAlignment = .center
    medalCountButton.setTitle("Medal Count", for: .normal)
    medalCountButton.addAction(
      UIAction { [weak self] _ in self?.showPanel("MedalSegue", MedalCountViewController()) },
      for: .touchUpInside
    )
    let content = [logoImageView, hostLabel, yearLabel, medalCountButton]
    for subview in content {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate(
      [
        logoImageView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        logoImageView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        logoImageView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        logoHeight,
        hostLabel.topAnchor.constraint(equalTo: logoImageView.bottomAnchor, constant: 30),
        yearLabel.topAnchor.constraint(equalTo: hostLabel.bottomAnchor, constant: 20),
        medalCountButton.topAnchor.constraint(equalTo: yearLabel.bottomAnchor, constant: 20),
      ] + content.dropFirst().map { $0.centerXAnchor.constraint(equalTo: view.centerXAnchor) }
    )
    updateLogoHeight()
  }

  private func updateLogoHeight() {
    let isCompact = traitCollection.verticalSizeClass == .compact
    logoHeight.constant = isCompact ? Self.compactLogoHeight : Self.logoHeight
  }

  private func showPresentedGames() {
    guard isViewLoaded else { return }
    logoImageView.image = UIImage(named: presentedGames?.largeFlagImageName ?? "medals")
    hostLabel.text = presentedGames?.host
    yearLabel.text = presentedGames?.title
    medalCountButton.isHidden = presentedGames == nil
  }

  // MARK: - Panels

  /// What a storyboard's segue of kind "present modally" does.
  private func showPanel(_ identifier: String, _ panel: UIViewController) {
    let segue = UIStoryboardSegue(
      identifier: identifier,
      source: self,
      destination: panel,
      performHandler: { [unowned self] in present(panel, animated: true) }
    )
    prepare(for: segue, sender: self)
    segue.perform()
  }
}

extension MainViewController: GamesTableViewControllerDelegate {
  func gamesTableViewController(
    _ controller: GamesTableViewController,
    didSelect games: Games
  ) {
    dismiss(animated: true)
    presentedGames = games
  }
}
