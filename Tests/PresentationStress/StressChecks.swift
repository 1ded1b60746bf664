import QuartzCore
import UIKit

/// What must hold when nothing moves and no finger is down.
struct StressChecks {
  let world: StressWorld

  func run() {
    world.tell("  -- at rest")
    checkLinks()
    checkHierarchy()
    checkAppearances()
    checkFrames()
    checkAnimations(in: world.stage.window)
    checkFirstResponder()
    checkStatusBar()
    checkTouches()
    checkLeaks()
  }

  private func name(_ controller: UIViewController?) -> String {
    (controller as? any StressMember)?.record.name ?? controller.map { "\(type(of: $0))" } ?? "nil"
  }

  private func fail(_ sentence: String) {
    world.fail(sentence)
  }

  private func expect(_ holds: Bool, _ sentence: @autoclosure () -> String) {
    if !holds { fail(sentence()) }
  }

  // MARK: - Links

  private func checkLinks() {
    for controller in world.tree {
      let name = name(controller)
      expect(!controller.isBeingPresented, "\(name) is being presented at rest")
      expect(!controller.isBeingDismissed, "\(name) is being dismissed at rest")
      expect(controller.transitionCoordinator == nil, "\(name) has a coordinator at rest")
      expect(!controller.isMovingToParent, "\(name) is moving to its parent at rest")
      expect(!controller.isMovingFromParent, "\(name) is moving from its parent at rest")
      for child in controller.children {
        expect(child.parent === controller, "\(self.name(child)) has another parent than \(name)")
      }
      guard let presented = controller.ownPresented else { continue }
      expect(
        presented.presentationController?.presentingViewController === controller,
        "the presentation controller of \(self.name(presented)) has another presenter"
      )
      if let own = presented.activePresentationController as? StressPresentation,
        let fault = own.fault
      {
        fail("\(self.name(presented)): \(fault)")
      }
    }
  }

  /// What the tree presents, with the presentation controllers in use, lowest first.
  private var presentations: [(presenter: UIViewController, controller: UIPresentationController)] {
    world.tree.compactMap { presenter in
      presenter.ownPresented?.activePresentationController.map { (presenter, $0) }
    }
  }

  // MARK: - Views

  private func checkHierarchy() {
    let window = world.stage.window
    let live = presentations.compactMap(\.controller.containerView)
    expect(live.count == presentations.count, "a live presentation has no container")
    for container in containers(in: window) where !live.contains(where: { $0 === container }) {
      fail("a container of no live presentation is in the window")
    }
    for (presenter, controller) in presentations {
      guard let container = controller.containerView, let view = controller.presentedView else {
        continue
      }
      let shown = controller.presentedViewController
      if container.window == nil {
        // It went with the view of a presenter that another presentation removed.
        expect(
          !controller.shouldPresentInFullscreen,
          "the container of \(name(shown)) is in no window"
        )
        continue
      }
      let isCovered = removesPresenter(shown)
      if !isCovered {
        expect(
          shown.viewIfLoaded?.isDescendant(of: container) == true,
          "the view of \(name(shown)) is not in its container"
        )
      }
      if !isCovered || view !== shown.view {
        expect(view.isDescendant(of: container), "the presented view is not in the container")
      }
      if controller.shouldRemovePresentersView {
        expect(presenter.viewIfLoaded?.window == nil, "\(name(presenter)) shows behind a cover")
      }
    }
    checkRoot()
  }

  private func checkRoot() {
    let contents = world.stage.windowContents
    guard let root = world.root, let view = root.viewIfLoaded else { return }
    if !removesPresenter(root) {
      expect(contents.first === view, "the root's view is not at the bottom of the window")
      expect(view.frame == world.stage.window.bounds, "the root's view is at \(view.frame)")
      expect(view.transform.isIdentity, "the root's view has the transform \(view.transform)")
    }
    var strangers = contents.filter { $0 !== view && !isContainer($0) }
    strangers.removeAll { $0.isHidden }
    expect(strangers.isEmpty, "the window also shows \(strangers)")
    // Each container of the whole window stands above the one that its presenter is in.
    for (presenter, controller) in presentations {
      guard let upper = index(of: controller), let below = presenter.levelsController,
        let lower = index(of: below), lower > upper
      else { continue }
      fail("the container of \(name(controller.presentedViewController)) is below its presenter's")
    }
  }

  private func index(of controller: UIPresentationController) -> Int? {
    world.stage.windowContents.firstIndex { $0 === controller.containerView }
  }

  /// Whether a presentation on `controller` took its view out of the hierarchy.
  private func removesPresenter(_ controller: UIViewController) -> Bool {
    controller.ownPresented?.activePresentationController?.shouldRemovePresentersView ?? false
  }

  private func isContainer(_ view: UIView) -> Bool {
    String(describing: type(of: view)) == "UITransitionView"
  }

  private func containers(in view: UIView) -> [UIView] {
    (isContainer(view) ? [view] : []) + view.subviews.flatMap(containers)
  }

  private func checkFrames() {
    // A popover hears of its source's moves only in a layout.
    for case let popover as UIPopoverPresentationController in presentations.map(\.controller) {
      popover.containerView?.setNeedsLayout()
    }
    world.stage.turn()
    let levels = presentations
    for (index, (presenter, controller)) in levels.enumerated() {
      guard let container = controller.containerView, container.window != nil,
        let view = controller.presentedView
      else { continue }
      // What stands behind a sheet may look smaller.
      let isBehindSheet = levels.dropFirst(index + 1).contains {
        $0.controller is UISheetPresentationController
      }
      let shown = name(controller.presentedViewController)
      let place =
        controller.shouldPresentInFullscreen
        ? world.stage.window.bounds : presenter.viewIfLoaded?.frame ?? .zero
      if !(controller.shouldRemovePresentersView && !controller.shouldPresentInFullscreen) {
        expect(
          isClose(untransformed(container), place),
          "the container of \(shown) is at \(untransformed(container)), not at \(place)"
        )
      }
      guard view.superview != nil else { continue }
      if !isBehindSheet {
        expect(view.transform.isIdentity, "the presented view of \(shown) is transformed")
        expect(container.transform.isIdentity, "the container of \(shown) is transformed")
      }
      expect(view.alpha == 1, "the presented view of \(shown) has the alpha \(view.alpha)")
      let wanted = controller.frameOfPresentedViewInContainerView
      expect(
        isClose(untransformed(view), wanted),
        "the presented view of \(shown) is at \(untransformed(view)), not at \(wanted)"
      )
    }
    let isPushed = levels.contains { $0.controller is UISheetPresentationController }
    if !isPushed, let holder = world.root?.viewIfLoaded?.superview {
      expect(holder.transform.isIdentity, "what holds the root is still transformed")
      expect(holder.layer.cornerRadius == 0, "what holds the root still has round corners")
    }
  }

  private func untransformed(_ view: UIView) -> CGRect {
    CGRect(
      x: view.center.x - view.bounds.width / 2,
      y: view.center.y - view.bounds.height / 2,
      width: view.bounds.width,
      height: view.bounds.height
    )
  }

  private func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 0.01 && abs(one.minY - other.minY) < 0.01
      && abs(one.width - other.width) < 0.01 && abs(one.height - other.height) < 0.01
  }

  // MARK: - Appearances

  private func checkAppearances() {
    for controller in world.tree + world.kept {
      guard let member = controller as? any StressMember else { continue }
      let isInWindow = controller.viewIfLoaded?.window != nil
      let expected: AppearanceRecord.Phase = isInWindow ? .appeared : .disappeared
      expect(
        member.record.phase == expected,
        "\(member.record.name) is \(member.record.phase.rawValue) while its view is "
          + (isInWindow ? "in the window" : "in no window")
      )
    }
  }

  // MARK: - Movement

  private func checkAnimations(in view: UIView) {
    if view.layer.speed != 1 || view.layer.timeOffset != 0 || view.layer.beginTime != 0 {
      fail("the time of \(type(of: view)) is not as usual")
    }
    if let keys = view.layer.animationKeys(), !keys.isEmpty, !(view is UITextField),
      !keys.allSatisfy({ $0.contains("caret") || $0.contains("blink") })
    {
      fail("\(type(of: view)) is still animated: \(keys)")
    }
    if view is UITextField { return }
    for subview in view.subviews {
      checkAnimations(in: subview)
    }
  }

  private func checkFirstResponder() {
    guard let responder = world.stage.window.firstResponder else { return }
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    expect(
      view?.window === world.stage.window,
      "the first responder \(type(of: responder)) is not in the window"
    )
  }

  private func checkStatusBar() {
    guard let root = world.root else { return }
    var top = root
    while let next = coverer(of: top) { top = next }
    var decider = top
    while let child = decider.childForStatusBarHidden { decider = child }
    let application = world.stage.application
    let wanted =
      application.screen.environment.statusBarHeight == 0 || decider.prefersStatusBarHidden
    expect(
      application.statusBar.isHidden == wanted,
      "the status bar is \(wanted ? "shown" : "hidden") against the wish of \(name(decider))"
    )
  }

  private func coverer(of controller: UIViewController) -> UIViewController? {
    let presenter = [controller] + controller.children.flatMap(\.allInTree)
    guard let presented = presenter.lazy.compactMap(\.ownPresented).first,
      let original = presented.presentationController,
      let shown = presented.activePresentationController?.presentedViewController
    else { return nil }
    let captures =
      original.presentationStyle == .fullScreen
      || shown.modalPresentationCapturesStatusBarAppearance
    return captures ? shown : nil
  }

  // MARK: - Touches

  private func checkTouches() {
    let stage = world.stage
    expect(!stage.application.isIgnoringInteractionEvents, "touches are ignored at rest")
    guard world.faults.isEmpty, let top = world.frontmost else { return }
    if let alert = top as? UIAlertController {
      expect(alert.view.window != nil, "the alert is in no window")
      return
    }
    let screens = [top].flatMap(\.allInTree).compactMap { $0 as? StressController }
      .filter { $0.viewIfLoaded?.window != nil }
    guard let screen = screens.last else {
      fail("no screen of the top level \(name(top)) is in the window")
      return
    }
    guard isBigEnough(screen), !isInContext(screen) else { return }
    let taps = screen.taps
    do {
      try stage.tap(screen.button)
      try stage.settle()
      expect(screen.taps == taps + 1, "a tap did not reach the button of \(name(screen))")
    } catch {
      fail("the button of \(name(screen)) can't be tapped: \(error)")
    }
  }

  /// What is presented in a context may lie below a bar.
  private func isInContext(_ screen: StressController) -> Bool {
    screen.levelsController?.shouldPresentInFullscreen == false
  }

  /// In a very small window a button may be off the screen, or under a bar.
  private func isBigEnough(_ screen: StressController) -> Bool {
    let button = screen.button
    let onScreen = button.convert(button.bounds, to: nil as UIView?)
    return world.stage.window.bounds.contains(onScreen) && screen.view.bounds.height > 120
      && world.stage.window.bounds.height > 400
  }

  // MARK: - Leaks

  private func checkLeaks() {
    var needed = Set<ObjectIdentifier>()
    func need(_ object: AnyObject?) {
      if let object { needed.insert(ObjectIdentifier(object)) }
    }
    let keptTrees = world.kept.flatMap(\.allInTree)
    for controller in world.tree + keptTrees {
      need(controller)
    }
    for (_, controller) in presentations {
      need(controller)
      need(controller.presentedViewController.presentationController)
    }
    for presenter in world.tree {
      let original = presenter.ownPresented?.presentationController
      need(original)
      need((original as? StressPresentation)?.chrome)
      // While a replacement shows, the original one waits.
      for controller in original?.presentedViewController.allInTree ?? [] {
        need(controller)
      }
    }
    // A presentation controller that a kept controller made early, for its next presentation.
    for case let early as UIPresentationController in world.watched.map(\.object) {
      guard keptTrees.contains(where: { $0 === early.presentedViewController }) else { continue }
      need(early)
      need((early as? StressPresentation)?.chrome)
    }
    for watched in world.watched {
      guard let object = watched.object, !needed.contains(ObjectIdentifier(object)) else {
        continue
      }
      let name = (object as? any StressMember)?.record.name ?? watched.name
      fail("\(name) (\(type(of: object))) is leaked")
    }
  }
}

extension UIViewController {
  /// The presentation controller that shows the level which this controller is in; nil for the root's.
  var levelsController: UIPresentationController? { activePresentationController }

  /// This controller and all below it, children only.
  var allInTree: [UIViewController] {
    [self] + children.flatMap(\.allInTree)
  }
}
