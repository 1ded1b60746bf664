import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Loading, appearing, laying out.
struct LifeCycleTests {
  @Test func `loads its view on first use, once`() {
    _ = Stage(size: SlideScene.portrait)
    let controller = ProbeController("R")
    #expect(controller.viewIfLoaded == nil)
    #expect(!controller.isViewLoaded)

    let view = controller.view

    #expect(controller.view === view)
    #expect(controller.viewIfLoaded === view)
    #expect(controller.isViewLoaded)
    #expect(controller.log.lines == ["R.didLoad"])
    controller.loadViewIfNeeded()
    #expect(controller.log.lines == ["R.didLoad"])
  }

  @Test func `loadView may bring a view of its own`() {
    _ = Stage(size: SlideScene.portrait)
    let controller = OwnViewController()

    #expect(controller.view is UILabel)
  }

  @Test func `loadView without a view traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = Stage(size: SlideScene.portrait)
        _ = ViewlessController().view
      }
    }
  }

  @Test func `can be made without a nib in three ways`() throws {
    _ = Stage(size: SlideScene.portrait)

    #expect(UIViewController().nibName == nil)
    #expect(UIViewController(nibName: "Menu", bundle: nil).nibName == "Menu")
    #expect(OwnInitController(5).number == 5)
  }

  @Test(.facts("B31", "B16", "B15", "G20")) func `a root appears in the documented order`() {
    let stage = Stage(size: SlideScene.portrait)
    let controller = LayoutLogger()

    stage.show(controller)

    #expect(
      controller.calls == [
        "viewDidLoad", "viewWillAppear, window: false", "viewIsAppearing, window: true",
        "viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
      ]
    )
  }

  @Test(.facts("G20")) func `layout callbacks surround the view's own layout each time`() {
    let stage = Stage(size: SlideScene.portrait)
    let controller = LayoutLogger()
    stage.show(controller)
    controller.calls.removeAll()

    controller.view.setNeedsLayout()
    stage.turn()

    #expect(
      controller.calls == ["viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews"]
    )
  }

  @Test(.facts("G25")) func `hiding the window and showing it again tells the root`() throws {
    let stage = Stage(size: SlideScene.portrait)
    let root = ProbeController("R")
    stage.show(root)
    root.log.clear()

    stage.window.isHidden = true
    stage.turn()
    stage.window.isHidden = false
    try stage.settle()

    #expect(
      root.log.lines.filter { !$0.contains("isAppearing") } == [
        "R.willDisappear(false)", "R.didDisappear(false)", "R.willAppear(false)",
        "R.didAppear(false)",
      ]
    )
  }

  @Test(.facts("G23", "G24")) func `additional insets widen the safe area and tell`() throws {
    let stage = try Stage(device: "iphone-14")
    let controller = InsetLogger()
    stage.show(controller)
    #expect(controller.view.safeAreaInsets.top == 47)
    controller.changes = 0

    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)

    #expect(controller.view.safeAreaInsets.top == 57)
    #expect(controller.changes == 1)
  }

  @Test(.facts("F16", "F5")) func `root margins keep the system's minimum`() throws {
    let stage = try Stage(device: "iphone-se-3")
    let controller = UIViewController()
    stage.show(controller)

    #expect(controller.systemMinimumLayoutMargins.leading == 16)
    #expect(controller.view.layoutMargins.left == 16)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins.left < 16)
  }

  @Test(.facts("F4")) func `the status bar hides in compact height on phones`() throws {
    let stage = Stage(size: SlideScene.portrait)
    let controller = UIViewController()
    stage.show(controller)
    #expect(!controller.prefersStatusBarHidden)

    stage.rotate(.landscapeLeft)
    try stage.settle()

    #expect(controller.prefersStatusBarHidden)
  }

  @Test(.facts("F13")) func `phones turn everywhere but upside down`() {
    let stage = Stage(size: SlideScene.portrait)
    let controller = UIViewController()
    stage.show(controller)

    #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(controller.shouldAutorotate)
  }

  @Test(.facts("F13")) func `pads turn everywhere`() throws {
    let stage = try Stage(device: "ipad-10")
    let controller = UIViewController()
    stage.show(controller)

    #expect(controller.supportedInterfaceOrientations == .all)
  }

  @Test func `editing is a flag with one setter`() {
    _ = Stage(size: SlideScene.portrait)
    let controller = UIViewController()

    controller.isEditing = true

    #expect(controller.isEditing)
    controller.setEditing(false, animated: true)
    #expect(!controller.isEditing)
  }
}

private final class OwnViewController: UIViewController {
  override func loadView() {
    view = UILabel()
  }
}

private final class ViewlessController: UIViewController {
  override func loadView() {}
}

private final class OwnInitController: UIViewController {
  let number: Int

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    number = 0
    super.init(coder: coder)
  }
}

private final class LayoutLogger: UIViewController {
  private final class LoggingView: UIView {
    var onLayout: (() -> Void)?

    override func layoutSubviews() {
      super.layoutSubviews()
      onLayout?()
    }
  }

  var calls: [String] = []

  override func loadView() {
    let view = LoggingView(frame: UIScreen.main.bounds)
    view.onLayout = { [unowned self] in calls.append("layoutSubviews") }
    self.view = view
  }

  override func viewDidLoad() {
    calls.append("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    calls.append("viewWillAppear, window: \(view.window != nil)")
  }

  override func viewIsAppearing(_ animated: Bool) {
    calls.append("viewIsAppearing, window: \(view.window != nil)")
  }

  override func viewDidAppear(_ animated: Bool) {
    calls.append("viewDidAppear")
  }

  override func viewWillLayoutSubviews() {
    calls.append("viewWillLayoutSubviews")
  }

  override func viewDidLayoutSubviews() {
    calls.append("viewDidLayoutSubviews")
  }
}

private final class InsetLogger: UIViewController {
  var changes = 0

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    changes += 1
  }
}
