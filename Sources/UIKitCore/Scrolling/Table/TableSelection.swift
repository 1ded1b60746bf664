import Foundation

/// Selected rows, and the row under the finger.
struct TableSelection {
  /// In the order of their selection.
  var indexPaths: [IndexPath] = []
  /// The row whose cell a finger holds.
  var touched: IndexPath?

  func contains(_ indexPath: IndexPath) -> Bool { indexPaths.contains(indexPath) }

  mutating func insert(_ indexPath: IndexPath) {
    if !contains(indexPath) { indexPaths.append(indexPath) }
  }

  mutating func remove(_ indexPath: IndexPath) {
    indexPaths.removeAll { $0 == indexPath }
  }
}
