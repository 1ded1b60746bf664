import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Presentations in a context go out of sight with the view that they are bound to, and come back.
struct ContextPlaceTests {
  nonisolated static let styles = [UIModalPresentationStyle.currentContext, .overCurrentContext]

  private final class Scene {
    let stage: Stage
    let log = CallLog()
    let first: ProbeController
    let second: ProbeController
    let shown: ProbeController
    let tabs = UITabBarController()
    let navigation = UINavigationController()

    init(_ style: UIModalPresentationStyle, inTabs: Bool) throws {
      stage = try Stage(device: "iphone-se-3")
      first = ProbeController("1")
      second = ProbeController("2")
      shown = ProbeController("X")
      first.definesPresentationContext = true
      shown.modalPresentationStyle = style
      if inTabs {
        tabs.viewControllers = [first, second]
        stage.show(tabs)
      } else {
        navigation.viewControllers = [first]
        stage.show(navigation)
      }
      stage.turn()
      first.present(shown, animated: true)
      try stage.settle()
      for controller in [first, second, shown] {
        controller.log.clear()
      }
    }

    var container: UIView? { shown.presentationController?.containerView }
    var isSeen: Bool { shown.view.window != nil }
    func calls(_ controller: ProbeController) -> [String] {
      controller.log.lines.filter { $0.contains("ppear") && !$0.contains("isAppearing") }
    }
  }

  @Test(.facts("A5"), arguments: styles)
  func `another tab hides it, the way back shows it`(style: UIModalPresentationStyle) throws {
    let scene = try Scene(style, inTabs: true)
    #expect(scene.isSeen)

    scene.tabs.selectedIndex = 1
    try scene.stage.settle()

    #expect(!scene.isSeen)
    #expect(scene.second.view.window != nil)
    #expect(scene.first.presentedViewController === scene.shown)
    #expect(scene.calls(scene.shown) == ["X.willDisappear(false)", "X.didDisappear(false)"])
    scene.shown.log.clear()
    scene.tabs.selectedIndex = 0
    try scene.stage.settle()
    #expect(scene.isSeen)
    #expect((scene.first.view.window == nil) == (style == .currentContext))
    #expect(scene.calls(scene.shown) == ["X.willAppear(false)", "X.didAppear(false)"])
    #expect(scene.container?.frame == scene.tabs.view.bounds)
    scene.first.dismiss(animated: true)
    try scene.stage.settle()
    #expect(scene.first.view.window != nil)
    #expect(scene.container == nil)
  }

  @Test(arguments: styles)
  func `a push moves it out, the pop brings it back`(style: UIModalPresentationStyle) throws {
    let scene = try Scene(style, inTabs: false)

    scene.navigation.pushViewController(scene.second, animated: true)
    scene.stage.turn()
    scene.stage.advance(by: 0.175)
    // Half way, the lower side has moved a third of the way that the upper one moves.
    #expect(scene.stage.presentationFrame(of: scene.shown.view).minX < -10)
    try scene.stage.settle()

    #expect(!scene.isSeen)
    #expect(scene.second.view.window != nil)
    scene.navigation.popViewController(animated: true)
    try scene.stage.settle()
    #expect(scene.isSeen)
    #expect(scene.second.view.window == nil)
    #expect(scene.stage.presentationFrame(of: scene.shown.view).minX == 0)
    #expect(scene.shown.view.superview === scene.container)
    #expect(scene.calls(scene.shown).last == "X.didAppear(true)")
  }

  @Test(arguments: styles)
  func `popped with its presenter it is gone`(style: UIModalPresentationStyle) throws {
    let stage = try Stage(device: "iphone-se-3")
    let root = ProbeController("R")
    let navigation = UINavigationController(rootViewController: root)
    stage.show(navigation)
    let top = ProbeController("T")
    top.definesPresentationContext = true
    navigation.pushViewController(top, animated: false)
    try stage.settle()
    let shown = ProbeController("X")
    shown.modalPresentationStyle = style
    top.present(shown, animated: false)
    try stage.settle()
    #expect(shown.view.window != nil)

    navigation.popViewController(animated: true)
    try stage.settle()

    #expect(shown.view.window == nil)
    #expect(root.view.window != nil)
    #expect(top.presentedViewController === shown)
    try stage.tap(root.view)
  }

  @Test(arguments: styles)
  func `dismissed while out of sight its presenter comes back alone`(
    style: UIModalPresentationStyle
  ) throws {
    let scene = try Scene(style, inTabs: true)
    scene.tabs.selectedIndex = 1
    try scene.stage.settle()
    scene.first.log.clear()
    var isDone = false

    scene.first.dismiss(animated: true) { isDone = true }
    try scene.stage.settle()

    #expect(isDone)
    #expect(scene.first.presentedViewController == nil)
    #expect(scene.first.view.window == nil)
    #expect(scene.second.view.window != nil)
    #expect(scene.calls(scene.first).isEmpty)
    scene.tabs.selectedIndex = 0
    try scene.stage.settle()
    #expect(scene.first.view.window != nil)
    #expect(scene.calls(scene.first) == ["1.willAppear(false)", "1.didAppear(false)"])
  }

  @Test(arguments: styles)
  func `a tab chosen in the middle of the transition ends it out of sight`(
    style: UIModalPresentationStyle
  ) throws {
    let scene = try Scene(style, inTabs: true)
    scene.first.dismiss(animated: false)
    try scene.stage.settle()
    scene.first.present(scene.shown, animated: true)
    scene.stage.turn()
    scene.stage.advance(by: 0.1)

    scene.tabs.selectedIndex = 1
    try scene.stage.settle()

    #expect(!scene.isSeen)
    #expect(!scene.stage.application.isIgnoringInteractionEvents)
    #expect(scene.calls(scene.shown).last?.hasPrefix("X.didDisappear") == true)
    scene.tabs.selectedIndex = 0
    try scene.stage.settle()
    #expect(scene.isSeen)
  }

  @Test(arguments: styles)
  func `a child that changes places takes it along`(style: UIModalPresentationStyle) throws {
    let stage = try Stage(device: "iphone-se-3")
    let parent = ProbeController("P")
    stage.show(parent)
    let old = ProbeController("O")
    let new = ProbeController("N")
    for child in [old, new] {
      parent.addChild(child)
      child.view.frame = parent.view.bounds
      child.didMove(toParent: parent)
    }
    parent.view.addSubview(old.view)
    old.definesPresentationContext = true
    let shown = ProbeController("X")
    shown.modalPresentationStyle = style
    old.present(shown, animated: false)
    try stage.settle()
    #expect(shown.view.window != nil)

    parent.transition(from: old, to: new, duration: 0.2, options: [], animations: nil)
    try stage.settle()

    #expect(shown.view.window == nil)
    #expect(new.view.window != nil)
    #expect(old.presentedViewController === shown)
  }
}
