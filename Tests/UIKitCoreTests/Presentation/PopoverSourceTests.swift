import CoreGraphics
import Foundation
import ProsceniumTesting
import Testing
import UIKit

/// What a popover points at.
struct PopoverSourceTests {
  private final class StaysPopover: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController,
      traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      .none
    }
  }

  @Test func `points at the button of a bar`() throws {
    let stage = try Stage()
    let screen = UIViewController()
    let item = UIBarButtonItem(title: "Info", primaryAction: UIAction(title: "Info") { _ in })
    screen.navigationItem.rightBarButtonItem = item
    stage.show(UINavigationController(rootViewController: screen))
    let delegate = StaysPopover()
    let note = UIViewController()
    note.preferredContentSize = CGSize(width: 200, height: 100)
    note.modalPresentationStyle = .popover
    note.popoverPresentationController?.barButtonItem = item
    note.popoverPresentationController?.delegate = delegate

    screen.present(note, animated: false)
    stage.turn()

    let bubble = try #require(note.popoverPresentationController?.presentedView)
    // The bar with its status bar ends at 64; the button in it is at the right.
    #expect(note.popoverPresentationController?.arrowDirection == .up)
    #expect(bubble.frame.midX > stage.window.bounds.midX)
    #expect(bubble.frame.minY > 44 && bubble.frame.minY <= 64)
  }

  @Test func `a source item stands for a view or a bar button`() throws {
    _ = try Stage()
    let view = UIView()
    let item = UIBarButtonItem(systemItem: .done)
    let note = UIViewController()
    note.modalPresentationStyle = .popover
    let popover = try #require(note.popoverPresentationController)

    popover.sourceItem = view
    #expect(popover.sourceView === view)
    #expect(popover.barButtonItem == nil)
    popover.sourceItem = item
    #expect(popover.barButtonItem === item)
    #expect(popover.sourceView == nil)
  }

  @Test func `an item that shows nowhere has no frame`() throws {
    let stage = try Stage()
    stage.show(UIViewController())

    #expect(UIBarButtonItem(systemItem: .done).frame(in: stage.window) == nil)
    #expect(UIView().frame(in: stage.window) == nil)
    #expect(stage.window.frame(in: stage.window) == stage.window.bounds)
  }
}
