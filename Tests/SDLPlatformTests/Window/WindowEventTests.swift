import CoreGraphics
import Foundation
import SDLPlatform
import Testing

/// Merging of the events of one frame.
@Suite struct WindowEventTests {
  @Test func `only the last size and the last of several moves count`() {
    let events: [WindowEvent] = [
      .resized, move(1), move(2), .resized, .exposed, move(3),
    ]

    #expect(WindowEvent.coalesced(events) == [move(2), .resized, .exposed, move(3)])
  }

  @Test func `moves keep their place between presses and releases`() {
    let press = WindowEvent.pressed(finger: 0, at: .zero, modifiers: [])
    let release = WindowEvent.released(finger: 0, at: .zero)
    let events = [press, move(1), move(2), release, press, move(3)]

    #expect(WindowEvent.coalesced(events) == [press, move(2), release, press, move(3)])
  }

  @Test func `moves of two fingers are not merged with each other`() {
    let events = [move(1), WindowEvent.moved(finger: 1, to: .zero), move(2)]

    #expect(WindowEvent.coalesced(events) == events)
  }

  @Test func `waking up once is enough`() {
    #expect(WindowEvent.coalesced([.woken, .woken, .quit, .woken]) == [.woken, .quit])
  }

  private func move(_ x: CGFloat) -> WindowEvent {
    .moved(finger: 0, to: CGPoint(x: x, y: 0))
  }
}
