import CoreGraphics
import ProsceniumTesting
import UIKit

/// A table over a whole screen without bars; it notes what is asked and told.
final class TableScene: NSObject, UITableViewDataSource, UITableViewDelegate {
  let stage: Stage
  let controller = UIViewController()
  let table: UITableView
  var rows = [3]
  var titles: [String?] = []
  var calls: [String] = []
  var asked: [IndexPath] = []
  var heights: ((IndexPath) -> CGFloat)?
  var willSelect: (IndexPath) -> IndexPath? = { $0 }

  init(
    style: UITableView.Style = .plain,
    rows: [Int] = [3],
    titles: [String?] = [],
    cell: UITableViewCell.Type = UITableViewCell.self
  ) {
    stage = Stage(size: CGSize(width: 300, height: 500), scale: 2)
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500), style: style)
    super.init()
    self.rows = rows
    self.titles = titles
    table.register(cell, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    stage.show(controller)
    controller.view.addSubview(table)
    stage.turn()
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section < titles.count ? titles[section] : nil
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights?(indexPath) ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    calls.append("willSelect \(indexPath.row)")
    return willSelect(indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("didSelect \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    calls.append("willDeselect \(indexPath.row)")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("didDeselect \(indexPath.row)")
  }

  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: section))
  }
}
