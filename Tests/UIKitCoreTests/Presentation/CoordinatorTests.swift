import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// The transition coordinator: who has it, what it runs and when.
struct CoordinatorTests {
  @Test(.facts("D25", "D29"))
  func `both sides and their children share one, nobody at rest`() throws {
    let scene = SlideScene()
    let child = UIViewController()
    scene.sheet.onDidLoad = {
      scene.sheet.addChild(child)
      scene.sheet.view.addSubview(child.view)
      child.didMove(toParent: scene.sheet)
    }
    #expect(scene.root.transitionCoordinator == nil)
    scene.present()
    scene.stage.turn()
    scene.stage.advance(by: 0.1)

    let coordinator = try #require(scene.sheet.transitionCoordinator)

    #expect(scene.root.transitionCoordinator === coordinator)
    #expect(child.transitionCoordinator === coordinator)
    try scene.stage.settle()
    #expect(scene.sheet.transitionCoordinator == nil)
    #expect(child.transitionCoordinator == nil)
  }

  @Test(.facts("D26", "D28")) func `runs blocks and completions in order`() throws {
    let scene = SlideScene()
    var order: [String] = []
    var answers: [Bool] = []
    scene.sheet.onWillAppear = {
      guard let coordinator = scene.sheet.transitionCoordinator else { return }
      answers.append(
        coordinator.animate(
          alongsideTransition: { _ in order.append("first") },
          completion: { _ in order.append("first done") }
        )
      )
      answers.append(
        coordinator.animate(
          alongsideTransition: nil,
          completion: { _ in order.append("second done") }
        )
      )
      answers.append(coordinator.animate(alongsideTransition: { _ in order.append("third") }))
    }

    scene.present()
    scene.stage.turn()

    #expect(order == ["first", "third"])
    #expect(answers == [true, true, true])
    let late = scene.sheet.transitionCoordinator?.animate(
      alongsideTransition: { _ in order.append("too late") },
      completion: { _ in order.append("late done") }
    )
    #expect(late == false)
    try scene.stage.settle()
    #expect(order == ["first", "third", "first done", "second done", "late done"])
  }

  @Test(.facts("D27", "D21"), arguments: [true, false])
  func `a view elsewhere that was named is held and moved too`(isFinished: Bool) throws {
    let scene = SlideScene(.left)
    let driver = UIPercentDrivenInteractiveTransition()
    scene.slide.presentationDriver = driver
    let other = UIView(frame: rect(300, 0, 50, 50))
    scene.root.view.addSubview(other)
    scene.sheet.onWillAppear = {
      scene.sheet.transitionCoordinator?.animateAlongsideTransition(
        in: other,
        animation: { _ in other.alpha = 0 },
        completion: nil
      )
    }
    scene.present()
    scene.stage.turn()
    scene.sheet.onWillAppear = nil

    driver.update(0.25)
    scene.stage.advance(by: 2)
    // Ease-in-out at a quarter.
    #expect(abs(try #require(shownAlpha(other)) - (1 - 0.129162)) < 1e-5)
    if isFinished { driver.finish() } else { driver.cancel() }
    scene.stage.advance(by: 0.01)
    let part = try #require(shownAlpha(other))
    #expect(part > 0 && part < 1)
    try scene.stage.settle()

    #expect(other.alpha == (isFinished ? 0 : 1))
    #expect(other.layer.speed == 1 && other.layer.timeOffset == 0)
  }

  @Test(.facts("D12")) func `a push has no style`() throws {
    let stage = try Stage(device: "iphone-se-3")
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.show(navigation)
    let next = ProbeController("N")
    var style: UIModalPresentationStyle?
    next.onWillAppear = { style = next.transitionCoordinator?.presentationStyle }

    navigation.pushViewController(next, animated: true)
    try stage.settle()

    #expect(style == UIModalPresentationStyle.none)
  }

  @Test(.facts("D30")) func `shows the facts of the transition`() throws {
    let scene = SlideScene()
    scene.present()
    scene.stage.turn()

    let coordinator = try #require(scene.sheet.transitionCoordinator)

    #expect(coordinator.isAnimated)
    #expect(coordinator.presentationStyle == .custom)
    #expect(!coordinator.initiallyInteractive)
    #expect(!coordinator.isInteractive)
    #expect(!coordinator.isCancelled)
    #expect(coordinator.transitionDuration == 0.3)
    #expect(coordinator.viewController(forKey: .from) === scene.root)
    #expect(coordinator.viewController(forKey: .to) === scene.sheet)
    #expect(coordinator.view(forKey: .from) == nil)
    #expect(coordinator.view(forKey: .to) === scene.sheet.view)
    #expect(coordinator.containerView === scene.container)
    #expect(coordinator.targetTransform.isIdentity)
    #expect(coordinator.completionVelocity == 1)
    #expect(coordinator.completionCurve == .easeInOut)
  }

  @Test(.facts("B8")) func `alongside blocks take the animator's duration and curve`() throws {
    let stage = Stage(size: SlideScene.portrait)
    let root = ProbeController("R")
    stage.show(root)
    let sheet = ProbeController("A")
    let delegate = ProbeDelegate()
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = delegate
    let box = UIView(frame: rect(0, 0, 10, 10))
    var inherited: TimeInterval?
    sheet.onWillAppear = {
      sheet.view.addSubview(box)
      sheet.transitionCoordinator?.animate(alongsideTransition: { _ in
        inherited = UIView.inheritedAnimationDuration
        box.alpha = 0
      })
    }

    root.present(sheet, animated: true)
    stage.turn()
    stage.advance(by: 0.15)

    #expect(inherited == 0.3)
    let alpha = try #require(shownAlpha(box))
    #expect(abs(alpha - 0.5) < 1e-5)
  }

  @Test(.facts("B8")) func `alongside blocks animate by themselves where the animator does not`()
    throws
  {
    let stage = Stage(size: SlideScene.portrait)
    let root = ProbeController("R")
    stage.show(root)
    let sheet = ProbeController("A")
    let delegate = ProbeDelegate()
    delegate.animator.completes = false
    delegate.animator.onAnimate = { context in
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    }
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = delegate
    sheet.onWillAppear = {
      sheet.transitionCoordinator?.animate(alongsideTransition: { _ in sheet.view.alpha = 0 })
    }

    root.present(sheet, animated: true)
    stage.turn()
    stage.advance(by: 0.15)

    let alpha = try #require(shownAlpha(sheet.view))
    #expect(abs(alpha - 0.5) < 1e-5)
  }
}
