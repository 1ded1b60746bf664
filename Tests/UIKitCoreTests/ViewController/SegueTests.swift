import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

@testable import UIKitCore

/// Offers an unwind action.
private final class Home: UIViewController {
  private(set) var unwinds: [UIViewController] = []

  func unwindHome(_ segue: UIStoryboardSegue) {
    unwinds.append(segue.source)
  }
}

/// Segues: asked, prepared, performed.
struct SegueTests {
  private final class Source: UIViewController {
    let slide = Slide(.left)
    var allows = true
    var calls: [String] = []

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      calls.append("should \(identifier)")
      return allows
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      calls.append("prepare, loaded: \(segue.destination.isViewLoaded)")
      slide.prepare(segue.destination)
    }
  }

  private func source(on stage: Stage, destination: UIViewController) -> Source {
    let source = Source()
    source.segueTemplates["sheet"] = SegueTemplate {
      UIStoryboardSegue(identifier: "sheet", source: $0, destination: destination)
    }
    stage.show(source)
    return source
  }

  @Test(.facts("B28", "L1", "L2")) func `a triggered segue asks, prepares and presents`()
    throws
  {
    let stage = Stage(size: SlideScene.portrait)
    let sheet = ProbeController("A")
    let source = source(on: stage, destination: sheet)

    source.triggerSegue("sheet", sender: nil)
    try stage.settle()

    #expect(source.calls == ["should sheet", "prepare, loaded: false"])
    #expect(
      source.slide.log.lines.prefix(2) == [
        "presentationController", "animationController(forPresented)",
      ]
    )
    #expect(source.presentedViewController === sheet)
    #expect(sheet.view.frame == rect(0, 0, 250, 667))
  }

  @Test(.facts("B28")) func `a refused segue does nothing`() {
    let stage = Stage(size: SlideScene.portrait)
    let source = source(on: stage, destination: UIViewController())
    source.allows = false

    source.triggerSegue("sheet", sender: nil)

    #expect(source.calls == ["should sheet"])
    #expect(source.presentedViewController == nil)
  }

  @Test(.facts("B28")) func `performSegue does not ask`() throws {
    let stage = Stage(size: SlideScene.portrait)
    let source = source(on: stage, destination: ProbeController("A"))

    source.performSegue(withIdentifier: "sheet", sender: nil)

    #expect(source.calls == ["prepare, loaded: false"])
    #expect(source.presentedViewController != nil)
  }

  @Test(.facts("B29")) func `an unknown identifier traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stage = Stage(size: SlideScene.portrait)
        let controller = UIViewController()
        stage.show(controller)
        controller.performSegue(withIdentifier: "nowhere", sender: nil)
      }
    }
  }

  @Test(.facts("A20")) func `unwinding runs the action and closes with one dismissal`()
    throws
  {
    let stage = Stage(size: SlideScene.portrait)
    let home = Home()
    stage.show(home)
    var levels: [UIViewController] = [home]
    for _ in 2...4 {
      let next = ProbeController("level")
      let slide = Slide(.left)
      slide.prepare(next)
      levels.last?.present(next, animated: true)
      try stage.settle()
      levels.append(next)
    }

    levels.last?.triggerUnwind(Selector("unwindHome:", Home.unwindHome), sender: nil)
    try stage.settle()

    #expect(home.unwinds.count == 1)
    #expect(home.unwinds.first === levels.last)
    #expect(home.presentedViewController == nil)
    #expect(stage.windowContents == [home.view])
    #expect(stage.trace.filter { $0.kind == "dismiss" }.count == 1)
  }

  @Test func `an action that nobody offers unwinds nothing`() throws {
    let stage = Stage(size: SlideScene.portrait)
    let root = ProbeController("R")
    let sheet = ProbeController("A")
    let slide = Slide(.left)
    slide.prepare(sheet)
    stage.show(root)
    root.present(sheet, animated: true)
    try stage.settle()

    sheet.triggerUnwind(Selector("unwindHome:", Home.unwindHome), sender: nil)
    try stage.settle()

    #expect(root.presentedViewController === sheet)
  }

  @Test func `unwinding inside a navigation controller pops`() throws {
    let stage = Stage(size: SlideScene.portrait)
    let home = Home()
    let navigation = UINavigationController(rootViewController: home)
    stage.show(navigation)
    let detail = UIViewController()
    navigation.pushViewController(detail, animated: false)
    try stage.settle()

    detail.triggerUnwind(Selector("unwindHome:", Home.unwindHome), sender: nil)
    try stage.settle()

    #expect(home.unwinds.count == 1)
    #expect(navigation.viewControllers == [home])
  }

  @Test func `a segue made in code runs its handler`() {
    var isPerformed = false
    _ = Stage(size: SlideScene.portrait)

    UIStoryboardSegue(
      identifier: nil,
      source: UIViewController(),
      destination: UIViewController()
    ) { isPerformed = true }.perform()

    #expect(isPerformed)
  }
}
