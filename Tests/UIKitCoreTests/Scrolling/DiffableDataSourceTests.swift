import CoreGraphics
import ProsceniumTesting
import Testing
import UIKit

/// Tables that are given snapshots.
struct DiffableDataSourceTests {
  @Test func `a snapshot fills the table, the next one moves what changed`() throws {
    let stage = Stage(size: CGSize(width: 300, height: 500))
    let controller = UIViewController()
    stage.show(controller)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    controller.view.addSubview(table)
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, name in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = name
      return cell
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot, animatingDifferences: false)
    try stage.settle()
    #expect(table.visibleCells.compactMap(\.textLabel?.text) == ["a", "b", "c"])
    let kept = table.cellForRow(at: IndexPath(row: 2, section: 0))

    snapshot.deleteItems(["a"])
    snapshot.insertItems(["x"], beforeItem: "c")
    source.apply(snapshot)
    try stage.settle()

    #expect(table.visibleCells.compactMap(\.textLabel?.text) == ["b", "x", "c"])
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === kept)
    #expect(source.indexPath(for: "x") == IndexPath(row: 1, section: 0))
  }
}
