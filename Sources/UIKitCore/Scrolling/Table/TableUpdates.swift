import Foundation

/// The changes between `beginUpdates()` and `endUpdates()`, and where they take each row.
///
/// Deletions and reloads are in terms of the rows before, insertions in terms of those after.
struct TableUpdates {
  typealias Animated = (indexPath: IndexPath, animation: UITableView.RowAnimation)

  var depth = 0
  var insertedRows: [Animated] = []
  var deletedRows: [Animated] = []
  var reloadedRows: [Animated] = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()

  var isOpen: Bool { depth > 0 }

  var isEmpty: Bool {
    insertedRows.isEmpty && deletedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
      && insertedSections.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty
  }

  /// Where a section goes; nil if it is deleted or reloaded.
  func newSection(of section: Int) -> Int? {
    guard !deletedSections.contains(section) else { return nil }
    var index = section - deletedSections.count(in: 0..<section)
    for inserted in insertedSections where inserted <= index { index += 1 }
    return index
  }

  /// Where a row goes; nil if it is deleted (or its section is).
  func newIndexPath(of indexPath: IndexPath) -> IndexPath? {
    if let move = movedRows.first(where: { $0.from == indexPath }) { return move.to }
    guard let section = newSection(of: indexPath.section),
      !reloadedSections.contains(indexPath.section),
      !deletedRows.contains(where: { $0.indexPath == indexPath })
    else { return nil }
    let gone =
      deletedRows.map(\.indexPath).filter { $0.section == indexPath.section }
      + movedRows.map(\.from).filter { $0.section == indexPath.section }
    var row = indexPath.row - gone.filter { $0.row < indexPath.row }.count
    let come =
      insertedRows.map(\.indexPath).filter { $0.section == section }
      + movedRows.map(\.to).filter { $0.section == section }
    for inserted in come.map(\.row).sorted() where inserted <= row { row += 1 }
    return IndexPath(row: row, section: section)
  }

  /// Rows that a section must have afterwards.
  func expectedRows(of oldSection: Int, before: Int) -> Int {
    let section = newSection(of: oldSection)
    let gone =
      deletedRows.filter { $0.indexPath.section == oldSection }.count
      + movedRows.filter { $0.from.section == oldSection }.count
    let come =
      insertedRows.filter { $0.indexPath.section == section }.count
      + movedRows.filter { $0.to.section == section }.count
    return before - gone + come
  }
}
