import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

struct ViewTransitionTests {
  @Test func `shows a change as a transition of the view`() throws {
    let scene = AnimatedView()

    UIView.transition(
      with: scene.view,
      duration: 0.5,
      options: .transitionCrossDissolve,
      animations: { scene.view.backgroundColor = .red },
      completion: scene.noteEnd("dissolve")
    )

    #expect(scene.view.layer.animationKeys() == ["transition"])
    scene.stage.advance(by: 1)
    #expect(scene.log == ["dissolve finished at 0.5"])
  }

  @Test func `swaps two views in their superview`() throws {
    let scene = AnimatedView()
    let superview = try #require(scene.view.superview)
    let other = UIView(frame: scene.view.frame)

    UIView.transition(
      from: scene.view,
      to: other,
      duration: 0.5,
      options: .transitionFlipFromLeft,
      completion: scene.noteEnd("flip")
    )

    #expect(other.superview === superview)
    #expect(scene.view.superview == nil)
    #expect(superview.layer.animationKeys() == ["transition"])
    scene.stage.advance(by: 1)
    #expect(scene.log == ["flip finished at 0.5"])
  }

  @Test func `turns the old look away and then the new one in`() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)
    let controller = UIViewController()
    stage.show(controller)
    controller.view.backgroundColor = .white
    let card = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    card.backgroundColor = .red
    controller.view.addSubview(card)
    stage.turn()
    _ = stage.snapshot()

    UIView.transition(
      with: card,
      duration: 1,
      options: [.transitionFlipFromLeft, .curveLinear],
      animations: { card.backgroundColor = .blue }
    )
    var middles: [UInt32] = []
    var edges: [UInt32] = []
    for _ in 0..<4 {
      stage.advance(by: 0.2)
      let picture = stage.snapshot()
      middles.append(picture.buffer.pixel(x: 50, y: 50))
      edges.append(picture.buffer.pixel(x: 21, y: 50))
    }

    // Seen at 0.2, 0.4, 0.6 and 0.8 seconds; the card is narrower all the time.
    #expect(middles == [0xFFFF_0000, 0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF])
    #expect(edges == Array(repeating: 0xFFFF_FFFF, count: 4))
    stage.advance(by: 0.2)
    #expect(stage.snapshot().buffer.pixel(x: 21, y: 50) == 0xFF00_00FF)
  }

  @Test func `dissolves from the old look although no frame was drawn before`() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let card = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    card.backgroundColor = .red
    controller.view.addSubview(card)
    stage.show(controller)

    UIView.transition(
      with: card,
      duration: 1,
      options: [.transitionCrossDissolve, .curveLinear],
      animations: { card.backgroundColor = .blue }
    )
    stage.advance(by: 0.5)

    let pixel = stage.snapshot().buffer.pixel(x: 50, y: 50)
    // Half of 255, rounded either way.
    #expect([127, 128].contains(pixel >> 16 & 0xFF))
    #expect([127, 128].contains(pixel & 0xFF))
  }

  @Test func `hides and shows instead if asked`() throws {
    let scene = AnimatedView()
    let superview = try #require(scene.view.superview)
    let other = UIView(frame: scene.view.frame)
    other.isHidden = true
    superview.addSubview(other)

    UIView.transition(
      from: scene.view,
      to: other,
      duration: 0.5,
      options: [.transitionCrossDissolve, .showHideTransitionViews]
    )

    #expect(scene.view.isHidden)
    #expect(!other.isHidden)
    #expect(scene.view.superview === superview)
  }
}
