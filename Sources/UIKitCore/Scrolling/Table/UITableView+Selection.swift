import CoreGraphics
import Foundation

// From the touch of a row to its selection.
extension UITableView {
  var canSelectNow: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  var selectsMany: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// True if the touch is on a row and belongs to it from now on.
  func beginRowTouch(_ touches: Set<UITouch>) -> Bool {
    if rowSwipe.isOpen {
      rowSwipe.close(animated: true)
      return true
    }
    guard touches.count == 1, let touch = touches.first, canSelectNow, selection.touched == nil,
      let indexPath = indexPathForRow(at: touch.location(in: self)),
      let cell = visible.cells[indexPath], let touched = touch.view, touched.isDescendant(of: cell)
    else { return false }
    guard delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true else { return false }
    selection.touched = indexPath
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: indexPath)
    return true
  }

  func endRowTouch(_ touches: Set<UITouch>) -> Bool {
    guard let indexPath = selection.touched else { return false }
    selection.touched = nil
    let cell = visible.cells[indexPath]
    let isInside = touches.contains { touch in
      cell.map { $0.bounds.contains(touch.location(in: $0)) } ?? false
    }
    unhighlight(indexPath)
    if isInside { userSelects(indexPath) }
    return true
  }

  func cancelRowTouch() -> Bool {
    guard let indexPath = selection.touched else { return false }
    selection.touched = nil
    unhighlight(indexPath)
    return true
  }

  private func unhighlight(_ indexPath: IndexPath) {
    visible.cells[indexPath]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
  }

  /// What a tap does; also used by accessibility and scripts.
  func userSelects(_ indexPath: IndexPath) {
    if selectsMany, selection.contains(indexPath) {
      userDeselects(indexPath)
      return
    }
    guard let chosen = delegate.map({ $0.tableView(self, willSelectRowAt: indexPath) }) ?? indexPath
    else { return }
    if !selectsMany {
      for other in selection.indexPaths where other != chosen { userDeselects(other) }
    }
    selection.insert(chosen)
    visible.cells[chosen]?.setSelected(true, animated: false)
    delegate?.tableView(self, didSelectRowAt: chosen)
  }

  private func userDeselects(_ indexPath: IndexPath) {
    guard
      let chosen = delegate.map({ $0.tableView(self, willDeselectRowAt: indexPath) }) ?? indexPath
    else { return }
    selection.remove(chosen)
    visible.cells[chosen]?.setSelected(false, animated: false)
    delegate?.tableView(self, didDeselectRowAt: chosen)
  }

  func selectProgrammatically(
    _ indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    reloadIfNeeded()
    if indexPath == nil || !allowsMultipleSelection {
      for other in selection.indexPaths where other != indexPath {
        deselectProgrammatically(other, animated: animated)
      }
    }
    guard let indexPath, allowsSelection else { return }
    selection.insert(indexPath)
    visible.cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scroll(to: indexPath, at: scrollPosition, animated: animated) }
  }

  func deselectProgrammatically(_ indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    visible.cells[indexPath]?.setSelected(false, animated: animated)
  }

  // MARK: - Editing

  func canEdit(_ indexPath: IndexPath) -> Bool {
    dataSource?.tableView(self, canEditRowAt: indexPath) ?? false
  }

  func editingStyle(at indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    guard canEdit(indexPath) else { return .none }
    return delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
  }

  func canMove(_ indexPath: IndexPath) -> Bool {
    dataSource?.tableView(self, canMoveRowAt: indexPath) ?? false
  }

  func editingDidChange(animated: Bool) {
    if selection.touched != nil { _ = cancelRowTouch() }
    for (indexPath, cell) in visible.cells {
      cell.tableStateDidChange(in: self, at: indexPath)
      cell.setEditing(isEditing && canEdit(indexPath), animated: animated)
    }
  }

  /// The red or green button of a row in editing mode.
  func editingControlTapped(in cell: UITableViewCell) {
    guard let indexPath = visible.indexPath(of: cell) else { return }
    let style = editingStyle(at: indexPath)
    guard style != .none else { return }
    dataSource?.tableView(self, commit: style, forRowAt: indexPath)
  }

  func accessoryTapped(in cell: UITableViewCell) {
    guard let indexPath = visible.indexPath(of: cell) else { return }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
  }
}
