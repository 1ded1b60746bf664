import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Arranged views that are hidden and shown in animation blocks.
struct StackAnimationTests {
  private let stage = Stage(size: CGSize(width: 400, height: 100), scale: 1)
  private let views = [50, 30, 20].map { Content(size: CGSize(width: $0, height: 20)) }

  private func show() throws -> UIStackView {
    stage.turn()
    stage.window.isHidden = false
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(stack)
    stack.pinned(top: 0, left: 0)
    try stage.settle()
    return stack
  }

  private var isMiddleShown: Bool {
    views[1].layer.presentation().map { !$0.isHidden } ?? !views[1].isHidden
  }

  @Test(.facts("I25")) func `hiding needs no layout call and does not vanish at once`() throws {
    _ = try show()

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      views[1].isHidden = true
    }

    #expect(views[1].isHidden)
    stage.advance(by: 0.5)
    #expect(isMiddleShown)
    // Half of the 30 points are gone.
    #expect(abs(stage.presentationFrame(of: views[2]).minX - (80 - 15)) < 0.01)
    #expect(abs(stage.presentationFrame(of: views[1]).width - 15) < 0.01)
    try stage.settle()
    #expect(!isMiddleShown)
    #expect(views[2].frame.minX == 50)
  }

  @Test(.facts("I25")) func `showing starts at once and grows`() throws {
    _ = try show()
    views[1].isHidden = true
    try stage.settle()
    #expect(views[2].frame.minX == 50)

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      views[1].isHidden = false
    }
    stage.advance(by: 0.5)

    #expect(isMiddleShown)
    #expect(abs(stage.presentationFrame(of: views[2]).minX - 65) < 0.01)
    try stage.settle()
    #expect(views[2].frame.minX == 80)
  }

  @Test func `a property animator hides in step with its progress`() throws {
    _ = try show()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      views[1].isHidden = true
    }

    animator.fractionComplete = 0.25
    stage.turn()

    #expect(isMiddleShown)
    #expect(abs(stage.presentationFrame(of: views[2]).minX - (80 - 30 / 4)) < 0.01)
    animator.startAnimation()
    try stage.settle()
    #expect(!isMiddleShown)
  }

  @Test func `outside of animations hiding is at once`() throws {
    _ = try show()

    views[1].isHidden = true
    stage.turn()

    #expect(!isMiddleShown)
    #expect(views[2].frame.minX == 50)
  }
}
