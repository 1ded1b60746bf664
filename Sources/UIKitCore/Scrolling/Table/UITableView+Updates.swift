import CoreGraphics
import Foundation

// Inserting, deleting, moving and reloading with animations.
extension UITableView {
  /// Duration of the animation of changed rows (about 0.3 s, chosen by eye).
  private static let updateDuration: TimeInterval = 0.3

  func beginTableUpdates() {
    if updates.depth == 0 { layoutRowsIfNeeded() }
    updates.depth += 1
  }

  func record(_ change: (inout TableUpdates) -> Void) {
    guard !updates.isOpen else {
      change(&updates)
      return
    }
    beginTableUpdates()
    change(&updates)
    endTableUpdates(completion: nil)
  }

  func endTableUpdates(completion: ((Bool) -> Void)?) {
    precondition(updates.depth > 0, "endUpdates() without beginUpdates() on \(self)")
    updates.depth -= 1
    guard updates.depth == 0 else { return }
    let changes = updates
    updates = TableUpdates()
    apply(changes, completion: completion)
  }

  private func apply(_ changes: TableUpdates, completion: ((Bool) -> Void)?) {
    rowSwipe.close(animated: false)
    let before = geometry
    loadGeometry()
    check(changes, before: before)
    retireHeadersAndFooters()
    selection.indexPaths = selection.indexPaths.compactMap { changes.newIndexPath(of: $0) }
    let oldCells = visible.cells
    visible.cells.removeAll()
    var leaving: [(cell: UITableViewCell, animation: RowAnimation)] = []
    let reloaded = Dictionary(
      changes.reloadedRows.map { ($0.indexPath, $0.animation) },
      uniquingKeysWith: { first, _ in first }
    )
    let deleted = Dictionary(
      changes.deletedRows.map { ($0.indexPath, $0.animation) },
      uniquingKeysWith: { first, _ in first }
    )
    for (indexPath, cell) in oldCells {
      let target = reloaded[indexPath] == nil ? changes.newIndexPath(of: indexPath) : nil
      guard let target, geometry.contains(target) else {
        leaving.append((cell, deleted[indexPath] ?? reloaded[indexPath] ?? .automatic))
        continue
      }
      visible.cells[target] = cell
      if wantedHeight(of: target) == nil {
        geometry.setHeight(before.height(of: indexPath), of: target)
      }
      cell.tableStateDidChange(in: self, at: target)
    }
    updateContentSize()
    let kept = Set(visible.cells.keys)
    let animations = Dictionary(
      changes.insertedRows.map { ($0.indexPath, $0.animation) },
      uniquingKeysWith: { first, _ in first }
    )
    let finalFrames = framesAfterLayout(startingFrom: visible.cells.mapValues(\.frame))
    let arriving = visible.cells.filter { !kept.contains($0.key) }
    UIView.performWithoutAnimation {
      for (indexPath, cell) in arriving {
        let animation = animations[indexPath] ?? .fade
        cell.frame = Self.frame(finalFrames[cell] ?? cell.frame, outside: animation)
        if animation != .none { cell.alpha = 0 }
      }
    }
    let isAnimated = window != nil && UIView.areAnimationsEnabled
    let change = {
      for (cell, frame) in finalFrames { cell.frame = frame }
      for cell in arriving.values { cell.alpha = 1 }
      for (cell, animation) in leaving {
        cell.frame = Self.frame(cell.frame, outside: animation)
        cell.alpha = 0
      }
    }
    let finish = { [weak self] (isFinished: Bool) in
      for (cell, _) in leaving {
        cell.removeFromSuperview()
        cell.alpha = 1
        self?.pool.recycle(cell)
      }
      completion?(isFinished)
    }
    setNeedsLayout()
    guard isAnimated else {
      change()
      finish(true)
      return
    }
    UIView.animate(
      withDuration: Self.updateDuration,
      delay: 0,
      options: [.curveEaseInOut, .allowUserInteraction],
      animations: change,
      completion: finish
    )
  }

  /// Lays out the new state, then puts staying cells back to where they were.
  private func framesAfterLayout(
    startingFrom old: [IndexPath: CGRect]
  ) -> [UITableViewCell: CGRect] {
    layoutTable()
    let final = Dictionary(
      visible.cells.map { ($0.value, $0.value.frame) },
      uniquingKeysWith: { first, _ in first }
    )
    UIView.performWithoutAnimation {
      for (indexPath, frame) in old {
        visible.cells[indexPath]?.frame = frame
      }
    }
    return final
  }

  /// Where a cell comes from or goes to.
  private static func frame(_ frame: CGRect, outside animation: RowAnimation) -> CGRect {
    switch animation {
    case .left: frame.offsetBy(dx: -frame.width, dy: 0)
    case .right: frame.offsetBy(dx: frame.width, dy: 0)
    case .top, .automatic: frame.offsetBy(dx: 0, dy: -frame.height / 2)
    case .bottom: frame.offsetBy(dx: 0, dy: frame.height / 2)
    case .fade, .none, .middle: frame
    }
  }

  /// UIKit refuses changes that the data source did not make.
  private func check(_ changes: TableUpdates, before: TableGeometry) {
    let expected =
      before.sections.count - changes.deletedSections.count + changes.insertedSections.count
    precondition(
      geometry.sections.count == expected,
      "Invalid update: invalid number of sections.  The number of sections contained in the table "
        + "view after the update (\(geometry.sections.count)) must be equal to the number of "
        + "sections contained in the table view before the update (\(before.sections.count)), plus "
        + "or minus the number of sections inserted or deleted "
        + "(\(changes.insertedSections.count) inserted, \(changes.deletedSections.count) deleted)."
    )
    for old in before.sections.indices where !changes.reloadedSections.contains(old) {
      guard let section = changes.newSection(of: old) else { continue }
      let rows = before.numberOfRows(in: old)
      precondition(
        geometry.numberOfRows(in: section) == changes.expectedRows(of: old, before: rows),
        "Invalid update: invalid number of rows in section \(section).  The number of rows "
          + "contained in an existing section after the update "
          + "(\(geometry.numberOfRows(in: section))) must be equal to the number of rows contained "
          + "in that section before the update (\(rows)), plus or minus the number of rows inserted "
          + "or deleted from that section and plus or minus the number of rows moved into or out "
          + "of that section."
      )
    }
  }
}
