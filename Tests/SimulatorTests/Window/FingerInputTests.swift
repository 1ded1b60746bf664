import CoreGraphics
import Foundation
import SDLPlatform
import Testing
import UIKitCore

@testable import Simulator

/// The mouse as one finger or two.
@Suite struct FingerInputTests {
  private let screen = CGSize(width: 400, height: 800)
  private var input = FingerInput()

  @Test mutating func `the mouse is one finger`() {
    #expect(press(at: 10, 20) == [.touchBegan(finger: 0, at: CGPoint(x: 10, y: 20))])
    #expect(
      input.move(finger: 0, to: CGPoint(x: 30, y: 40), screen: screen)
        == [.touchMoved(finger: 0, to: CGPoint(x: 30, y: 40))]
    )
    #expect(
      input.release(finger: 0, at: CGPoint(x: 30, y: 40), screen: screen)
        == [.touchEnded(finger: 0, at: CGPoint(x: 30, y: 40))]
    )
  }

  @Test mutating func `Control adds a finger mirrored at the middle`() {
    let events = press(at: 100, 300, .control)

    #expect(events.last == .touchBegan(finger: -1, at: CGPoint(x: 300, y: 500)))
    #expect(input.fingers == [0, -1])
  }

  @Test mutating func `Control and Shift add a finger beside it`() {
    let events = press(at: 100, 300, [.control, .shift])

    #expect(events.last == .touchBegan(finger: -1, at: CGPoint(x: 148, y: 300)))
  }

  @Test mutating func `losing the focus cancels every finger`() {
    _ = press(at: 1, 1, .control)

    #expect(input.cancelAll() == [.touchCancelled(finger: 0), .touchCancelled(finger: -1)])
    #expect(input.fingers.isEmpty)
    #expect(input.cancelAll().isEmpty)
  }

  @Test mutating func `a finger that is not down neither moves nor lifts`() {
    #expect(input.move(finger: 0, to: .zero, screen: screen).isEmpty)
    #expect(input.release(finger: 0, at: .zero, screen: screen).isEmpty)
  }

  private mutating func press(
    at x: CGFloat,
    _ y: CGFloat,
    _ modifiers: KeyStroke.Modifiers = []
  ) -> [InputEvent] {
    input.press(finger: 0, at: CGPoint(x: x, y: y), modifiers: modifiers, screen: screen)
  }
}
