import CSDL2
import CoreGraphics
import Foundation
import Testing

@testable import SDLPlatform

/// SDL's events in the window's words.
@Suite struct EventTranslationTests {
  private let size = CGSize(width: 400, height: 200)

  private func translate(
    _ type: SDL_EventType,
    modifiers: KeyStroke.Modifiers = [],
    _ fill: (inout SDL_Event) -> Void = { _ in }
  ) -> WindowEvent? {
    var event = SDL_Event()
    event.type = type.rawValue
    fill(&event)
    return EventTranslation.translate(event, size: size, modifiers: modifiers)
  }

  @Test func `the left button is finger 0`() {
    let event = translate(SDL_MOUSEBUTTONDOWN, modifiers: .control) {
      $0.button.button = UInt8(SDL_BUTTON_LEFT)
      $0.button.x = 30
      $0.button.y = 40
    }

    #expect(event == .pressed(finger: 0, at: CGPoint(x: 30, y: 40), modifiers: .control))
  }

  @Test func `other buttons touch nothing`() {
    let event = translate(SDL_MOUSEBUTTONDOWN) { $0.button.button = UInt8(SDL_BUTTON_RIGHT) }

    #expect(event == nil)
  }

  @Test func `only dragging moves the finger`() {
    let hovering = translate(SDL_MOUSEMOTION) { $0.motion.x = 5 }
    let dragging = translate(SDL_MOUSEMOTION) {
      $0.motion.x = 5
      $0.motion.y = 6
      $0.motion.state = 1
    }

    #expect(hovering == nil)
    #expect(dragging == .moved(finger: 0, to: CGPoint(x: 5, y: 6)))
  }

  @Test func `a mouse made up from a touch is ignored`() {
    let event = translate(SDL_MOUSEBUTTONUP) {
      $0.button.button = UInt8(SDL_BUTTON_LEFT)
      $0.button.which = .max
    }

    #expect(event == nil)
  }

  @Test func `fingers of a touch screen count from 1 and stand in parts of the window`() {
    let event = translate(SDL_FINGERDOWN) {
      $0.tfinger.fingerId = 0
      $0.tfinger.x = 0.5
      $0.tfinger.y = 0.25
    }

    // 0.5 * 400, 0.25 * 200
    #expect(event == .pressed(finger: 1, at: CGPoint(x: 200, y: 50), modifiers: []))
  }

  @Test func `the wheel tells notches and where`() {
    let event = translate(SDL_MOUSEWHEEL) {
      $0.wheel.preciseY = 1.5
      $0.wheel.mouseX = 7
      $0.wheel.mouseY = 8
    }

    #expect(event == .wheel(by: CGVector(dx: 0, dy: 1.5), at: CGPoint(x: 7, y: 8)))
  }

  @Test func `a flipped wheel turns the other way, Shift turns it sideways`() {
    let flipped = translate(SDL_MOUSEWHEEL) {
      $0.wheel.preciseY = 1
      $0.wheel.direction = SDL_MOUSEWHEEL_FLIPPED.rawValue
    }
    let sideways = translate(SDL_MOUSEWHEEL, modifiers: .shift) { $0.wheel.preciseY = 1 }

    #expect(flipped == .wheel(by: CGVector(dx: 0, dy: -1), at: .zero))
    #expect(sideways == .wheel(by: CGVector(dx: -1, dy: 0), at: .zero))
  }

  @Test func `changes of the window`() {
    func window(_ id: SDL_WindowEventID) -> WindowEvent? {
      translate(SDL_WINDOWEVENT) { $0.window.event = UInt8(id.rawValue) }
    }

    #expect(window(SDL_WINDOWEVENT_SIZE_CHANGED) == .resized)
    #expect(window(SDL_WINDOWEVENT_EXPOSED) == .exposed)
    #expect(window(SDL_WINDOWEVENT_FOCUS_LOST) == .focusLost)
    #expect(window(SDL_WINDOWEVENT_MINIMIZED) == .hidden)
    #expect(window(SDL_WINDOWEVENT_RESTORED) == .shown)
    #expect(window(SDL_WINDOWEVENT_CLOSE) == .quit)
    #expect(window(SDL_WINDOWEVENT_MOVED) == nil)
  }

  @Test func `text arrives whole`() {
    let event = translate(SDL_TEXTINPUT) {
      withUnsafeMutableBytes(of: &$0.text.text) { $0.copyBytes(from: "grüß".utf8) }
    }

    #expect(event == .text("grüß"))
  }

  @Test func `quitting and waking`() {
    #expect(translate(SDL_QUIT) == .quit)
    #expect(translate(SDL_USEREVENT) == .woken)
    #expect(translate(SDL_AUDIODEVICEADDED) == nil)
  }
}
