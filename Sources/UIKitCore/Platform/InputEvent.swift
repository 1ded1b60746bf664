package import CoreGraphics
package import Foundation

/// What a person does to the device, as the host reports it.
///
/// Points are in points of the screen, origin at the top left. The host sends events in order and
/// already on the frame clock: an event happens at the clock's `now`.
package nonisolated enum InputEvent: Equatable, Sendable {
  /// A finger (or the mouse button) goes down. `finger` names it until it ends or is cancelled.
  case touchBegan(finger: Int, at: CGPoint)
  case touchMoved(finger: Int, to: CGPoint)
  case touchEnded(finger: Int, at: CGPoint)
  /// The system took the touch away, for instance because the window lost the focus.
  case touchCancelled(finger: Int)
  /// The wheel or the trackpad moved: content follows `by` (points; positive y shows what is above).
  case scrolled(by: CGVector, at: CGPoint)
  case keyPressed(KeyPress)
  case textEntered(String)
}

/// A key of the keyboard that goes to the application, not to the simulator.
package nonisolated struct KeyPress: Hashable, Sendable {
  package enum Key: Hashable, Sendable {
    case character(Character)
    case enter
    case escape
    case tab
    case backspace
    case delete
    case left
    case right
    case up
    case down
    case home
    case end
  }

  package var key: Key
  package var isShiftDown: Bool
  package var isControlDown: Bool

  package init(key: Key, isShiftDown: Bool = false, isControlDown: Bool = false) {
    self.key = key
    self.isShiftDown = isShiftDown
    self.isControlDown = isControlDown
  }
}
