import CoreGraphics
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Presentations in the context of a child whose view is held by constraints.
struct ContextConstraintTests {
  private let stage = Stage(size: CGSize(width: 300, height: 600), scale: 2)
  private let root = UIViewController()
  private let child = UIViewController()

  /// The child fills the lower half.
  private func show() {
    stage.turn()
    stage.show(root)
    root.addChild(child)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    NSLayoutConstraint.activate([
      child.view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      child.view.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
      child.view.bottomAnchor.constraint(equalTo: root.view.bottomAnchor),
      child.view.heightAnchor.constraint(equalTo: root.view.heightAnchor, multiplier: 0.5),
    ])
    child.definesPresentationContext = true
    stage.turn()
    #expect(child.view.frame == lowerHalf)
  }

  private func present() -> UIViewController {
    let page = UIViewController()
    page.modalPresentationStyle = .currentContext
    child.present(page, animated: true)
    return page
  }

  private var lowerHalf: CGRect { CGRect(x: 0, y: 300, width: 300, height: 300) }

  @Test(.facts("C5")) func `the child stays in its place while it is covered`() {
    show()

    let page = present()
    stage.advance(by: 0.1)
    #expect(child.view.convert(child.view.bounds, to: nil) == lowerHalf)
    stage.advance(by: 1)

    #expect(child.view.superview == nil)
    #expect(page.view.convert(page.view.bounds, to: nil) == lowerHalf)
  }

  @Test func `the child comes back with its constraints`() {
    show()
    let page = present()
    stage.advance(by: 1)

    page.dismiss(animated: true)
    stage.advance(by: 0.1)
    #expect(child.view.convert(child.view.bounds, to: nil) == lowerHalf)
    stage.advance(by: 1)

    #expect(child.view.frame == lowerHalf)
    #expect(!child.view.translatesAutoresizingMaskIntoConstraints)
    stage.resize(to: CGSize(width: 600, height: 300))
    stage.advance(by: 1)
    #expect(child.view.frame == CGRect(x: 0, y: 150, width: 600, height: 150))
  }

  @Test func `what is presented follows the child's constraints when the screen turns`() {
    show()
    let page = present()
    stage.advance(by: 1)

    stage.resize(to: CGSize(width: 600, height: 300))
    stage.advance(by: 1)
    let turned = CGRect(x: 0, y: 150, width: 600, height: 150)
    #expect(page.view.convert(page.view.bounds, to: nil) == turned)
    page.dismiss(animated: true)
    stage.advance(by: 0.1)

    #expect(child.view.convert(child.view.bounds, to: nil) == turned)
    stage.advance(by: 1)
    #expect(child.view.frame == turned)
  }
}
