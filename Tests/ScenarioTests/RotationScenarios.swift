import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Public reports about turning and resizing while something is presented.
struct RotationScenarios {
  @Test(.facts("S001"), arguments: Pinning.allCases)
  func `S001: a dimming view follows the window by constraints or mask only`(
    pinning: Pinning
  ) throws {
    let scene = Scene(.left)
    scene.slide.makeController = {
      let controller = SlidePresentation($0, $1, $2)
      controller.pinning = pinning
      return controller
    }
    try scene.presentSheet()
    let controller = try #require(scene.controller)

    try scene.turnToLandscape()
    let container = try #require(scene.container)
    let follows = pinning != .nothing
    #expect(container.frame == rect(0, 0, 667, 375))
    #expect(controller.dimming.frame == (follows ? rect(0, 0, 667, 375) : rect(0, 0, 375, 667)))
    #expect(scene.hit(660, 10) === (follows ? controller.dimming : container))
    scene.tap(660, 10)
    try scene.stage.settle()

    #expect(controller.taps == (follows ? [.ended] : []))
    #expect(scene.showsOnlyRoot == follows)
  }

  @Test(.facts("S002"), arguments: [true, false])
  func `S002: the container has its old size in the size callback, its new one alongside`(
    setsFrameInLayout: Bool
  ) throws {
    let scene = Scene(.left)
    scene.slide.makeController = {
      let controller = ContainerSizeLogger($0, $1, $2)
      controller.setsFrameInLayout = setsFrameInLayout
      return controller
    }
    try scene.presentSheet()
    let controller = try #require(scene.controller as? ContainerSizeLogger)
    controller.sizes.clear()

    try scene.turnToLandscape()

    let sizes = controller.sizes.lines
    #expect(sizes.first == "a: told 667.0 x 375.0, is 375.0 x 667.0")
    let alongside = try #require(sizes.firstIndex(of: "b: is 667.0 x 375.0"))
    let layouts = sizes.dropFirst().filter { $0.hasPrefix("c") }
    #expect(!layouts.isEmpty)
    #expect(sizes[alongside...].allSatisfy { $0.hasSuffix("is 667.0 x 375.0") })
    // Setting the frame in the alongside block alone is enough.
    #expect(isClose(scene.sheet.view.frame, rect(0, 0, 444.667, 375)))
  }

  @Test(.facts("S011"), arguments: [Scene.portrait, Scene.landscape])
  func `S011: a presenter shrunk by a transform keeps its size through a turn`(
    start: CGSize
  ) throws {
    let scene = Scene(.left, size: start)
    scene.slide.makeController = { ShrinkingPresentation($0, $1, $2) }
    let turned = CGSize(width: start.height, height: start.width)
    try scene.presentSheet()
    let shrunk = CGAffineTransform(scaleX: 0.9, y: 0.9)
    #expect(scene.root.view.transform == shrunk)

    if start == Scene.portrait { try scene.turnToLandscape() } else { try scene.turnToPortrait() }

    #expect(scene.root.view.bounds.size == turned)
    #expect(scene.root.view.center == CGPoint(x: turned.width / 2, y: turned.height / 2))
    #expect(scene.root.view.transform == shrunk)
    // For 667 × 375: (33.35, 18.75, 600.3, 337.5).
    let inset = rect(
      turned.width * 0.05,
      turned.height * 0.05,
      turned.width * 0.9,
      turned.height * 0.9
    )
    #expect(isClose(scene.root.view.frame, inset))
    try scene.dismiss()
    #expect(scene.root.view.frame == CGRect(origin: .zero, size: turned))
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("S035"), arguments: [true, false])
  func `S035: an unanimated dismissal from the size callback ends clean`(
    isImmediate: Bool
  ) throws {
    let scene = Scene(.left)
    let button = TallyButton(in: scene.root.view, at: 600, 100)
    weak var weakSheet: Probe?
    var calls: [String] = []
    weak var weakContainer: UIView?
    func present() throws {
      let sheet = scene.panel("A", .left)
      let manager = try #require(sheet.transitioningDelegate as? SlideManager)
      manager.makeController = {
        let controller = SlidePresentation($0, $1, $2)
        controller.log = scene.log
        return controller
      }
      sheet.onSizeChange = { [weak sheet] _, coordinator in
        if isImmediate {
          sheet?.dismiss(animated: false)
        } else {
          coordinator.animate(alongsideTransition: nil) { _ in sheet?.dismiss(animated: false) }
        }
      }
      try scene.present(sheet, on: scene.root)
      weakSheet = sheet
      weakContainer = sheet.presentationController?.containerView
    }
    try present()
    scene.log.clear()

    try scene.turnToLandscape()

    calls = scene.log.lines(of: "PC.dismissal", "A.willDisappear", "A.didDisappear")
    #expect(scene.showsOnlyRoot)
    #expect(scene.root.view.frame == rect(0, 0, 667, 375))
    #expect(weakContainer?.window == nil)
    #expect(weakSheet == nil)
    #expect(
      calls == [
        "PC.dismissalTransitionWillBegin", "A.willDisappear(false)", "A.didDisappear(false)",
        "PC.dismissalTransitionDidEnd(true)",
      ]
    )
    scene.tap(600, 100)
    try scene.stage.settle()
    #expect(button.taps == 1)
  }

  @Test(.facts("S037"), arguments: [true, false])
  func `S037: a resize inside or right after present finds a container in every question`(
    isInside: Bool
  ) throws {
    let scene = Scene(.left)
    var made: ContainerChecker?
    scene.slide.makeController = {
      if isInside { scene.stage.resize(to: Scene.landscape) }
      let controller = ContainerChecker($0, $1, $2)
      made = controller
      return controller
    }

    scene.root.present(scene.sheet, animated: true)
    if !isInside { scene.stage.resize(to: Scene.landscape) }
    try scene.stage.settle()

    let controller = try #require(made)
    #expect(controller.questions > 0)
    #expect(controller.questionsWithoutContainer == [])
    #expect(isClose(scene.sheet.view.frame, rect(0, 0, 444.667, 375)))
    #expect(controller.dimming.frame == rect(0, 0, 667, 375))
  }

  @Test(.facts("S038")) func `S038: the container follows a window that shrank before`() throws {
    let scene = Scene(.bottom)
    scene.stage.resize(to: CGSize(width: 375, height: 620))
    try scene.stage.settle()
    try scene.presentSheet()
    let controller = try #require(scene.controller)

    for height in [620.0, 667, 600] {
      let layouts = controller.calls.filter { $0 == "willLayout" }.count
      if height != 620 {
        scene.stage.resize(to: CGSize(width: 375, height: height))
        try scene.stage.settle()
        #expect(controller.calls.filter { $0 == "willLayout" }.count > layouts)
      }
      #expect(scene.container?.frame == rect(0, 0, 375, height))
      #expect(scene.dimming?.frame == rect(0, 0, 375, height))
      #expect(isClose(scene.sheet.view.frame, rect(0, height / 3, 375, height * 2 / 3)))
    }
    try scene.dismiss()
    #expect(scene.showsOnlyRoot)
    #expect(scene.root.view.frame == rect(0, 0, 375, 600))
  }

  @Test(.facts("S040"), arguments: [false, true])
  func `S040: turning twenty times adds nothing and drifts nowhere`(isAdaptive: Bool) throws {
    let scene = Scene(.bottom)
    scene.slide.disableCompactHeight = isAdaptive
    try scene.presentSheet()
    let frame = scene.sheet.view.frame
    #expect(isClose(frame, rect(0, 222.333, 375, 444.667)))

    for _ in 0..<20 {
      try scene.turnToLandscape()
      #expect(scene.stage.windowContents.count == 2)
      if isAdaptive { #expect(scene.sheet.view.frame == rect(0, 0, 667, 375)) }
      try scene.turnToPortrait()
      #expect(scene.sheet.view.frame == frame)
      let dimming = try #require(scene.dimming)
      let panel: UIView = scene.sheet.view
      #expect(scene.container?.subviews == [dimming, panel])
      #expect(dimming.gestureRecognizers?.count == 1)
      #expect(scene.stage.windowContents.count == 2)
    }
  }

  @Test(.facts("S079"), arguments: [UIModalPresentationStyle.custom, .fullScreen])
  func `S079: everybody hears of a size once, a covered presenter too`(
    style: UIModalPresentationStyle
  ) throws {
    let scene = Scene(.left)
    scene.slide.makeController = {
      let controller = SlidePresentation($0, $1, $2)
      controller.log = scene.log
      return controller
    }
    scene.sheet.modalPresentationStyle = style
    try scene.presentSheet()
    let names = style == .custom ? ["R", "A", "PC"] : ["R", "A"]
    // The window's size before each step, to see that traits are told before any frame changes.
    var before = Scene.portrait
    let container = scene.container
    scene.root.onTraitChange = {
      #expect(scene.root.view.bounds.size == before || style == .fullScreen)
      #expect(scene.stage.window.bounds.size == before)
    }
    scene.sheet.onTraitChange = { #expect(container?.bounds.size == before) }
    let steps: [(size: CGSize, traitCalls: Int)] = [
      (CGSize(width: 375, height: 600), 0), (Scene.landscape, 1), (Scene.portrait, 1),
    ]

    for step in steps {
      scene.log.clear()
      scene.stage.resize(to: step.size)
      try scene.stage.settle()
      before = step.size

      for name in names {
        #expect(scene.log.lines(of: "\(name).size(").count == 1)
        #expect(scene.log.lines(of: "\(name).traits(").count == step.traitCalls)
      }
      for name in ["R", "A"] {
        let changes = scene.log.lines.indices.filter {
          scene.log.lines[$0].hasPrefix("\(name).traitsDidChange")
        }
        #expect(changes.count == step.traitCalls)
        let told = scene.log.lines.lastIndex { $0.contains(".traits(") || $0.contains(".size(") }
        #expect(try changes.allSatisfy { try $0 > #require(told) })
      }
    }
    scene.log.clear()
    scene.stage.resize(to: Scene.portrait)
    try scene.stage.settle()
    #expect(scene.log.lines(of: "R.", "A.").isEmpty)
    #expect(scene.log.lines(of: "PC.size", "PC.traits").isEmpty)
  }

  @Test(
    .facts("S080"),
    arguments: [(SlideEdge.left, "444.667 x 375.0"), (.bottom, "667.0 x 250.0")]
  )
  func `S080: the presented controller is told its own size`(edge: SlideEdge, told: String) throws {
    let scene = Scene(edge)
    scene.slide.makeController = {
      let controller = SizeQuestionLogger($0, $1, $2)
      controller.log = scene.log
      return controller
    }
    try scene.presentSheet()
    let controller = try #require(scene.controller as? SizeQuestionLogger)
    scene.log.clear()
    controller.parents.removeAll()

    try scene.turnToLandscape()

    #expect(scene.log.lines(of: "PC.size") == ["PC.size(667.0 x 375.0)"])
    #expect(scene.log.lines(of: "A.size") == ["A.size(\(told))"])
    #expect(controller.parents.contains(Scene.landscape))
    let size = scene.sheet.view.frame.size
    #expect("\(rounded(size.width)) x \(rounded(size.height))" == told)
  }
}

/// Logs the container's size where apps read it.
private final class ContainerSizeLogger: SlidePresentation {
  let sizes = CallLog()

  private var isSize: String {
    guard let size = containerView?.bounds.size else { return "is nothing" }
    return "is \(size.width) x \(size.height)"
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    sizes.add("a: told \(size.width) x \(size.height), \(isSize)")
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in
      self.sizes.add("b: \(self.isSize)")
      self.presentedView?.frame = self.frameOfPresentedViewInContainerView
    })
  }

  override func containerViewWillLayoutSubviews() {
    sizes.add("c: \(isSize)")
    super.containerViewWillLayoutSubviews()
  }
}

/// Scales the presenter's view down beside the presentation.
private final class ShrinkingPresentation: SlidePresentation {
  private func scale(to transform: CGAffineTransform) {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.presentingViewController.view.transform = transform
    })
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    scale(to: CGAffineTransform(scaleX: 0.9, y: 0.9))
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    scale(to: .identity)
  }
}

/// Notes which questions come before there is a container.
private final class ContainerChecker: SlidePresentation {
  private(set) var questions = 0
  private(set) var questionsWithoutContainer: [String] = []

  private func check(_ question: String) {
    questions += 1
    if containerView == nil { questionsWithoutContainer.append(question) }
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    check("frame")
    return super.frameOfPresentedViewInContainerView
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    check("size")
    return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }

  override func presentationTransitionWillBegin() {
    check("willBegin")
    super.presentationTransitionWillBegin()
  }

  override func containerViewWillLayoutSubviews() {
    check("willLayout")
    super.containerViewWillLayoutSubviews()
  }
}

/// Notes the parent sizes that the size question is asked with.
private final class SizeQuestionLogger: SlidePresentation {
  var parents: [CGSize] = []

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parents.append(parentSize)
    return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }
}
