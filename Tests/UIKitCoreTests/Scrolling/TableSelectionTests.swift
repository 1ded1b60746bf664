import CoreGraphics
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Touching, selecting, reusing, editing.
struct TableSelectionTests {
  @Test(.facts("I12")) func `a tap selects after asking, and deselects the row before`() throws {
    let scene = TableScene(rows: [3])

    try scene.stage.tap(try #require(scene.cell(1)))
    #expect(scene.calls == ["willSelect 1", "didSelect 1"])
    #expect(scene.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(scene.cell(1)?.isSelected == true)
    scene.calls = []
    try scene.stage.tap("0.2")

    #expect(scene.calls == ["willSelect 2", "willDeselect 1", "didDeselect 1", "didSelect 2"])
    #expect(scene.cell(1)?.isSelected == false)
  }

  @Test(.facts("I12")) func `a row is highlighted while held, after the content delay`() throws {
    let scene = TableScene(rows: [3])
    let cell = try #require(scene.cell(0))

    scene.stage.press(at: CGPoint(x: 100, y: 20))
    #expect(!cell.isHighlighted)
    scene.stage.advance(by: 0.15)
    #expect(cell.isHighlighted)
    #expect(scene.calls.isEmpty)
    scene.stage.release()

    #expect(!cell.isHighlighted)
    #expect(cell.isSelected)
  }

  @Test(.facts("I12")) func `scrolling takes the highlight away and selects nothing`() throws {
    let scene = TableScene(rows: [30])
    let cell = try #require(scene.cell(4))

    scene.stage.press(at: CGPoint(x: 100, y: 200))
    scene.stage.advance(by: 0.2)
    #expect(cell.isHighlighted)
    scene.stage.move(to: CGPoint(x: 100, y: 150))
    #expect(!cell.isHighlighted)
    scene.stage.release()

    #expect(scene.calls.isEmpty)
    #expect(scene.table.indexPathForSelectedRow == nil)
  }

  @Test(.facts("I12")) func `selecting in code tells nobody`() {
    let scene = TableScene(rows: [3])

    scene.table.selectRow(
      at: IndexPath(row: 2, section: 0),
      animated: false,
      scrollPosition: .none
    )
    #expect(scene.cell(2)?.isSelected == true)
    scene.table.deselectRow(at: IndexPath(row: 2, section: 0), animated: false)

    #expect(scene.cell(2)?.isSelected == false)
    #expect(scene.calls.isEmpty)
  }

  @Test func `a nil answer refuses a selection`() throws {
    let scene = TableScene(rows: [3])
    scene.willSelect = { _ in nil }

    try scene.stage.tap(try #require(scene.cell(1)))

    #expect(scene.calls == ["willSelect 1"])
    #expect(scene.table.indexPathForSelectedRow == nil)
  }

  @Test func `many rows can be selected if allowed, and tapped again to deselect`() throws {
    let scene = TableScene(rows: [3])
    scene.table.allowsMultipleSelection = true

    try scene.stage.tap(try #require(scene.cell(0)))
    try scene.stage.tap(try #require(scene.cell(2)))
    try scene.stage.tap(try #require(scene.cell(0)))

    #expect(scene.table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
  }

  @Test(.facts("H20")) func `a tap recognizer above the table keeps rows from being selected`()
    throws
  {
    let scene = TableScene(rows: [3])
    let taps = TapCounter()
    scene.controller.view.addGestureRecognizer(
      UITapGestureRecognizer(target: taps, action: Selector("tapped:", TapCounter.tapped))
    )

    try scene.stage.tap(try #require(scene.cell(1)))

    #expect(taps.count == 1)
    #expect(!scene.calls.contains("didSelect 1"))
  }

  @Test(.facts("I15")) func `an unregistered identifier traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = UITableView().dequeueReusableCell(
          withIdentifier: "nobody",
          for: IndexPath(row: 0, section: 0)
        )
      }
    }
  }

  @Test(.facts("I15")) func `registered identifiers always give a cell, used ones again`() {
    let scene = TableScene(rows: [30])
    let first = scene.cell(0)

    scene.table.contentOffset.y = 100
    scene.stage.turn()

    #expect(scene.table.visibleCells.contains { $0 === first })
    #expect(first?.textLabel?.text != "0.0")
    #expect(scene.table.dequeueReusableCell(withIdentifier: "nobody") == nil)
  }

  @Test(.facts("I14")) func `a table controller is its table's source, flashes and deselects`()
    throws
  {
    let stage = try Stage(device: "iphone-se-3")
    let controller = Fruits(style: .plain)
    stage.show(controller)
    try stage.settle()

    #expect(controller.view === controller.tableView)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
    #expect(controller.clearsSelectionOnViewWillAppear)
    #expect(controller.tableView.visibleCells.count == 2)
    try stage.tap("Pear")
    #expect(controller.chosen == [1])
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }

  @Test func `deleted and inserted rows move the others`() throws {
    let scene = TableScene(rows: [3])
    let last = try #require(scene.cell(2))

    scene.rows = [3]
    scene.table.performBatchUpdates {
      scene.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      scene.table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
    }
    try scene.stage.settle()

    #expect(scene.cell(1) === last)
    #expect(last.frame.minY == 44)
    #expect(scene.table.visibleCells.count == 3)
  }

  @Test func `updates that the data source did not make trap`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let scene = TableScene(rows: [3])
        scene.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      }
    }
  }

  @Test func `editing shows a control that commits`() throws {
    let stage = try Stage(device: "iphone-se-3")
    let controller = Fruits(style: .plain)
    stage.show(controller)
    try stage.settle()

    controller.setEditing(true, animated: false)
    stage.turn()
    let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    try stage.tap(try #require(cell.subviews.first { $0.accessibilityLabel == "Delete" }))

    #expect(controller.deleted == [1])
  }
}

/// Counts taps.
final class TapCounter: NSObject {
  var count = 0

  func tapped(_ recognizer: UITapGestureRecognizer) { count += 1 }
}

/// A list of two.
final class Fruits: UITableViewController {
  let names = ["Apple", "Pear"]
  var chosen: [Int] = []
  var deleted: [Int] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  )
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath.row)
  }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    deleted.append(indexPath.row)
  }
}
