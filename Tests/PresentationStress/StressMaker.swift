import UIKit

/// Makes controllers, trees and transitions out of a step's numbers.
struct StressMaker {
  let world: StressWorld

  // MARK: - Trees

  func makeRoot(_ number: Int) -> UIViewController {
    switch number % 6 {
    case 0: return StressController(in: world)
    case 1: return StressNavigation(in: world, root: StressController(in: world))
    case 2:
      return StressTabs(
        in: world,
        tabs: [
          StressNavigation(in: world, root: StressController(in: world)),
          StressController(in: world), makeParent(forwardsByHand: false, definesContext: true),
        ]
      )
    case 3: return makeParent(forwardsByHand: false, definesContext: number % 4 < 2)
    case 4: return makeParent(forwardsByHand: true, definesContext: number % 4 < 2)
    default:
      let navigation = StressNavigation(in: world, root: StressController(in: world))
      navigation.pushViewController(
        makeParent(forwardsByHand: false, definesContext: true),
        animated: false
      )
      return navigation
    }
  }

  private func makeParent(forwardsByHand: Bool, definesContext: Bool) -> StressController {
    let parent = StressController(in: world, forwardsByHand: forwardsByHand)
    let child = StressController(in: world)
    child.definesPresentationContext = definesContext
    child.providesPresentationContextTransitionStyle = definesContext
    parent.addChild(child)
    parent.loadViewIfNeeded()
    parent.view.addSubview(child.view)
    child.view.frame = parent.childFrame
    child.didMove(toParent: parent)
    return parent
  }

  /// A controller to present.
  func makePresented(_ step: StressStep, _ index: Int) -> UIViewController & StressMember {
    switch step.numbers[index] % 20 {
    case 0...9: return StressController(in: world)
    case 10...12: return StressNavigation(in: world, root: StressController(in: world))
    case 13:
      return StressTabs(
        in: world,
        tabs: [StressController(in: world), StressController(in: world)]
      )
    case 14: return makeParent(forwardsByHand: false, definesContext: true)
    case 15: return makeParent(forwardsByHand: true, definesContext: false)
    default: return makeAlert(step.numbers[index] / 20)
    }
  }

  private func makeAlert(_ number: Int) -> StressAlert {
    let isSheet = number % 3 == 0
    let alert = StressAlert(
      title: "Title",
      message: "Message",
      preferredStyle: isSheet ? .actionSheet : .alert
    )
    alert.enter(world)
    if number % 5 == 0, !isSheet { alert.addTextField() }
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    if number % 2 == 0 { alert.addAction(UIAlertAction(title: "Cancel", style: .cancel)) }
    return alert
  }

  // MARK: - Presentations

  private static let styles: [UIModalPresentationStyle] = [
    .custom, .custom, .custom, .custom, .automatic, .pageSheet, .pageSheet, .formSheet,
    .fullScreen, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .popover,
  ]

  /// Sets style, transition and delegates from the numbers at 2...5.
  func dress(
    _ controller: UIViewController & StressMember,
    _ step: StressStep,
    over source: UIViewController
  ) {
    guard !(controller is UIAlertController) else {
      controller.popoverPresentationController?.sourceView = source.view
      return
    }
    var style = Self.styles[step.choice(2, of: Self.styles.count)]
    // What is presented inside a bar's container stays behind when that shows something else.
    let isInBars = sequence(first: source, next: \.parent).contains {
      $0 is UINavigationController || $0 is UITabBarController
    }
    if isInBars, style == .currentContext || style == .overCurrentContext { style = .custom }
    let flags = step.numbers[3]
    controller.modalPresentationStyle = style
    controller.modalTransitionStyle =
      [.coverVertical, .crossDissolve, .flipHorizontal, .coverVertical][flags % 4]
    controller.modalPresentationCapturesStatusBarAppearance = flags / 4 % 4 == 0
    controller.isModalInPresentation = flags / 16 % 8 == 0
    controller.definesPresentationContext = flags / 128 % 4 == 0
    (controller as? StressController)?.hidesStatusBar = flags / 512 % 2 == 0
    var look = look(step)
    if isInBars { look.isInContext = false }
    let transitioning = StressTransitioning(look, in: world)
    controller.transitioning = transitioning
    if style == .custom || step.isAmong(40, 4) {
      controller.transitioningDelegate = transitioning
    }
    if flags % 5 == 0 { controller.preferredContentSize = CGSize(width: 200, height: 150) }
    if style == .popover {
      let popover = controller.popoverPresentationController
      popover?.sourceView = source.view
      popover?.sourceRect = CGRect(x: 20, y: 20, width: 30, height: 30)
      if flags % 3 == 0 { popover?.delegate = transitioning }
    } else if style != .custom, flags % 3 == 0 {
      controller.presentationController?.delegate = transitioning
    }
    if let sheet = controller.presentationController as? UISheetPresentationController,
      style != .custom
    {
      change(sheet, step.numbers[5])
    }
  }

  private func look(_ step: StressStep) -> StressLook {
    let number = step.numbers[5]
    let drivings = StressLook.Driving.allCases
    var look = StressLook()
    look.movement = step.isAmong(80, 4) ? StressMovement(step, at: 4) : nil
    look.presentingDriver = number % 10 < 7 ? .none : drivings[number % drivings.count]
    look.dismissingDriver = number / 10 % 10 < 6 ? .none : drivings[number / 10 % drivings.count]
    let adaptations = StressLook.Adaptation.allCases
    look.adaptation = adaptations[number / 100 % adaptations.count]
    look.edge = number % 4
    look.removesPresenter = step.numbers[6] % 6 == 0
    look.isInContext = step.numbers[6] % 7 == 0
    look.wrapsView = step.numbers[6] % 5 == 0
    look.refusesUser = step.numbers[6] % 9 == 0
    return look
  }

  func change(_ sheet: UISheetPresentationController, _ number: Int) {
    switch number % 4 {
    case 0: sheet.detents = [.medium(), .large()]
    case 1: sheet.detents = [.large()]
    case 2: sheet.detents = [.medium()]
    default:
      sheet.detents = [.custom { _ in 120 }, .medium(), .large()]
    }
    sheet.prefersGrabberVisible = number / 4 % 2 == 0
    sheet.largestUndimmedDetentIdentifier = number / 8 % 3 == 0 ? .medium : nil
    sheet.selectedDetentIdentifier = number / 24 % 2 == 0 ? .large : nil
    sheet.prefersEdgeAttachedInCompactHeight = number / 48 % 2 == 0
  }
}
