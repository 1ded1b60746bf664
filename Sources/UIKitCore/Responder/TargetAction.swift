/// One registered pair of a target and the action to send it.
///
/// Shared by controls, gesture recognizers, bar button items and timers. The target is weak: once
/// it is gone the pair is `isDangling` and sends nothing. A pair made without a target sends its
/// action to the first responder that has it.
package struct TargetAction {
  package private(set) weak var target: AnyObject?
  package let action: Selector
  /// Whether the pair was registered with a nil target.
  package let goesToFirstResponder: Bool

  package init(target: Any?, action: Selector) {
    self.action = action
    guard let target else {
      goesToFirstResponder = true
      return
    }
    self.target = target as AnyObject
    goesToFirstResponder = false
  }

  /// Whether the target has been released.
  package var isDangling: Bool {
    !goesToFirstResponder && target == nil
  }

  /// Whether the pair has this target and this action.
  ///
  /// A nil `action` stands for any.
  package func matches(target other: Any?, action selector: Selector?) -> Bool {
    guard selector == nil || selector == action else { return false }
    guard let other else { return true }
    return target === (other as AnyObject)
  }
}
