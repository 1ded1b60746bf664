import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit
// Segue templates and exits come from storyboards; their package API stands for one here.
import UIKitCore

/// Public reports about custom presentations made by segues.
struct SegueScenarios {
  private func scene(showing destination: UIViewController) -> Scene {
    let scene = Scene(.left)
    scene.root.segueTemplates["show"] = SegueTemplate {
      UIStoryboardSegue(identifier: "show", source: $0, destination: destination)
    }
    return scene
  }

  @Test(.facts("S089")) func `S089: prepare comes before the question, the view after it`() throws {
    let log = CallLog()
    let destination = DataController("A", log: log)
    let scene = scene(showing: destination)
    scene.slide.log = log
    scene.root.onPrepare = { segue in
      log.add("prepare")
      #expect(segue.destination === destination)
      #expect(destination.label == nil)
      destination.text = "five"
      scene.slide.prepare(destination)
    }

    scene.root.performSegue(withIdentifier: "show", sender: nil)
    try scene.stage.settle()

    #expect(
      log.lines(of: "prepare", "question", "A.didLoad", "A.willAppear") == [
        "prepare", "question", "A.didLoad", "A.willAppear(true)",
      ]
    )
    #expect(destination.label?.text == "five")
    #expect(destination.view.frame == rect(0, 0, 250, 667))
  }

  @Test(.facts("S089"), arguments: [true, false])
  func `S089: what counts is the controller that is presented`(setsWrapper: Bool) throws {
    let content = Probe("A")
    let wrapper = UINavigationController(rootViewController: content)
    let scene = scene(showing: wrapper)
    scene.root.onPrepare = { _ in scene.slide.prepare(setsWrapper ? wrapper : content) }

    scene.root.performSegue(withIdentifier: "show", sender: nil)
    try scene.stage.settle()

    #expect(scene.root.presentedViewController === wrapper)
    if setsWrapper {
      #expect(wrapper.view.frame == rect(0, 0, 250, 667))
      #expect(wrapper.presentationController is SlidePresentation)
      #expect(scene.log.count("question") == 1)
    } else {
      #expect(wrapper.presentationController is UISheetPresentationController)
      #expect(scene.log.lines(of: "question", "animator").isEmpty)
    }
  }

  @Test(.facts("S097")) func `S097: an unwind closes a custom presentation by its animator`() throws
  {
    let sheet = Probe("A")
    let stage = Stage(size: Scene.portrait)
    let home = Home()
    let manager = SlideManager(.left)
    home.segueTemplates["show"] = SegueTemplate {
      manager.prepare(sheet)
      return UIStoryboardSegue(identifier: "show", source: $0, destination: sheet)
    }
    stage.show(home)
    home.performSegue(withIdentifier: "show", sender: nil)
    try stage.settle()
    #expect(sheet.view.frame == rect(0, 0, 250, 667))

    sheet.triggerUnwind(Selector("unwindHome:", Home.unwindHome), sender: nil)
    stage.advance(by: 0.15)
    #expect(abs(stage.presentationFrame(of: sheet.view).minX + 125) < 0.01)
    try stage.settle()

    #expect(home.sources == [sheet])
    #expect(manager.log.count("animator for dismissed") == 1)
    #expect(stage.windowContents == [home.view])
    #expect(home.presentedViewController == nil)
  }

  @Test(.facts("S097")) func `S097: an unwind over two levels closes both`() throws {
    let stage = Stage(size: Scene.portrait)
    let home = Home()
    stage.show(home)
    let managers = [SlideManager(.left), SlideManager(.bottom)]
    let sheets = [Probe("A"), Probe("B")]
    for (index, presenter) in [home, sheets[0]].enumerated() {
      managers[index].prepare(sheets[index])
      presenter.present(sheets[index], animated: true)
      try stage.settle()
    }

    sheets[1].triggerUnwind(Selector("unwindHome:", Home.unwindHome), sender: nil)
    try stage.settle()

    #expect(home.sources == [sheets[1]])
    #expect(stage.windowContents == [home.view])
    #expect(home.presentedViewController == nil)
    #expect(sheets.allSatisfy { $0.presentingViewController == nil && !$0.isBeingDismissed })
    #expect(!stage.application.isIgnoringInteractionEvents)
    #expect(home.transitionCoordinator == nil)
  }
}

/// Shows its text in a label that is there once the view is loaded.
private final class DataController: Probe {
  var text: String?
  private(set) var label: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = text
    view.addSubview(label)
    self.label = label
  }
}

/// Offers an unwind action.
private final class Home: UIViewController {
  private(set) var sources: [UIViewController] = []

  func unwindHome(_ segue: UIStoryboardSegue) {
    sources.append(segue.source)
  }
}
