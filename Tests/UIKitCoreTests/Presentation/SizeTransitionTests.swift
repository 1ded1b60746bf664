import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Rotations and resizes while something is presented.
struct SizeTransitionTests {
  @Test(
    .facts("L11", "C37", "C17"),
    arguments: [
      (SlideEdge.left, CGSize(width: 667.0 * 2 / 3, height: 375)),
      (.bottom, CGSize(width: 667, height: 250)),
    ]
  )
  func `the panel follows and is told its own size`(edge: SlideEdge, size: CGSize) throws {
    let scene = SlideScene(edge)
    try scene.presentAndSettle()
    var told: CGSize?
    scene.sheet.onSizeTransition = { size, _ in told = size }

    try scene.turnToLandscape()

    #expect(abs(try #require(told).width - size.width) < 0.01)
    #expect(abs(try #require(told).height - size.height) < 0.01)
    #expect(abs(scene.sheet.view.frame.width - size.width) < 0.01)
    #expect(scene.container?.frame == rect(0, 0, 667, 375))
    #expect(scene.dimming?.frame == rect(0, 0, 667, 375))
    scene.stage.tap(at: CGPoint(x: 660, y: 10))
    try scene.stage.settle()
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("G11")) func `a dimming view without constraints stays as it was`() throws {
    let scene = SlideScene(.left)
    scene.slide.makeController = { PlainDimming(presented: $0, presenting: $1, edge: $2) }
    try scene.presentAndSettle()

    try scene.turnToLandscape()

    #expect(scene.dimming?.frame == rect(0, 0, 375, 667))
    #expect(scene.container?.frame == rect(0, 0, 667, 375))
  }

  @Test(.facts("F8", "C39", "B30", "F9"))
  func `traits, then size, then the change, then traits did change`() throws {
    let scene = SlideScene(.left)
    try scene.presentAndSettle()
    scene.log.clear()
    // Probes log after `super`, which tells the next one: the innermost line comes first.
    let log = scene.log
    scene.sheet.onSizeTransition = { _, coordinator in
      log.add("container \(scene.container?.bounds.width ?? 0)")
      coordinator.animate(
        alongsideTransition: { _ in
          log.add("alongside \(scene.container?.bounds.width ?? 0)")
        },
        completion: { _ in log.add("completion") }
      )
    }

    try scene.turnToLandscape()

    #expect(
      log.lines == [
        "A.willTransition(compact)", "R.willTransition(compact)",
        "A.willTransition(\(667.0 * (2.0 / 3)), 375.0)", "container 375.0",
        "R.willTransition(667.0, 375.0)", "R.traitsDidChange(compact)",
        "A.traitsDidChange(compact)", "alongside 667.0", "completion",
      ]
    )
  }

  @Test(.facts("F15", "D32")) func `a rotation takes 0.3 s and turns by a quarter`() throws {
    let scene = SlideScene(.left)
    var transform: CGAffineTransform?
    var duration: TimeInterval?
    var end: TimeInterval?
    scene.root.onSizeTransition = { _, coordinator in
      transform = coordinator.targetTransform
      coordinator.animate(
        alongsideTransition: { duration = $0.transitionDuration },
        completion: { _ in end = scene.stage.now }
      )
    }
    let start = scene.stage.now

    try scene.turnToLandscape()

    #expect(abs(try #require(end) - start - 0.3) < 1e-9)
    #expect(duration == 0.3)
    #expect(transform != nil)
  }

  @Test(.facts("C38"), arguments: [UIModalPresentationStyle.custom, .fullScreen])
  func `everybody is told once, a covered presenter too`(style: UIModalPresentationStyle) throws {
    let scene = SlideScene(.left)
    scene.sheet.modalPresentationStyle = style
    try scene.presentAndSettle()
    let steps: [(CGSize, Int)] = [
      (CGSize(width: 375, height: 600), 0), (CGSize(width: 667, height: 375), 1),
      (CGSize(width: 375, height: 667), 1),
    ]

    for (size, traitCalls) in steps {
      scene.log.clear()
      scene.stage.resize(to: size)
      try scene.stage.settle()

      for name in ["R", "A"] {
        let calls = scene.log.lines(startingWith: "\(name).willTransition(")
        #expect(calls.filter { $0.contains(",") }.count == 1)
        #expect(calls.filter { !$0.contains(",") }.count == traitCalls)
        #expect(scene.log.lines(startingWith: "\(name).traitsDidChange").count == traitCalls)
      }
    }
    scene.log.clear()
    scene.stage.resize(to: CGSize(width: 375, height: 667))
    #expect(scene.log.lines.isEmpty)
  }

  @Test(.facts("C8", "C39"))
  func `setting the frame in the alongside block is enough`() throws {
    let scene = SlideScene(.left)
    scene.slide.makeController = { AlongsideResizing(presented: $0, presenting: $1, edge: $2) }
    try scene.presentAndSettle()

    try scene.turnToLandscape()

    #expect(isClose(scene.sheet.view.frame, rect(0, 0, 667.0 * 2 / 3, 375)))
  }

  @Test(.facts("C8")) func `a controller that sets no frame gets the container's size and a hint`()
    throws
  {
    let scene = SlideScene(.left)
    scene.slide.makeController = { Careless(presented: $0, presenting: $1, edge: $2) }
    try scene.presentAndSettle()
    #expect(scene.sheet.view.frame == rect(0, 0, 250, 667))

    try scene.turnToLandscape()

    #expect(scene.sheet.view.frame == rect(0, 0, 667, 375))
    #expect(scene.stage.log.contains { $0.hasPrefix("E-PRES-07") })
  }

  @Test(.facts("G7")) func `a shrunken presenter gets its size back`() throws {
    let scene = SlideScene(.left)
    try scene.presentAndSettle()
    scene.root.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)

    try scene.turnToLandscape()

    #expect(scene.root.view.bounds.size == CGSize(width: 667, height: 375))
    #expect(scene.root.view.center == CGPoint(x: 333.5, y: 187.5))
    #expect(isClose(scene.root.view.frame, rect(33.35, 18.75, 600.3, 337.5)))
    try scene.dismissAndSettle()
    scene.root.view.transform = .identity
    #expect(scene.showsOnlyRoot)
  }

  @Test(arguments: [true, false])
  func `dismissing from the size callback ends clean`(isImmediate: Bool) throws {
    let scene = SlideScene(.left)
    try scene.presentAndSettle()
    scene.sheet.onSizeTransition = { _, coordinator in
      if isImmediate {
        scene.sheet.dismiss(animated: false)
      } else {
        coordinator.animate(alongsideTransition: nil) { _ in
          scene.sheet.dismiss(animated: false)
        }
      }
    }

    try scene.turnToLandscape()

    #expect(scene.showsOnlyRoot)
    #expect(scene.root.view.frame == rect(0, 0, 667, 375))
    #expect(scene.log.count("A.didDisappear(false)") == 1)
  }

  @Test(arguments: [true, false])
  func `a resize inside present finds nothing half made`(isInDelegate: Bool) throws {
    let scene = SlideScene(.left)
    if isInDelegate {
      scene.slide.makeController = {
        scene.stage.resize(to: SlideScene.landscape)
        return SlidePresentationController(presented: $0, presenting: $1, edge: $2)
      }
    }

    scene.present()
    if !isInDelegate { scene.stage.resize(to: SlideScene.landscape) }
    try scene.stage.settle()

    #expect(isClose(scene.sheet.view.frame, rect(0, 0, 667.0 * 2 / 3, 375)))
    #expect(scene.dimming?.frame == rect(0, 0, 667, 375))
  }

  @Test func `the container always has the window's size`() throws {
    let scene = SlideScene(.bottom)
    scene.stage.resize(to: CGSize(width: 375, height: 620))
    try scene.presentAndSettle()
    for height in [620.0, 667, 600] {
      scene.stage.resize(to: CGSize(width: 375, height: height))
      try scene.stage.settle()
      #expect(scene.container?.frame == rect(0, 0, 375, height))
      #expect(scene.dimming?.frame == rect(0, 0, 375, height))
      #expect(isClose(scene.sheet.view.frame, rect(0, height / 3, 375, height * 2 / 3)))
    }
    try scene.dismissAndSettle()
    #expect(scene.root.view.frame == rect(0, 0, 375, 600))
  }

  @Test func `turning twenty times drifts nowhere`() throws {
    let scene = SlideScene(.bottom)
    try scene.presentAndSettle()
    let frame = scene.sheet.view.frame

    for _ in 0..<20 {
      try scene.turnToLandscape()
      try scene.turnToPortrait()
      #expect(scene.sheet.view.frame == frame)
      #expect(scene.container?.subviews == scene.panelViews)
      #expect(scene.dimming?.gestureRecognizers?.count == 1)
      #expect(scene.stage.windowContents.count == 2)
    }
  }

  @Test func `children of the presented controller are told too`() throws {
    let scene = SlideScene(.left)
    let child = ProbeController("V", log: scene.log)
    scene.sheet.onDidLoad = {
      scene.sheet.addChild(child)
      child.view.frame = scene.sheet.view.bounds
      scene.sheet.view.addSubview(child.view)
      child.didMove(toParent: scene.sheet)
    }
    try scene.presentAndSettle()
    try scene.turnToLandscape()
    try scene.dismissAndSettle()

    let calls = scene.log.lines(startingWith: "V.").filter { !$0.contains("raits") }
    #expect(calls.filter { $0.contains(",") }.count == 1)
    let appearances = ["willAppear", "didAppear", "willDisappear", "didDisappear"]
    for call in appearances {
      let own = try #require(scene.log.position("A.\(call)(true)"))
      let childs = try #require(scene.log.position("V.\(call)(true)"))
      #expect(own < childs)
      #expect(scene.log.count("V.\(call)(true)") == 1)
    }
  }
}

/// Sizes the dimming view once, by its frame.
private final class PlainDimming: SlidePresentationController {
  override func addDimmingView() {
    guard let containerView else { return }
    dimmingView.translatesAutoresizingMaskIntoConstraints = true
    dimmingView.frame = containerView.bounds
    containerView.insertSubview(dimmingView, at: 0)
  }
}

/// Moves the panel beside a rotation instead of at each layout.
private final class AlongsideResizing: SlidePresentationController {
  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in
      self.presentedView?.frame = self.frameOfPresentedViewInContainerView
    })
  }

  override func containerViewWillLayoutSubviews() {}
}

/// Forgets the frame after the first time.
private final class Careless: SlidePresentationController {
  override func containerViewWillLayoutSubviews() {}
}
