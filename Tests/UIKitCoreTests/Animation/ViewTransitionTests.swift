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
