import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Parents and children.
struct ContainmentTests {
  private func shownRoot() -> (Stage, ProbeController) {
    let stage = Stage(size: SlideScene.portrait)
    let root = ProbeController("R")
    stage.show(root)
    root.log.clear()
    return (stage, root)
  }

  @Test func `a child added on screen appears at once`() throws {
    let (stage, root) = shownRoot()
    let child = ProbeController("V", log: root.log)

    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    try stage.settle()

    #expect(child.parent === root)
    #expect(root.children == [child])
    #expect(
      root.log.lines == [
        "V.didLoad", "V.willAppear(false)", "V.isAppearing(false)", "V.didAppear(false)",
      ]
    )
    #expect(child.next === root.view)
  }

  @Test func `removing a child's view makes it disappear`() throws {
    let (stage, root) = shownRoot()
    let child = ProbeController("V", log: root.log)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    try stage.settle()
    root.log.clear()

    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    try stage.settle()

    #expect(root.log.lines == ["V.willDisappear(false)", "V.didDisappear(false)"])
    #expect(child.parent == nil)
    #expect(root.children.isEmpty)
  }

  @Test func `moving is told by addChild and removeFromParent only where UIKit does`() {
    let (_, root) = shownRoot()
    let child = MoveLogger()

    root.addChild(child)
    #expect(child.moves == ["will R"])
    child.didMove(toParent: root)
    child.willMove(toParent: nil)
    child.removeFromParent()

    #expect(child.moves == ["will R", "did R", "will nil", "did nil"])
  }

  @Test func `a parent that forwards by hand speaks for its children`() throws {
    let stage = Stage(size: SlideScene.portrait)
    let log = CallLog()
    let parent = HandForwarder()
    let child = ProbeController("V", log: log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    stage.show(parent)
    #expect(log.lines == ["V.didLoad"])

    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()

    #expect(
      log.lines == [
        "V.didLoad", "V.willAppear(true)", "V.isAppearing(true)", "V.didAppear(true)",
      ]
    )
  }

  @Test func `an end without a beginning is explained`() {
    let (stage, root) = shownRoot()

    root.endAppearanceTransition()

    #expect(stage.log.contains { $0.hasPrefix("E-PRES-08") })
    #expect(root.log.lines.isEmpty)
  }

  @Test func `transition swaps the views of two children`() throws {
    let (stage, root) = shownRoot()
    let first = ProbeController("1", log: root.log)
    let second = ProbeController("2", log: root.log)
    for child in [first, second] {
      root.addChild(child)
      child.didMove(toParent: root)
    }
    root.view.addSubview(first.view)
    try stage.settle()
    root.log.clear()
    var isFinished: Bool?

    root.transition(
      from: first,
      to: second,
      duration: 0.2,
      animations: { second.view.alpha = 0.5 },
      completion: { isFinished = $0 }
    )
    stage.advance(by: 0.1)
    #expect(first.view.superview === root.view)
    #expect(second.view.superview === root.view)
    try stage.settle()

    #expect(isFinished == true)
    #expect(first.view.superview == nil)
    #expect(
      root.log.lines == [
        "1.willDisappear(true)", "2.didLoad", "2.willAppear(true)", "2.isAppearing(true)",
        "1.didDisappear(true)", "2.didAppear(true)",
      ]
    )
  }

  @Test(.facts("F12")) func `a forced trait collection reaches the child alone`() {
    let (_, root) = shownRoot()
    let child = ProbeController("V", log: root.log)
    root.addChild(child)
    root.view.addSubview(child.view)
    #expect(child.traitCollection.horizontalSizeClass == .compact)

    root.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular),
      forChild: child
    )

    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(root.traitCollection.horizontalSizeClass == .compact)
    #expect(root.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)
  }

  @Test func `a controller as its own child traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = Stage(size: SlideScene.portrait)
        let controller = UIViewController()
        controller.addChild(controller)
      }
    }
  }

  @Test func `a transition between strangers traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = Stage(size: SlideScene.portrait)
        UIViewController().transition(
          from: UIViewController(),
          to: UIViewController(),
          duration: 0,
          animations: nil
        )
      }
    }
  }
}

private final class MoveLogger: UIViewController {
  var moves: [String] = []

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    moves.append("will \((parent as? ProbeController)?.name ?? "nil")")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    moves.append("did \((parent as? ProbeController)?.name ?? "nil")")
  }
}

private final class HandForwarder: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
