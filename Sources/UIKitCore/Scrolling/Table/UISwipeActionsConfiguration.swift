public import Foundation

/// The actions behind a row, in the order in which they lie from its edge.
open class UISwipeActionsConfiguration: NSObject {
  open private(set) var actions: [UIContextualAction]

  /// Whether a long swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
