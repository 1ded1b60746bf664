import CSDL2
import Testing

@testable import SDLPlatform

/// SDL's keys by what they mean.
@Suite struct KeyTranslationTests {
  private func stroke(
    _ code: SDL_KeyCode,
    modifiers: [SDL_Keymod] = [],
    scancode: SDL_Scancode = SDL_SCANCODE_UNKNOWN
  ) -> KeyStroke? {
    var event = SDL_KeyboardEvent()
    event.keysym.sym = SDL_Keycode(bitPattern: code.rawValue)
    event.keysym.mod = UInt16(modifiers.reduce(0) { $0 | $1.rawValue })
    event.keysym.scancode = scancode
    return KeyTranslation.translate(event)
  }

  @Test func `letters, digits and signs are characters`() {
    #expect(stroke(SDLK_t) == KeyStroke(.character("t")))
    #expect(stroke(SDLK_1) == KeyStroke(.character("1")))
    #expect(stroke(SDLK_LEFTBRACKET) == KeyStroke(.character("[")))
  }

  @Test func `named keys and function keys`() {
    #expect(stroke(SDLK_LEFT) == KeyStroke(.left))
    #expect(stroke(SDLK_KP_ENTER) == KeyStroke(.enter))
    #expect(stroke(SDLK_PAGEDOWN) == KeyStroke(.pageDown))
    #expect(stroke(SDLK_F1) == KeyStroke(.function(1)))
    #expect(stroke(SDLK_F12) == KeyStroke(.function(12)))
    #expect(stroke(SDLK_BACKSPACE) == KeyStroke(.backspace))
    #expect(stroke(SDLK_DELETE) == KeyStroke(.delete))
  }

  @Test func `modifiers of both sides, but not the right Alt key`() {
    #expect(
      stroke(SDLK_a, modifiers: [KMOD_RCTRL, KMOD_LSHIFT])
        == KeyStroke(.character("a"), modifiers: [.control, .shift])
    )
    #expect(stroke(SDLK_q, modifiers: [KMOD_RALT]) == KeyStroke(.character("q")))
  }

  @Test func `modifiers alone are no strokes`() {
    #expect(stroke(SDLK_LCTRL) == nil)
    #expect(stroke(SDLK_CAPSLOCK) == nil)
  }

  @Test func `a layout without brackets has them by place`() {
    #expect(
      stroke(SDLK_UNKNOWN, scancode: SDL_SCANCODE_LEFTBRACKET) == KeyStroke(.character("["))
    )
  }
}
