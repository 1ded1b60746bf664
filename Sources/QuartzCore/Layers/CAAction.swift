public import Foundation

/// Something that happens because a layer changed: most often an animation.
@preconcurrency
public protocol CAAction: AnyObject {
  /// Runs the action for the event (a property's key) on the object (a layer).
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing and ends the search for one.
extension NSNull: @MainActor CAAction {
  public func run(
    forKey event: String,
    object anObject: Any,
    arguments dict: [AnyHashable: Any]?
  ) {}
}
