import Foundation

/// The views of a table that are in sight, by their places.
struct TableVisibleViews {
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]

  func indexPath(of cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }
}
