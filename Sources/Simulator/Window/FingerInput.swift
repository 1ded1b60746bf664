import CoreGraphics
import Foundation
import SDLPlatform
import UIKitCore

/// Turns what the mouse or a touch screen does into touches on the device.
///
/// Control with the mouse adds a second finger: mirrored at the middle of the screen (to pinch and
/// turn), with Shift beside the first (to pan with two).
nonisolated struct FingerInput {
  private enum Companion {
    case mirrored
    case parallel(CGVector)
  }

  /// Where the parallel finger is, in points from the first; chosen by eye.
  private static let besideFirst = CGVector(dx: 48, dy: 0)
  /// The number of the finger that accompanies the mouse; touch screens number from 1.
  private static let companionFinger = -1

  private var down: [Int] = []
  private var companion: Companion?

  /// Fingers on the screen.
  var fingers: [Int] {
    companion == nil ? down : down + [Self.companionFinger]
  }

  mutating func press(
    finger: Int,
    at point: CGPoint,
    modifiers: KeyStroke.Modifiers,
    screen: CGSize
  ) -> [InputEvent] {
    guard !down.contains(finger) else { return [] }
    down.append(finger)
    var events = [InputEvent.touchBegan(finger: finger, at: point)]
    if finger == 0, modifiers.contains(.control) {
      let companion =
        modifiers.contains(.shift) ? Companion.parallel(Self.besideFirst) : .mirrored
      self.companion = companion
      let other = place(of: companion, first: point, screen: screen)
      events.append(.touchBegan(finger: Self.companionFinger, at: other))
    }
    return events
  }

  func move(finger: Int, to point: CGPoint, screen: CGSize) -> [InputEvent] {
    guard down.contains(finger) else { return [] }
    var events = [InputEvent.touchMoved(finger: finger, to: point)]
    if finger == 0, let companion {
      let other = place(of: companion, first: point, screen: screen)
      events.append(.touchMoved(finger: Self.companionFinger, to: other))
    }
    return events
  }

  mutating func release(finger: Int, at point: CGPoint, screen: CGSize) -> [InputEvent] {
    guard down.contains(finger) else { return [] }
    down.removeAll { $0 == finger }
    var events = [InputEvent.touchEnded(finger: finger, at: point)]
    if finger == 0, let companion {
      self.companion = nil
      let other = place(of: companion, first: point, screen: screen)
      events.append(.touchEnded(finger: Self.companionFinger, at: other))
    }
    return events
  }

  /// The window lost the focus: the system takes all touches away.
  mutating func cancelAll() -> [InputEvent] {
    defer {
      down = []
      companion = nil
    }
    return fingers.map { .touchCancelled(finger: $0) }
  }

  private func place(of companion: Companion, first: CGPoint, screen: CGSize) -> CGPoint {
    switch companion {
    case .mirrored:
      CGPoint(x: screen.width - first.x, y: screen.height - first.y)
    case .parallel(let offset):
      CGPoint(x: first.x + offset.dx, y: first.y + offset.dy)
    }
  }
}
