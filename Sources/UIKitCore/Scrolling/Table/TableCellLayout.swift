import CoreGraphics
import Foundation

/// What a cell knows of its table: insets, separators, editing.
struct TableCellLayout {
  var isInTable = false
  /// Whether the background is the table's choice, not the app's.
  var hasDefaultBackground = false
  var margin: CGFloat = 16
  var safeArea = UIEdgeInsets.zero
  /// Width of the table's section index, which lies over the cell's right end.
  var indexWidth: CGFloat = 0
  var customSeparatorInset: UIEdgeInsets?
  var tableSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  var separatorColor: UIColor?
  var hasSeparator = false
  var pixel: CGFloat = 1
  var editingStyle = UITableViewCell.EditingStyle.none
  var canMove = false
  var selectsMany = false
}
