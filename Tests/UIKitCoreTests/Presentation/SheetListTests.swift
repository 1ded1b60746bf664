import CoreGraphics
import Foundation
import ProsceniumTesting
import Testing
import UIKit

/// Dragging sheets, and lists in them, on a screen of 375 × 667.
struct SheetListTests {
  private final class Scene {
    let stage: Stage
    let list = UITableViewController(style: .plain)

    init(
      device: String = "iphone-se-3",
      _ setUp: (UISheetPresentationController) -> Void = { _ in }
    ) throws {
      stage = try Stage(device: device)
      let root = UIViewController()
      stage.show(root)
      list.modalPresentationStyle = .pageSheet
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 2000))
      list.tableView.tableHeaderView = content
      list.sheetPresentationController.map(setUp)
      root.present(list, animated: true)
      try stage.settle()
    }

    var top: CGFloat {
      stage.presentationFrame(of: list.presentationController?.presentedView ?? UIView()).minY
    }

    func drag(from start: CGFloat, to end: CGFloat) {
      stage.drag(from: CGPoint(x: 180, y: start), to: CGPoint(x: 180, y: end), over: 1)
    }
  }

  @Test func `a list at its top makes the sheet larger before it scrolls`() throws {
    let scene = try Scene { $0.detents = [.medium(), .large()] }
    let start = scene.list.tableView.contentOffset.y

    scene.drag(from: 600, to: 250)
    try scene.stage.settle()
    // 20 points of status bar and a gap of 10.
    #expect(scene.top == 40)
    #expect(scene.list.tableView.contentOffset.y == start)

    scene.drag(from: 600, to: 500)
    try scene.stage.settle()
    #expect(scene.top == 40)
    #expect(scene.list.tableView.contentOffset.y > start + 50)
  }

  @Test func `it scrolls at once where the sheet asks for that`() throws {
    let scene = try Scene {
      $0.detents = [.medium(), .large()]
      $0.prefersScrollingExpandsWhenScrolledToEdge = false
    }
    let start = scene.top

    scene.drag(from: 600, to: 500)
    try scene.stage.settle()

    #expect(scene.top == start)
    #expect(scene.list.tableView.contentOffset.y > 50)
  }

  @Test func `a list at its top lowers the sheet, one that is scrolled scrolls back`() throws {
    let scene = try Scene()
    scene.list.tableView.contentOffset.y = 300

    scene.drag(from: 200, to: 300)
    #expect(scene.top == 40)
    try scene.stage.settle()
    scene.list.tableView.contentOffset.y = 0
    scene.drag(from: 100, to: 600)
    try scene.stage.settle()

    #expect(scene.list.presentingViewController == nil)
  }

  @Test func `a list that refreshes keeps the sheet where it is`() throws {
    let scene = try Scene()
    scene.list.refreshControl = UIRefreshControl()

    scene.stage.press(at: CGPoint(x: 180, y: 200))
    scene.stage.advance(by: 0.1)
    scene.stage.move(to: CGPoint(x: 180, y: 230))
    scene.stage.move(to: CGPoint(x: 180, y: 300))

    #expect(scene.top == 40)
    #expect(scene.list.tableView.contentOffset.y < -10)
  }

  @Test func `a modal sheet hardly follows the finger down`() throws {
    let scene = try Scene()
    scene.list.isModalInPresentation = true

    scene.stage.press(at: CGPoint(x: 180, y: 100))
    scene.stage.advance(by: 0.1)
    scene.stage.move(to: CGPoint(x: 180, y: 130))
    scene.stage.move(to: CGPoint(x: 180, y: 430))

    // Less than the 55 hundredths that a rubber band gives at its start.
    #expect(scene.top > 30 + 50)
    #expect(scene.top < 30 + 330 * 0.55)
  }

  @Test func `a card on a wide screen is dragged down and goes, or comes back`() throws {
    let scene = try Scene(device: "ipad-10")
    let rest = scene.top
    let middle = scene.stage.window.bounds.midX

    func drag(_ distance: CGFloat) throws {
      scene.stage.drag(
        from: CGPoint(x: middle, y: rest + 20),
        to: CGPoint(x: middle, y: rest + 20 + distance),
        over: 1
      )
      try scene.stage.settle()
    }
    try drag(100)
    #expect(scene.top == rest)
    #expect(scene.list.presentingViewController != nil)
    try drag(900)

    #expect(scene.list.presentingViewController == nil)
  }
}
