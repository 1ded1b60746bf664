import UIKit

/// What the app under stress does: presents, dismisses, pushes, changes children, focuses.
struct StressActions {
  let world: StressWorld
  let maker: StressMaker

  func perform(_ step: StressStep) {
    switch step.verb {
    case .present: present(step)
    case .presentAgain: presentAgain(step)
    case .dismiss: dismiss(step)
    case .push, .pop, .setStack: changeStack(step)
    case .select: select(step)
    case .addChild, .removeChild, .swapChildren: changeChildren(step)
    case .focus: focus(step)
    case .changeSheet, .changeSize, .changeBars: changeLooks(step)
    case .drive: drive(step)
    case .arm: arm(step)
    default: return
    }
  }

  /// A controller of the tree, mostly one of the top level.
  private func pick(_ step: StressStep, _ index: Int) -> UIViewController? {
    let tree = world.tree
    guard !tree.isEmpty else { return nil }
    if step.numbers[index] % 10 < 6 {
      let top = world.levels.last
      let inTop = tree.filter { controller in
        sequence(first: controller, next: \.parent).contains { $0 === top }
      }
      if !inTop.isEmpty { return inTop[step.numbers[index] / 10 % inTop.count] }
    }
    return tree[step.numbers[index] / 10 % tree.count]
  }

  private func name(_ controller: UIViewController?) -> String {
    (controller as? any StressMember)?.record.name ?? controller.map { "\(type(of: $0))" } ?? "nil"
  }

  // MARK: - Presentations

  private func present(_ step: StressStep) {
    guard let source = pick(step, 0), source.isViewLoaded else { return }
    let presented = maker.makePresented(step, 1)
    maker.dress(presented, step, over: source)
    show(presented, from: source, animated: step.isAmong(75, 6))
    if step.numbers[6] % 8 == 0 { world.kept.append(presented) }
    if world.kept.count > 2 { world.kept.removeFirst() }
  }

  private func presentAgain(_ step: StressStep) {
    guard !world.kept.isEmpty, let source = pick(step, 0) else { return }
    let presented = world.kept[step.choice(1, of: world.kept.count)]
    let isFree =
      presented.presentingViewController == nil && presented.parent == nil
      && presented !== world.root && presented.viewIfLoaded?.window == nil
      && !presented.isBeingPresented && !presented.isBeingDismissed
    guard isFree, !isAncestor(presented, of: source) else { return }
    if presented.modalPresentationStyle == .popover {
      presented.popoverPresentationController?.sourceView = source.view
    }
    show(presented, from: source, animated: step.isAmong(75, 6))
  }

  private func isAncestor(_ controller: UIViewController, of source: UIViewController) -> Bool {
    sequence(first: source, next: { $0.parent ?? $0.presentingViewController })
      .contains { $0 === controller }
  }

  private func show(_ presented: UIViewController, from source: UIViewController, animated: Bool) {
    world.tell(
      "  present \(name(presented)) on \(name(source)) "
        + "style=\(presented.modalPresentationStyle) animated=\(animated) "
        + "delegate=\(presented.transitioningDelegate != nil)"
    )
    source.present(
      presented,
      animated: animated,
      completion: world.completion(.presentCompletion, of: presented)
    )
  }

  private func dismiss(_ step: StressStep) {
    guard let receiver = pick(step, 0) else { return }
    dismiss(from: receiver, animated: step.isAmong(75, 1))
  }

  private func dismiss(from receiver: UIViewController, animated: Bool) {
    world.tell("  dismiss on \(name(receiver)) animated=\(animated)")
    receiver.dismiss(
      animated: animated,
      completion: world.completion(.dismissCompletion, of: receiver)
    )
  }

  // MARK: - Containers

  private func changeStack(_ step: StressStep) {
    let all = world.tree.compactMap { $0 as? StressNavigation }
    guard !all.isEmpty else { return }
    let navigation = all[step.choice(0, of: all.count)]
    navigation.movement = step.isAmong(40, 2) ? StressMovement(step, at: 3) : nil
    navigation.isDriven = step.isAmong(30, 4)
    let isAnimated = step.isAmong(75, 5)
    world.tell("  \(step.verb) on \(name(navigation)) animated=\(isAnimated)")
    switch step.verb {
    case .push:
      navigation.pushViewController(StressController(in: world), animated: isAnimated)
    case .pop:
      if step.isAmong(70, 1) {
        navigation.popViewController(animated: isAnimated)
      } else {
        navigation.popToRootViewController(animated: isAnimated)
      }
    default:
      var stack = navigation.viewControllers
      if stack.count > 1, step.isAmong(50, 1) { stack.swapAt(0, stack.count - 1) }
      stack.append(StressController(in: world))
      navigation.setViewControllers(stack, animated: isAnimated)
    }
  }

  private func select(_ step: StressStep) {
    let all = world.tree.compactMap { $0 as? StressTabs }
    guard !all.isEmpty else { return }
    let tabs = all[step.choice(0, of: all.count)]
    tabs.movement = step.isAmong(40, 2) ? StressMovement(step, at: 3) : nil
    tabs.isDriven = step.isAmong(30, 4)
    tabs.selectedIndex = step.choice(1, of: tabs.viewControllers?.count ?? 0)
  }

  private func coversWindow(_ controller: UIViewController) -> Bool {
    controller.ownPresented?.activePresentationController?.shouldPresentInFullscreen ?? false
  }

  private func changeChildren(_ step: StressStep) {
    let parents = world.tree.compactMap { $0 as? StressController }.filter { $0.isViewLoaded }
    guard !parents.isEmpty else { return }
    let parent = parents[step.choice(0, of: parents.count)]
    // What a child presents in its context goes with its view; what covers the window would stay.
    guard !world.controllers(below: parent).dropFirst().contains(where: coversWindow) else {
      return
    }
    switch step.verb {
    case .addChild:
      guard parent.children.isEmpty, parent.parent?.parent == nil else { return }
      add(StressController(in: world), to: parent)
    case .removeChild:
      guard let child = parent.children.first, isAtRest(child) else { return }
      remove(child)
    default:
      guard let old = parent.children.first, isAtRest(old), old.view.superview === parent.view,
        parent.shouldAutomaticallyForwardAppearanceMethods, parent.children.count == 1
      else { return }
      let new = StressController(in: world)
      old.willMove(toParent: nil)
      parent.addChild(new)
      new.view.frame = parent.childFrame
      let options: [UIView.AnimationOptions] = [
        [], .transitionCrossDissolve, .transitionFlipFromLeft,
      ]
      parent.transition(
        from: old,
        to: new,
        duration: step.isAmong(70, 1) ? 0.3 : 0,
        options: options[step.choice(2, of: options.count)],
        animations: { new.view.alpha = 1 },
        completion: { _ in
          old.removeFromParent()
          new.didMove(toParent: parent)
        }
      )
    }
  }

  private func isAtRest(_ child: UIViewController) -> Bool {
    guard let member = child as? any StressMember else { return true }
    return member.record.phase == .appeared || member.record.phase == .disappeared
  }

  private func add(_ child: StressController, to parent: StressController) {
    parent.addChild(child)
    let isByHand = !parent.shouldAutomaticallyForwardAppearanceMethods
    let phase = parent.record.phase
    if isByHand, phase == .appeared || phase == .appearing {
      child.beginAppearanceTransition(true, animated: false)
    }
    child.view.frame = parent.childFrame
    parent.view.addSubview(child.view)
    if isByHand, phase == .appeared { child.endAppearanceTransition() }
    child.didMove(toParent: parent)
  }

  private func remove(_ child: UIViewController) {
    guard let parent = child.parent else { return }
    let isByHand =
      !parent.shouldAutomaticallyForwardAppearanceMethods
      && (child as? any StressMember)?.record.phase == .appeared
    child.willMove(toParent: nil)
    if isByHand { child.beginAppearanceTransition(false, animated: false) }
    child.viewIfLoaded?.removeFromSuperview()
    if isByHand { child.endAppearanceTransition() }
    child.removeFromParent()
  }

  // MARK: - Small things

  private func focus(_ step: StressStep) {
    let all = world.tree.compactMap { $0 as? StressController }
    guard !all.isEmpty else { return }
    let field = all[step.choice(0, of: all.count)].field
    if step.isAmong(70, 1) { field.becomeFirstResponder() } else { field.resignFirstResponder() }
  }

  private func changeLooks(_ step: StressStep) {
    guard let controller = pick(step, 0) else { return }
    switch step.verb {
    case .changeSheet:
      guard let sheet = controller.activePresentationController as? UISheetPresentationController
      else { return }
      if step.isAmong(50, 2) {
        sheet.animateChanges { maker.change(sheet, step.numbers[1]) }
      } else {
        maker.change(sheet, step.numbers[1])
      }
    case .changeSize:
      controller.preferredContentSize = CGSize(
        width: 100 + step.numbers[1] / 4,
        height: 100 + step.numbers[2] / 4
      )
    default:
      if let own = controller as? StressController {
        own.hidesStatusBar = step.isAmong(50, 1)
        own.setNeedsStatusBarAppearanceUpdate()
      }
      controller.navigationController?.setNavigationBarHidden(
        step.isAmong(30, 2),
        animated: step.isAmong(50, 3)
      )
    }
  }

  private func drive(_ step: StressStep) {
    guard !world.drivers.isEmpty else { return }
    let driver = world.drivers[step.choice(0, of: world.drivers.count)]
    let progress = CGFloat(step.part(1)) * 1.2 - 0.1
    switch (driver, step.choice(2, of: 6)) {
    case (let driver as StressDriver, 0...2): driver.update(progress)
    case (let driver as StressDriver, 3):
      world.drop(driver)
      driver.completionSpeed = 0.5 + CGFloat(step.part(3))
      driver.finish()
    case (let driver as StressDriver, 4):
      world.drop(driver)
      driver.completionSpeed = 0.5 + CGFloat(step.part(3))
      driver.cancel()
    case (let driver as StressDriver, _): driver.pause()
    case (let driver as StressHandDriver, 0...2): driver.update(progress)
    case (let driver as StressHandDriver, let choice):
      world.drop(driver)
      driver.end(finishing: choice % 2 == 0)
    default: return
    }
  }

  // MARK: - Acting inside callbacks

  private func arm(_ step: StressStep) {
    let moments = StressMoment.allCases
    let moment = moments[step.choice(0, of: moments.count)]
    world.tell("  arm \(moment.rawValue)")
    let inner = step.numbers[2]
    let actions = self
    world.arm(moment) { world, controller in
      guard let target = controller ?? world.levels.last else { return }
      switch inner % 8 {
      case 0, 1: actions.dismiss(from: target, animated: inner / 8 % 2 == 0)
      case 2, 3:
        let presented = actions.maker.makePresented(step, 3)
        actions.maker.dress(presented, step, over: target)
        actions.show(presented, from: target, animated: inner / 8 % 2 == 0)
      case 4: (target as? StressController)?.field.becomeFirstResponder()
      case 5: target.navigationController?.popViewController(animated: inner / 8 % 2 == 0)
      case 6:
        target.navigationController?.pushViewController(
          StressController(in: world),
          animated: inner / 8 % 2 == 0
        )
      default: target.view.setNeedsLayout()
      }
    }
  }
}
