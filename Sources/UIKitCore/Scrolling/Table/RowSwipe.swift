import CoreGraphics
import Foundation
import QuartzCore

/// Uncovers the actions behind a row when a finger drags it sideways.
final class RowSwipe: NSObject {
  /// Beyond this share of the width a long swipe performs the first action (chosen by eye).
  private static let fullSwipeShare: CGFloat = 0.6
  private static let duration: TimeInterval = 0.3

  /// The row that is dragged or open.
  private struct Swiped {
    let indexPath: IndexPath
    let cell: UITableViewCell
    let actions: SwipeActionsView
    let isTrailing: Bool
    let performsFirst: Bool
    var offset: CGFloat = 0
  }

  let recognizer = RowSwipeGestureRecognizer()
  private weak var table: UITableView?
  private var swiped: Swiped?

  var isOpen: Bool { swiped != nil }
  var cell: UITableViewCell? { swiped?.cell }

  init(table: UITableView) {
    self.table = table
    super.init()
    recognizer.addTarget(self, action: Selector("handle:", RowSwipe.handle))
    recognizer.removesHysteresisFromTranslation = true
    table.addGestureRecognizer(recognizer)
  }

  /// Whether a drag of the finger by `movement` uncovers something.
  func shouldBegin(_ movement: CGPoint, at point: CGPoint) -> Bool {
    guard let table, !table.isEditing, abs(movement.x) > abs(movement.y) else { return false }
    if let swiped { return table.indexPathForRow(at: point) == swiped.indexPath }
    guard let indexPath = table.indexPathForRow(at: point) else { return false }
    return configuration(at: indexPath, isTrailing: movement.x < 0) != nil
  }

  private func configuration(
    at indexPath: IndexPath,
    isTrailing: Bool
  )
    -> UISwipeActionsConfiguration?
  {
    guard let table, table.canEdit(indexPath) else { return nil }
    if let delegate = table.delegate {
      let own = table.answers.ask {
        isTrailing
          ? delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: indexPath)
          : delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: indexPath)
      }
      if let own { return own }
    }
    return isTrailing ? deletion(at: indexPath) : nil
  }

  /// The delete button of tables that commit edits.
  ///
  /// Whether they do cannot be known here: it shows where the data source says by itself that the
  /// row can be edited.
  private func deletion(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let table, let dataSource = table.dataSource,
      table.answers.ask({ dataSource.tableView(table, canEditRowAt: indexPath) }) == true,
      table.editingStyle(at: indexPath) == .delete
    else { return nil }
    let title =
      table.delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: indexPath)
      ?? "Delete"
    let action = UIContextualAction(style: .destructive, title: title) { [weak table] _, _, done in
      guard let table else { return }
      table.dataSource?.tableView(table, commit: .delete, forRowAt: indexPath)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  // MARK: - Dragging

  func handle(_ pan: RowSwipeGestureRecognizer) {
    guard let table else { return }
    let movement = pan.translation(in: table.window)
    switch pan.state {
    case .began:
      begin(at: pan.location(in: table), isTrailing: pan.firstMovement.x < 0)
      drag(by: movement.x)
    case .changed:
      drag(by: movement.x)
    case .ended:
      end(velocity: pan.velocity(in: table.window).x, movement: movement.x)
    case .cancelled, .failed:
      close(animated: true)
    default:
      break
    }
  }

  private func begin(at point: CGPoint, isTrailing: Bool) {
    guard swiped == nil, let table, let indexPath = table.indexPathForRow(at: point),
      let cell = table.visible.cells[indexPath],
      let configuration = configuration(at: indexPath, isTrailing: isTrailing),
      !configuration.actions.isEmpty
    else { return }
    let actions = SwipeActionsView(configuration.actions, isTrailing: isTrailing)
    actions.frame = cell.frame
    actions.onTap = { [weak self] action, view in self?.perform(action, from: view) }
    table.insertSubview(actions, belowSubview: cell)
    swiped = Swiped(
      indexPath: indexPath,
      cell: cell,
      actions: actions,
      isTrailing: isTrailing,
      performsFirst: configuration.performsFirstActionWithFullSwipe
    )
    table.delegate?.tableView(table, willBeginEditingRowAt: indexPath)
  }

  private func drag(by distance: CGFloat) {
    guard let swiped else { return }
    let sign: CGFloat = swiped.isTrailing ? -1 : 1
    place(max((swiped.offset + distance) * sign, 0) * sign)
  }

  /// Moves the cell by `offset`; the buttons share what it uncovers.
  private func place(_ offset: CGFloat) {
    guard let table, let swiped else { return }
    swiped.cell.frame = table.cellFrame(at: swiped.indexPath).offsetBy(dx: offset, dy: 0)
    swiped.actions.uncover(abs(offset))
  }

  private func end(velocity: CGFloat, movement: CGFloat) {
    guard let swiped else { return }
    let sign: CGFloat = swiped.isTrailing ? -1 : 1
    let uncovered = max((swiped.offset + movement) * sign, 0)
    let width = swiped.actions.wantedWidth
    if swiped.performsFirst, uncovered > swiped.cell.bounds.width * Self.fullSwipeShare,
      let first = swiped.actions.actions.first
    {
      perform(first, from: swiped.actions)
    } else if uncovered > width / 2 || velocity * sign > ScrollPhysics.pageTurnVelocity {
      open(width * sign)
    } else {
      close(animated: true)
    }
  }

  private func open(_ offset: CGFloat) {
    swiped?.offset = offset
    UIView.animate(withDuration: Self.duration) { self.place(offset) }
  }

  func close(animated: Bool) {
    guard let table, let swiped else { return }
    let frame = table.cellFrame(at: swiped.indexPath)
    let finish = { [weak self, weak table] in
      swiped.actions.removeFromSuperview()
      guard let self, let table, self.swiped?.cell === swiped.cell else { return }
      self.swiped = nil
      table.setNeedsLayout()
      table.delegate?.tableView(table, didEndEditingRowAt: swiped.indexPath)
    }
    guard animated, table.window != nil else {
      swiped.cell.frame = frame
      finish()
      return
    }
    UIView.animate(
      withDuration: Self.duration,
      animations: {
        swiped.cell.frame = frame
        swiped.actions.uncover(0)
      },
      completion: { _ in finish() }
    )
  }

  private func perform(_ action: UIContextualAction, from view: UIView) {
    action.handler(action, view) { [weak self] _ in self?.close(animated: false) }
  }
}

/// A pan that begins only sideways and only where a row has actions.
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
  private(set) var firstMovement = CGPoint.zero

  override func shouldBegin(afterMoving distance: CGPoint) -> Bool {
    firstMovement = distance
    guard let table = view as? UITableView else { return false }
    return table.rowSwipe.shouldBegin(distance, at: location(in: table))
  }
}
