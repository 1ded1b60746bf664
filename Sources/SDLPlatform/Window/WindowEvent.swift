package import CoreGraphics
package import Foundation

/// Something that happened to the window, free of SDL's types.
///
/// Places are in the window's own units, origin at the top left of its content.
package nonisolated enum WindowEvent: Equatable, Sendable {
  /// The left mouse button or a finger on a touch screen; the mouse is finger 0.
  case pressed(finger: Int, at: CGPoint, modifiers: KeyStroke.Modifiers)
  case moved(finger: Int, to: CGPoint)
  case released(finger: Int, at: CGPoint)
  /// Notches of a wheel or parts of them; positive `dy` turns away from the person.
  case wheel(by: CGVector, at: CGPoint)
  case key(KeyStroke)
  case text(String)
  /// The size changed; the window knows the new one.
  case resized
  /// The desktop lost the window's pixels.
  case exposed
  case focusLost
  /// The window was covered by nothing at all: minimized or withdrawn.
  case hidden
  case shown
  case quit
  /// Another thread has work for the main thread.
  case woken
}

extension WindowEvent {
  /// Events of one frame without those that later ones make meaningless.
  ///
  /// Of moves of one finger in a row only the last stays, of resizes the last one of all.
  package static func coalesced(_ events: [WindowEvent]) -> [WindowEvent] {
    let lastResize = events.lastIndex(of: .resized)
    var result: [WindowEvent] = []
    for (index, event) in events.enumerated() {
      switch event {
      case .resized where index != lastResize, .woken where result.contains(.woken):
        continue
      case .moved(let finger, _):
        if case .moved(finger, _) = result.last {
          result.removeLast()
        }
        result.append(event)
      default:
        result.append(event)
      }
    }
    return result
  }
}
