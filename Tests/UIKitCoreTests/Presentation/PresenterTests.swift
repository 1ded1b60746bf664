import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Which controller presents, and what the links answer.
struct PresenterTests {
  @Test(.facts("A1", "A3", "A4", "A8", "D2"))
  func `the root-most container of the source presents`() throws {
    let scene = SlideScene()
    let child = ProbeController("V", log: scene.log)
    scene.root.addChild(child)
    scene.root.view.addSubview(child.view)
    child.view.frame = rect(0, 0, 375, 300)
    child.didMove(toParent: scene.root)
    scene.stage.turn()

    child.present(scene.sheet, animated: true)
    try scene.stage.settle()

    #expect(scene.sheet.presentingViewController === scene.root)
    #expect(child.presentedViewController === scene.sheet)
    #expect(scene.root.presentedViewController === scene.sheet)
    #expect(scene.container?.frame == rect(0, 0, 375, 667))
    #expect(scene.container?.superview === scene.stage.window)
    child.dismiss(animated: true)
    try scene.stage.settle()
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("A5", "A6", "C5"))
  func `current context styles stop at the nearest controller that defines one`() throws {
    let scene = SlideScene()
    let child = ProbeController("V", log: scene.log)
    #expect(!child.definesPresentationContext)
    child.definesPresentationContext = true
    scene.root.addChild(child)
    scene.root.view.addSubview(child.view)
    child.view.frame = rect(0, 100, 375, 300)
    child.didMove(toParent: scene.root)
    try scene.stage.settle()
    scene.sheet.modalPresentationStyle = .overCurrentContext

    child.present(scene.sheet, animated: false)
    try scene.stage.settle()

    #expect(scene.sheet.presentingViewController === child)
    #expect(scene.sheet.presentationController?.containerView?.frame == rect(0, 100, 375, 300))
    #expect(scene.sheet.view.frame == rect(0, 0, 375, 300))
  }

  @Test(.facts("A7")) func `custom presentations ignore a defined context`() throws {
    let scene = SlideScene()
    let child = ProbeController("V", log: scene.log)
    child.definesPresentationContext = true
    scene.root.addChild(child)
    scene.root.view.addSubview(child.view)
    child.didMove(toParent: scene.root)
    try scene.stage.settle()

    child.present(scene.sheet, animated: false)
    try scene.stage.settle()

    #expect(scene.sheet.presentingViewController === scene.root)
  }

  @Test(.facts("A13"), arguments: [false, true])
  func `a second presentation is dropped with UIKit's line`(isSameTurn: Bool) throws {
    let scene = SlideScene()
    let other = ProbeController("B")
    Slide(.right).prepare(other)
    scene.present()
    if !isSameTurn { try scene.stage.settle() }
    var isCompleted = false

    scene.root.present(other, animated: true) { isCompleted = true }
    try scene.stage.settle()

    #expect(scene.root.presentedViewController === scene.sheet)
    #expect(other.presentingViewController == nil)
    #expect(!isCompleted)
    let line = try #require(scene.stage.log.first { $0.contains("Attempt to present") })
    #expect(line.hasPrefix("Warning: Attempt to present <ProbeController: 0x"))
    #expect(line.contains("> on <Root: 0x"))
    #expect(line.contains(" which is already presenting <Sheet: 0x"))
    let slide = Slide(.right)
    slide.prepare(other)
    scene.sheet.present(other, animated: true)
    try scene.stage.settle()
    #expect(scene.sheet.presentedViewController === other)
  }

  @Test(.facts("A14")) func `presenting off the window is dropped with UIKit's line`()
    throws
  {
    let scene = SlideScene()
    let lonely = UIViewController()
    _ = lonely.view

    lonely.present(scene.sheet, animated: true)
    try scene.stage.settle()

    #expect(scene.sheet.presentingViewController == nil)
    let line = try #require(scene.stage.log.first)
    #expect(line.hasPrefix("Warning: Attempt to present <Sheet: 0x"))
    #expect(line.contains(">  on <UIViewController: 0x"))
    #expect(line.hasSuffix("whose view is not in the window hierarchy!"))
  }

  @Test(.facts("A14")) func `viewDidLoad is too early, viewDidAppear is not`() throws {
    let stage = Stage(size: SlideScene.portrait)
    let root = ProbeController("R")
    let slide = Slide(.left)
    let early = ProbeController("E")
    let late = ProbeController("L")
    slide.prepare(early)
    slide.prepare(late)
    root.onDidLoad = { root.present(early, animated: false) }
    root.onDidAppear = { root.present(late, animated: false) }

    stage.show(root)
    try stage.settle()

    #expect(early.presentingViewController == nil)
    #expect(root.presentedViewController === late)
  }

  @Test(.facts("A15")) func `presenting during a dismissal is dropped`() throws {
    let scene = SlideScene()
    try scene.presentAndSettle()
    let slide = Slide(.right)
    let other = ProbeController("B")
    slide.prepare(other)
    var isCompleted = false

    scene.root.dismiss(animated: true)
    scene.root.present(other, animated: true) { isCompleted = true }
    scene.stage.advance(by: 0.1)
    scene.sheet.present(other, animated: true)
    try scene.stage.settle()

    #expect(scene.showsOnlyRoot)
    #expect(!isCompleted)
    #expect(other.presentingViewController == nil)
    let refusals = scene.stage.log.filter { $0.contains("while a presentation is in progress!") }
    #expect(refusals.count == 2)
    scene.root.present(other, animated: true)
    try scene.stage.settle()
    #expect(scene.root.presentedViewController === other)
  }

  @Test(.facts("A16")) func `presenting an active controller traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let scene = SlideScene()
        scene.root.present(scene.root, animated: true)
      }
    }
  }

  @Test(.facts("A16")) func `presenting a presented controller traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let scene = SlideScene()
        scene.present()
        scene.sheet.present(scene.sheet, animated: true)
      }
    }
  }

  @Test(.facts("A17", "A18", "A19"), arguments: 1...4)
  func `dismiss closes what is above the receiver, else the receiver`(run: Int) throws {
    let scene = SlideScene()
    try scene.presentAndSettle()
    let slide = Slide(.bottom)
    let top = ProbeController("B", log: scene.log)
    slide.prepare(top)
    scene.sheet.present(top, animated: true)
    try scene.stage.settle()
    scene.log.clear()
    var completions = 0

    let receiver = run == 3 ? scene.root : run == 4 ? top : scene.sheet
    receiver.dismiss(animated: true) { completions += 1 }
    try scene.stage.settle()
    if run == 2 {
      scene.sheet.dismiss(animated: true) { completions += 1 }
      try scene.stage.settle()
    }

    #expect(completions == (run == 2 ? 2 : 1))
    if run == 2 || run == 3 {
      #expect(scene.showsOnlyRoot)
      #expect(scene.log.count("A.didDisappear(\(run == 2))") == 1)
    } else {
      #expect(scene.root.presentedViewController === scene.sheet)
      #expect(scene.sheet.presentedViewController == nil)
      #expect(scene.sheet.view.frame == rect(0, 0, 250, 667))
    }
    #expect(scene.log.count("B.didDisappear(true)") == 1)
  }

  @Test(.facts("A21")) func `dismissing nothing still completes, in the next turn`() throws {
    let scene = SlideScene()
    var isCompleted = false

    scene.root.dismiss(animated: true) { isCompleted = true }
    #expect(!isCompleted)
    scene.stage.turn()

    #expect(isCompleted)
  }

  @Test(.facts("A24")) func `presenting from the dismissal's completion works`() throws {
    let scene = SlideScene()
    try scene.presentAndSettle()
    let slide = Slide(.right)
    let other = ProbeController("B")
    slide.prepare(other)

    scene.root.dismiss(animated: true) { scene.root.present(other, animated: true) }
    try scene.stage.settle()

    #expect(scene.root.presentedViewController === other)
    #expect(other.view.frame == rect(125, 0, 250, 667))
    #expect(scene.sheet.presentingViewController == nil)
  }

  @Test(.facts("A35")) func `a presented controller's next responder is its presenter`() throws {
    let scene = SlideScene()
    try scene.presentAndSettle()

    #expect(scene.sheet.next === scene.root)
    #expect(scene.root.next === scene.stage.window)
    #expect(scene.sheet.view.next === scene.sheet)
  }

  @Test(.facts("A37")) func `show presents where no container handles it`() throws {
    let scene = SlideScene()

    scene.root.show(scene.sheet, sender: nil)
    try scene.stage.settle()

    #expect(scene.root.presentedViewController === scene.sheet)
  }
}
