import CoreGraphics
import Foundation

// What a table tells its cells.
extension UITableViewCell {
  /// The table that shows the cell.
  var table: UITableView? {
    var view = superview
    while let current = view {
      if let table = current as? UITableView { return table }
      view = current.superview
    }
    return nil
  }

  func tableStateDidChange(in table: UITableView, at indexPath: IndexPath) {
    var state = tableLayout
    state.isInTable = true
    state.margin = table.cellMargin
    state.safeArea = .zero
    if table.style != .insetGrouped, table.insetsContentViewsToSafeArea {
      state.safeArea.left = table.safeAreaInsets.left
      state.safeArea.right = table.safeAreaInsets.right
    }
    state.indexWidth = table.indexWidth
    state.tableSeparatorInset = table.separatorInset
    state.hasSeparator = table.separatorStyle != .none
    state.separatorColor = table.separatorColor
    state.pixel = table.pixel
    state.editingStyle = table.editingStyle(at: indexPath)
    state.canMove = table.canMove(indexPath)
    tableLayout = state
    applyTableBackground(
      table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    )
    setNeedsLayout()
  }
}
