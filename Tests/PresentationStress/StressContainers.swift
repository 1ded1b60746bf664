import UIKit

/// A navigation controller under stress.
final class StressNavigation: UINavigationController, StressMember, UINavigationControllerDelegate {
  let record: AppearanceRecord
  var transitioning: StressTransitioning?
  private weak var world: StressWorld?
  /// The movement of the next pushes and pops; nil for the built-in one.
  var movement: StressMovement?
  var isDriven = false
  private(set) var driver: StressDriver?

  init(in world: StressWorld, root: UIViewController) {
    self.world = world
    record = world.makeRecord("N")
    super.init(navigationBarClass: nil, toolbarClass: nil)
    viewControllers = [root]
    delegate = self
    world.watch(self, record.name)
  }

  required init?(coder: NSCoder) {
    fatalError("Made in code only.")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record.note(.willAppear)
    world?.reached(.willAppear, self)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    record.note(.isAppearing)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record.note(.didAppear)
    world?.reached(.didAppear, self)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record.note(.willDisappear)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record.note(.didDisappear)
    world?.reached(.didDisappear, self)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    world?.reached(.willShow, viewController)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    world?.reached(.didShow, viewController)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let world, let movement else { return nil }
    return StressAnimator(movement, isPresenting: operation == .push, in: world)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let world, isDriven else { return nil }
    let driver = StressDriver(in: world)
    world.take(driver)
    return driver
  }
}

/// A tab bar controller under stress.
final class StressTabs: UITabBarController, StressMember, UITabBarControllerDelegate {
  let record: AppearanceRecord
  var transitioning: StressTransitioning?
  private weak var world: StressWorld?
  var movement: StressMovement?
  var isDriven = false

  init(in world: StressWorld, tabs: [UIViewController]) {
    self.world = world
    record = world.makeRecord("T")
    super.init(nibName: nil, bundle: nil)
    delegate = self
    viewControllers = tabs
    world.watch(self, record.name)
  }

  required init?(coder: NSCoder) {
    fatalError("Made in code only.")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record.note(.willAppear)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    record.note(.isAppearing)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record.note(.didAppear)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record.note(.willDisappear)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record.note(.didDisappear)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let world, let movement else { return nil }
    return StressAnimator(movement, isPresenting: true, in: world)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let world, isDriven else { return nil }
    let driver = StressDriver(in: world)
    world.take(driver)
    return driver
  }
}

/// An alert under stress: its choices need no record, its appearances do.
final class StressAlert: UIAlertController, StressMember {
  private var kept: AppearanceRecord?
  var transitioning: StressTransitioning?

  func enter(_ world: StressWorld) {
    let record = world.makeRecord("A")
    kept = record
    world.watch(self, record.name)
  }

  var record: AppearanceRecord {
    guard let kept else { fatalError("An alert that never entered the world.") }
    return kept
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record.note(.willAppear)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    record.note(.isAppearing)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record.note(.didAppear)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record.note(.willDisappear)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record.note(.didDisappear)
  }
}
