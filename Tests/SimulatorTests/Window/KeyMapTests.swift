import Foundation
import SDLPlatform
import Testing
import UIKitCore

@testable import Simulator

/// The simulator's keys.
@Suite struct KeyMapTests {
  @Test func `keys act on the simulator`() {
    #expect(action(.left, .control) == .rotate(.left))
    #expect(action(.function(4)) == .rotate(.right))
    #expect(action(.pageDown, .control) == .nextDevice)
    #expect(action(.character("t"), .control) == .toggleSlowMotion)
    #expect(action(.function(8)) == .togglePause)
    #expect(action(.character("."), .control) == .stepFrames(1))
    #expect(action(.character("."), [.control, .shift]) == .stepFrames(10))
    #expect(action(.character("d"), [.control, .shift]) == .dump)
    #expect(action(.character("a"), [.control, .shift]) == .toggleAppearance)
    #expect(action(.character("w"), .control) == .quit)
    #expect(action(.function(1)) == .help)
  }

  @Test func `other keys go to the app`() {
    #expect(action(.character("t")) == nil)
    #expect(action(.left) == nil)
    #expect(action(.character("s"), [.control, .alt]) == nil)
    #expect(action(.character("t"), [.control, .shift]) == nil)
  }

  @Test func `while typing, keys that edit text go to the app, function keys do not`() {
    #expect(action(.left, .control, isTyping: true) == nil)
    #expect(action(.function(3), isTyping: true) == .rotate(.left))
    #expect(action(.character("q"), .control, isTyping: true) == .quit)
  }

  @Test func `the help names every key once`() {
    let lines = KeyMap.help.split(separator: "\n").dropFirst()

    #expect(lines.count == 19)
    #expect(lines.contains { $0.contains("Ctrl+T") })
  }

  @Test func `keys of the app keep their modifiers`() {
    let stroke = KeyStroke(.character("x"), modifiers: [.shift, .control])

    #expect(
      KeyPress(stroke) == KeyPress(key: .character("x"), isShiftDown: true, isControlDown: true)
    )
    #expect(KeyPress(KeyStroke(.function(5))) == nil)
  }

  private func action(
    _ symbol: KeyStroke.Symbol,
    _ modifiers: KeyStroke.Modifiers = [],
    isTyping: Bool = false
  ) -> SimulatorAction? {
    KeyMap.action(for: KeyStroke(symbol, modifiers: modifiers), isTyping: isTyping)
  }
}
