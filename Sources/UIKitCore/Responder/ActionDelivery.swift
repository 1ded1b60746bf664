/// Brings an action to who can perform it.
enum ActionDelivery {
  /// Sends `action` to `target`; without a target to the first of the responder chain that has it.
  ///
  /// The chain starts at the first responder, or at the sender if there is none. False if nobody
  /// performs the action.
  static func send(_ action: Selector, to target: Any?, from sender: Any?, event: UIEvent?) -> Bool
  {
    if let target {
      action.perform(on: target as AnyObject, sender, event)
      return true
    }
    let start = UIApplication.shared.keyWindow?.firstResponder ?? sender as? UIResponder
    guard let found = start?.target(forAction: action, withSender: sender) else { return false }
    action.perform(on: found as AnyObject, sender, event)
    return true
  }
}
