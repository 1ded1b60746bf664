import CoreGraphics
import ProsceniumTesting
import Testing
import UIKit

/// Actions behind rows.
struct RowSwipeTests {
  @Test func `a swipe uncovers the actions, a tap performs one`() throws {
    let stage = try Stage(device: "iphone-se-3")
    let controller = SwipeList(style: .plain)
    stage.show(controller)
    try stage.settle()
    let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))

    stage.drag(from: CGPoint(x: 300, y: 20 + 66), to: CGPoint(x: 200, y: 20 + 66), over: 0.2)
    try stage.settle()
    #expect(cell.frame.minX < 0)
    try stage.tap("Flag")
    try stage.settle()

    #expect(controller.flagged == [1])
    #expect(cell.frame.minX == 0)
  }

  @Test func `a long swipe performs the first action`() throws {
    let stage = try Stage(device: "iphone-se-3")
    let controller = SwipeList(style: .plain)
    stage.show(controller)
    try stage.settle()

    stage.drag(from: CGPoint(x: 350, y: 20 + 22), to: CGPoint(x: 20, y: 20 + 22), over: 0.3)
    try stage.settle()

    #expect(controller.flagged == [0])
  }

  @Test func `a touch elsewhere closes the row and selects nothing`() throws {
    let stage = try Stage(device: "iphone-se-3")
    let controller = SwipeList(style: .plain)
    stage.show(controller)
    try stage.settle()
    let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    stage.drag(from: CGPoint(x: 300, y: 20 + 22), to: CGPoint(x: 200, y: 20 + 22), over: 0.2)
    try stage.settle()

    stage.tap(at: CGPoint(x: 100, y: 20 + 66))
    try stage.settle()

    #expect(cell.frame.minX == 0)
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }
}

/// Rows with one action.
final class SwipeList: UITableViewController {
  var flagged: [Int] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  )
    -> UITableViewCell
  {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let action = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
      self?.flagged.append(indexPath.row)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }
}
