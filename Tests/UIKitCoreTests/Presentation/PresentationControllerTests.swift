import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// The presentation controller's own defaults and duties.
struct PresentationControllerTests {
  @Test(.facts("C1", "C3", "C6", "C7", "C9", "C10", "C11", "C15", "C16"))
  func `a plain controller has UIKit's defaults`() throws {
    let scene = SlideScene()
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .custom
    sheet.preferredContentSize = CGSize(width: 10, height: 20)
    let controller = UIPresentationController(presentedViewController: sheet, presenting: nil)

    #expect(controller.presentedViewController === sheet)
    #expect(controller.presentationStyle == .custom)
    #expect(controller.containerView == nil)
    #expect(controller.presentedView === sheet.view)
    #expect(controller.shouldPresentInFullscreen)
    #expect(!controller.shouldRemovePresentersView)
    #expect(controller.overrideTraitCollection == nil)
    #expect(controller.delegate == nil)
    #expect(controller.preferredContentSize == CGSize(width: 10, height: 20))
    let size = CGSize(width: 300, height: 400)
    #expect(
      controller.size(forChildContentContainer: sheet, withParentContainerSize: size) == size
    )
    let environment: any UITraitEnvironment = controller
    let content: any UIContentContainer = controller
    let appearance: any UIAppearanceContainer = controller
    #expect(appearance === controller)
    #expect(environment.traitCollection.verticalSizeClass == .regular)
    #expect(content.preferredContentSize.width == 10)
    controller.presentationTransitionWillBegin()
    controller.presentationTransitionDidEnd(true)
    controller.dismissalTransitionWillBegin()
    controller.dismissalTransitionDidEnd(true)
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("B5", "B9", "C4", "C14")) func `its parts are asked for in the documented order`()
    throws
  {
    let scene = SlideScene()
    var order: [String] = []
    scene.slide.makeController = { presented, presenting, _ in
      OrderController(presentedViewController: presented, presenting: presenting) {
        order.append($0)
      }
    }

    scene.present()
    #expect(order.isEmpty)
    try scene.stage.settle()

    #expect(order.first == "willBegin, container: true")
    let viewRead = try #require(order.firstIndex(of: "presentedView"))
    let firstLayout = try #require(order.firstIndex(of: "willLayout"))
    #expect(viewRead > 0)
    #expect(order[firstLayout...].contains("didLayout"))
    #expect(order.last == "didEnd(true)" || order.last == "didLayout")
    #expect(order.filter { $0 == "willLayout" }.count == order.filter { $0 == "didLayout" }.count)
  }

  @Test(.facts("A40")) func `a delegate set after presenting hears of the user's dismissal`() throws
  {
    let stage = try Stage(device: "iphone-se-3")
    let root = UIViewController()
    stage.show(root)
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium()]
    root.present(sheet, animated: true)
    try stage.settle()
    let delegate = LateDelegate()
    sheet.presentationController?.delegate = delegate

    stage.tap(at: CGPoint(x: 180, y: 60))
    try stage.settle()

    #expect(delegate.hasDismissed)
  }

  @Test(.facts("C29", "C30", "C31")) func `an adapted presentation keeps the custom animator`()
    throws
  {
    let scene = SlideScene(.bottom)
    scene.slide.disableCompactHeight = true
    try scene.presentAndSettle()
    try scene.turnToLandscape()
    #expect(scene.sheet.activePresentationController !== scene.sheet.presentationController)
    scene.slide.log.clear()

    scene.root.dismiss(animated: true)
    scene.stage.turn()
    scene.stage.advance(by: 0.15)

    #expect(scene.slide.log.count("animationController(forDismissed)") == 1)
    // Half way down a screen of 375 points.
    #expect(isClose(scene.stage.presentationFrame(of: scene.sheet.view), rect(0, 187.5, 667, 375)))
    try scene.stage.settle()
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("A2")) func `full screen is presented by the controller that covers the window`()
    throws
  {
    let scene = SlideScene()
    let child = UIViewController()
    scene.root.addChild(child)
    child.view.frame = rect(0, 0, 100, 100)
    scene.root.view.addSubview(child.view)
    try scene.stage.settle()
    scene.sheet.modalPresentationStyle = .fullScreen

    child.present(scene.sheet, animated: true)
    try scene.stage.settle()

    #expect(scene.sheet.presentingViewController === scene.root)
    #expect(scene.sheet.view.frame == rect(0, 0, 375, 667))
  }

  @Test(.facts("F10")) func `turning a pad changes sizes but no traits`() throws {
    let stage = try Stage(device: "ipad-10")
    let root = ProbeController("R")
    stage.show(root)
    root.log.clear()

    stage.rotate(.landscapeLeft)
    try stage.settle()

    #expect(root.log.lines == ["R.willTransition(1180.0, 820.0)"])
  }

  @Test(.facts("D24")) func `a context that is kept holds nobody after the end`() throws {
    let stage = Stage(size: SlideScene.portrait)
    let root = ProbeController("R")
    stage.show(root)
    let delegate = ProbeDelegate()
    weak var weakSheet: UIViewController?
    func run() throws {
      let sheet = ProbeController("A")
      sheet.modalPresentationStyle = .custom
      sheet.transitioningDelegate = delegate
      weakSheet = sheet
      root.present(sheet, animated: true)
      try stage.settle()
      root.dismiss(animated: true)
      try stage.settle()
    }

    try run()

    let context = try #require(delegate.animator.context)
    #expect(context.viewController(forKey: .from) == nil)
    #expect(weakSheet == nil)
  }

  @Test(.facts("L8")) func `layout during the animation does not spoil its end`() throws {
    let scene = SlideScene(.left)
    scene.present()
    scene.stage.turn()
    for _ in 0..<10 {
      scene.stage.advance(by: 0.02)
      scene.container?.setNeedsLayout()
    }
    let x = scene.stage.presentationFrame(of: scene.sheet.view).minX

    // At two thirds of the time ease-in-out has done 77.6 percent and a bit.
    #expect(x > -250 * 0.25 && x < -250 * 0.2)
    try scene.stage.settle()
    #expect(scene.completions == 1)
    #expect(scene.sheet.view.frame == rect(0, 0, 250, 667))
  }

  @Test(arguments: [true, false])
  func `a pan that starts a dismissal goes on only if it drives it`(drives: Bool) throws {
    let scene = SlideScene(.left)
    let pan = PanLogger()
    scene.sheet.onDidLoad = { scene.sheet.view.addGestureRecognizer(pan.recognizer) }
    let driver = UIPercentDrivenInteractiveTransition()
    pan.onBegan = {
      if drives { scene.slide.dismissalDriver = driver }
      scene.sheet.dismiss(animated: true)
    }
    pan.onEnded = { driver.finish() }
    try scene.presentAndSettle()

    scene.stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 50, y: 300), over: 0.2)
    try scene.stage.settle()

    #expect(pan.states.first == .began)
    #expect(pan.states.last == (drives ? .ended : .cancelled))
    #expect(scene.showsOnlyRoot)
  }
}

private final class OrderController: UIPresentationController {
  private let note: (String) -> Void

  init(
    presentedViewController: UIViewController,
    presenting: UIViewController?,
    note: @escaping (String) -> Void
  ) {
    self.note = note
    super.init(presentedViewController: presentedViewController, presenting: presenting)
  }

  override var presentedView: UIView? {
    note("presentedView")
    return super.presentedView
  }

  override func presentationTransitionWillBegin() {
    note("willBegin, container: \(containerView != nil)")
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    note("didEnd(\(completed))")
  }

  override func containerViewWillLayoutSubviews() {
    note("willLayout")
  }

  override func containerViewDidLayoutSubviews() {
    note("didLayout")
  }
}

private final class LateDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  private(set) var hasDismissed = false

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    hasDismissed = true
  }
}

/// A pan recogniser with its target.
private final class PanLogger {
  var onBegan: (() -> Void)?
  var onEnded: (() -> Void)?
  private(set) var states: [UIGestureRecognizer.State] = []
  private(set) lazy var recognizer = UIPanGestureRecognizer(
    target: self,
    action: Selector("handle:", PanLogger.handle)
  )

  func handle(_ recognizer: UIPanGestureRecognizer) {
    states.append(recognizer.state)
    if recognizer.state == .began { onBegan?() }
    if recognizer.state == .ended { onEnded?() }
  }
}
