public import Foundation

/// A part of the screen that a remote control or a keyboard can move the focus in.
///
/// An app under a mouse has no focus, as on a phone: nothing is ever focused, updates change nothing
/// and ask nobody. The members are there for apps that answer or call them.
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus goes first, best choice first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )
}
