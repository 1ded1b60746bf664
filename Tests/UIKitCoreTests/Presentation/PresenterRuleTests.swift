import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Presenters of nested controllers, and requests that are refused.
struct PresenterRuleTests {
  /// Puts `child` into `parent` at `frame`.
  private func add(_ child: UIViewController, to parent: UIViewController, _ frame: CGRect) {
    parent.addChild(child)
    child.view.frame = frame
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test(
    .facts("A1", "A2", "A3"),
    arguments: [
      UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .custom, .overFullScreen,
      .automatic,
    ]
  )
  func `the top of the source's own level presents, whatever the style`(
    style: UIModalPresentationStyle
  ) throws {
    let scene = SlideScene()
    let child = UIViewController()
    let grandchild = UIViewController()
    add(child, to: scene.root, rect(0, 0, 300, 300))
    add(grandchild, to: child, rect(0, 0, 100, 100))
    try scene.stage.settle()
    scene.sheet.modalPresentationStyle = style
    grandchild.present(scene.sheet, animated: false)
    try scene.stage.settle()
    #expect(scene.sheet.presentingViewController === scene.root)

    // On the level above: the walk follows parents, not presenters.
    let inner = UIViewController()
    add(inner, to: scene.sheet, rect(0, 0, 50, 50))
    let next = UIViewController()
    next.modalPresentationStyle = style == .custom ? .overFullScreen : style
    inner.present(next, animated: false)
    try scene.stage.settle()

    #expect(next.presentingViewController === scene.sheet)
    #expect(scene.root.presentedViewController === scene.sheet)
  }

  @Test(.facts("A4", "A8", "D2"))
  func `inside a navigation controller that one presents, its child is the source`() throws {
    let stage = Stage(size: SlideScene.portrait)
    let main = ProbeController("main")
    let navigation = UINavigationController(rootViewController: main)
    stage.show(navigation)
    let delegate = ProbeDelegate()
    let content = ProbeController("content")
    let sheet = UINavigationController(rootViewController: content)
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = delegate
    var ends: [UIViewController?] = []
    delegate.animator.onAnimate = { context in
      ends += [context.viewController(forKey: .from), context.viewController(forKey: .to)]
    }

    main.present(sheet, animated: true)
    try stage.settle()

    #expect(sheet.presentingViewController === navigation)
    #expect(delegate.arguments.first?.presenting === navigation)
    #expect(delegate.arguments.first?.source === main)
    #expect(main.presentedViewController === sheet)
    #expect(navigation.presentedViewController === sheet)
    #expect(content.presentingViewController === navigation)
    main.dismiss(animated: true)
    try stage.settle()
    #expect(ends == [navigation, sheet, sheet, navigation])
  }

  @Test(.facts("A5"), arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func `without a defined context the root presents`(style: UIModalPresentationStyle) throws {
    let scene = SlideScene()
    let child = UIViewController()
    add(child, to: scene.root, rect(0, 100, 375, 300))
    try scene.stage.settle()
    scene.sheet.modalPresentationStyle = style

    child.present(scene.sheet, animated: false)
    try scene.stage.settle()

    #expect(scene.sheet.presentingViewController === scene.root)
    #expect(scene.sheet.view.frame == rect(0, 0, 375, 667))
  }

  @Test(.facts("A6")) func `navigation controllers define a context, plain controllers do not`() {
    _ = Stage(size: SlideScene.portrait)

    #expect(UINavigationController().definesPresentationContext)
    #expect(!UIViewController().definesPresentationContext)
  }

  @Test(.facts("A9", "A13")) func `the next line already sees a presenter that is busy`() {
    let scene = SlideScene()

    scene.root.present(scene.sheet, animated: true)
    scene.root.present(ProbeController("B"), animated: true)

    #expect(scene.stage.log.contains { $0.contains("which is already presenting <Sheet: 0x") })
  }

  @Test(.facts("A12")) func `the flags hold in all four appearance callbacks`() throws {
    let scene = SlideScene()
    let sheet = FlagLogger()
    scene.slide.prepare(sheet)
    #expect(sheet.flags == "at rest")

    scene.root.present(sheet, animated: true)
    try scene.stage.settle()
    #expect(sheet.calls == ["willAppear: presented", "didAppear: presented"])
    #expect(sheet.flags == "at rest")
    sheet.calls.removeAll()
    scene.root.dismiss(animated: true)
    try scene.stage.settle()

    #expect(sheet.calls == ["willDisappear: dismissed", "didDisappear: dismissed"])
    #expect(sheet.flags == "at rest")
  }

  @Test(.facts("A14")) func `the first viewWillAppear is too early`() throws {
    let stage = Stage(size: SlideScene.portrait)
    let root = ProbeController("R")
    let early = UIViewController()
    root.onWillAppear = { root.present(early, animated: false) }

    stage.show(root)
    try stage.settle()

    #expect(early.presentingViewController == nil)
    let line = try #require(stage.log.first)
    let pattern =
      #"^Warning: Attempt to present <UIViewController: 0x[0-9a-f]+>  on "#
      + #"<ProbeController: 0x[0-9a-f]+> whose view is not in the window hierarchy!$"#
    #expect(line.range(of: pattern, options: .regularExpression) != nil)
  }

  @Test(.facts("A15"), arguments: [true, false])
  func `during a transition of the presenter the line names all three`(isDismissal: Bool) throws {
    let scene = SlideScene()
    if isDismissal {
      try scene.presentAndSettle()
      scene.root.dismiss(animated: true)
    } else {
      scene.present()
    }
    scene.stage.turn()
    let child = UIViewController()
    add(child, to: scene.root, rect(0, 0, 10, 10))
    var isCompleted = false

    child.present(ProbeController("B"), animated: true) { isCompleted = true }
    try scene.stage.settle()

    let pattern =
      #"^Attempt to present <ProbeController: 0x[0-9a-f]+> on <Root: 0x[0-9a-f]+> "#
      + #"\(from <UIViewController: 0x[0-9a-f]+>\) while a presentation is in progress!$"#
    let lines = scene.stage.log.filter {
      $0.range(of: pattern, options: .regularExpression) != nil
    }
    #expect(lines.count == 1)
    #expect(!isCompleted)
    #expect(scene.showsOnlyRoot == isDismissal)
  }

  @Test(.facts("A16")) func `presenting an ancestor traps with UIKit's sentence`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let scene = SlideScene()
        let child = UIViewController()
        scene.root.addChild(child)
        scene.root.view.addSubview(child.view)
        child.present(scene.root, animated: true)
      }
    }

    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("Application tried to present modally an active controller <Root: 0x"))
  }

  @Test(.facts("A16")) func `presenting a presented controller traps with UIKit's sentence`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let scene = SlideScene()
        scene.present()
        scene.root.present(scene.sheet, animated: true)
      }
    }

    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("Application tried to present modally a view controller <Sheet: 0x"))
    #expect(text.contains("that is already being presented by <Root: 0x"))
  }

  @Test(.facts("A27")) func `the style of the television exists by number`() {
    #expect(UIModalPresentationStyle.blurOverFullScreen.rawValue == 8)
  }

  @Test(.facts("A29")) func `sheet and popover properties make and keep the controller too`() throws
  {
    let scene = SlideScene()
    let card = UIViewController()
    let sheet = try #require(card.sheetPresentationController)
    #expect(card.presentationController === sheet)
    let bubble = UIViewController()
    bubble.modalPresentationStyle = .popover
    let popover = try #require(bubble.popoverPresentationController)
    #expect(bubble.presentationController === popover)

    scene.root.present(card, animated: false)
    try scene.stage.settle()

    #expect(card.presentationController === sheet)
    #expect(card.activePresentationController === sheet)
  }

  @Test(.facts("A31", "C29")) func `adapted, the original and the active controller differ`() throws
  {
    let scene = SlideScene(.bottom)
    scene.slide.disableCompactHeight = true
    try scene.presentAndSettle()
    let original = try #require(scene.controller)

    try scene.turnToLandscape()
    #expect(scene.sheet.presentationController === original)
    #expect(scene.sheet.activePresentationController !== original)
    #expect(scene.sheet.activePresentationController?.presentationStyle == .overFullScreen)
    try scene.turnToPortrait()

    #expect(scene.sheet.activePresentationController === original)
  }

  @Test(.facts("A32")) func `a delegate without a presentation controller gets the plain one`()
    throws
  {
    let scene = SlideScene()
    let delegate = ProbeDelegate()
    scene.sheet.transitioningDelegate = delegate

    try scene.presentAndSettle()

    #expect(scene.sheet.view.frame == rect(0, 0, 375, 667))
    #expect(scene.container?.subviews.count == nil)
    let container = scene.sheet.presentationController?.containerView
    #expect(container?.subviews.count == 1)
    #expect(scene.log.lines(startingWith: "R.").isEmpty)
    #expect(delegate.animator.ends == [true])
  }

  @Test(.facts("A33"), arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
  func `sheets ask for animators but not for presentation controllers`(
    style: UIModalPresentationStyle
  ) throws {
    let scene = SlideScene()
    scene.sheet.modalPresentationStyle = style

    try scene.presentAndSettle()

    #expect(scene.slide.log.lines == ["animationController(forPresented)"])
    #expect(scene.sheet.presentationController is UISheetPresentationController)
  }

  @Test(.facts("A34")) func `no animator from the delegate means the transition style's own`()
    throws
  {
    let scene = SlideScene()
    let delegate = SilentDelegate()
    scene.sheet.transitioningDelegate = delegate
    scene.sheet.modalTransitionStyle = .crossDissolve

    scene.present()
    scene.stage.turn()
    scene.stage.advance(by: 0.1)

    #expect(delegate.questions == 1)
    let alpha = try #require(shownAlpha(scene.sheet.view))
    #expect(alpha > 0 && alpha < 1)
    #expect(scene.stage.presentationFrame(of: scene.sheet.view) == rect(0, 0, 375, 667))
    try scene.stage.settle()
    #expect(scene.completions == 1)
  }

  @Test(.facts("A36")) func `control of the status bar is decided when presenting`() throws {
    let stage = try Stage(device: "iphone-se-3")
    let root = UIViewController()
    stage.show(root)
    let sheet = LightController()
    let slide = Slide(.bottom)
    slide.prepare(sheet)
    root.present(sheet, animated: false)
    try stage.settle()
    let delegate = CompactAnswer(.fullScreen)
    sheet.presentationController?.delegate = delegate

    stage.rotate(.landscapeRight)
    try stage.settle()

    #expect(sheet.activePresentationController?.presentationStyle == .fullScreen)
    #expect(stage.application.statusBarStyle == .default)
  }

  @Test(.facts("A37")) func `show and showDetail climb to a container that takes them`() throws {
    let stage = Stage(size: SlideScene.portrait)
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    let taker = DetailTaker()
    taker.addChild(navigation)
    taker.view.addSubview(navigation.view)
    navigation.didMove(toParent: taker)
    stage.show(taker)
    let pushed = UIViewController()
    let detail = UIViewController()

    child.show(pushed, sender: nil)
    child.showDetailViewController(detail, sender: nil)
    try stage.settle()

    #expect(navigation.viewControllers == [child, pushed])
    #expect(taker.details == [detail])
    #expect(taker.presentedViewController == nil)
  }

  @Test(.facts("A37")) func `showDetail presents where no container takes it`() throws {
    let scene = SlideScene()

    scene.root.showDetailViewController(scene.sheet, sender: nil)
    try scene.stage.settle()

    #expect(scene.root.presentedViewController === scene.sheet)
  }

  @Test(
    .facts("A38", "B23"),
    arguments: [UIModalPresentationStyle.automatic, .formSheet, .popover]
  )
  func `a presenter hears nothing of sheets, nor of their end`(
    style: UIModalPresentationStyle
  ) throws {
    let stage = try Stage(device: "ipad-10")
    let root = ProbeController("R")
    stage.show(root)
    root.log.clear()
    let sheet = UIViewController()
    sheet.modalPresentationStyle = style
    sheet.popoverPresentationController?.sourceView = root.view

    root.present(sheet, animated: true)
    try stage.settle()
    root.dismiss(animated: true)
    try stage.settle()

    #expect(root.log.lines == [])
    #expect(root.view.window === stage.window)
  }

  @Test(.facts("A40")) func `a delegate set after presenting missed the first decision`() throws {
    let scene = SlideScene(.bottom)
    try scene.turnToLandscape()
    let delegate = CompactAnswer(.overFullScreen)

    scene.present()
    scene.controller?.delegate = delegate
    try scene.stage.settle()

    #expect(delegate.questions == 0)
    #expect(scene.sheet.activePresentationController === scene.controller)
    try scene.dismissAndSettle()
    // Set inside the question, as the tutorial does, it is asked.
    scene.slide.disableCompactHeight = true
    try scene.presentAndSettle()
    #expect(scene.sheet.activePresentationController !== scene.sheet.presentationController)
  }
}

/// Notes its flags in each appearance callback.
private final class FlagLogger: UIViewController {
  var calls: [String] = []

  var flags: String {
    isBeingPresented ? "presented" : isBeingDismissed ? "dismissed" : "at rest"
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("willAppear: \(flags)")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("didAppear: \(flags)")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.append("willDisappear: \(flags)")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.append("didDisappear: \(flags)")
  }
}

/// Is asked for animators and has none.
private final class SilentDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private(set) var questions = 0

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    questions += 1
    return nil
  }
}

/// One answer in compact height, none otherwise.
final class CompactAnswer: NSObject, UIAdaptivePresentationControllerDelegate {
  private let answer: UIModalPresentationStyle
  private(set) var questions = 0

  init(_ answer: UIModalPresentationStyle) {
    self.answer = answer
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    questions += 1
    return traitCollection.verticalSizeClass == .compact ? answer : .none
  }
}

/// Wants a light status bar.
private final class LightController: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

/// A container that shows details itself.
private final class DetailTaker: UIViewController {
  private(set) var details: [UIViewController] = []

  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    details.append(vc)
  }
}
