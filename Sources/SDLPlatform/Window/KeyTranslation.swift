internal import CSDL2

/// Turns SDL's keys into the window's: pure functions of the event.
nonisolated enum KeyTranslation {
  /// nil for keys that mean nothing alone, such as Shift.
  static func translate(_ event: SDL_KeyboardEvent) -> KeyStroke? {
    symbol(event.keysym).map {
      KeyStroke(
        $0,
        modifiers: modifiers(UInt32(event.keysym.mod)),
        isRepeat: event.repeat != 0
      )
    }
  }

  static func modifiers(_ state: UInt32) -> KeyStroke.Modifiers {
    var modifiers: KeyStroke.Modifiers = []
    func add(_ modifier: KeyStroke.Modifiers, for keys: SDL_Keymod) {
      if state & keys.rawValue != 0 { modifiers.insert(modifier) }
    }
    add(.shift, for: KMOD_LSHIFT)
    add(.shift, for: KMOD_RSHIFT)
    add(.control, for: KMOD_LCTRL)
    add(.control, for: KMOD_RCTRL)
    // The right Alt key types characters on many layouts: no modifier here.
    add(.alt, for: KMOD_LALT)
    add(.command, for: KMOD_LGUI)
    add(.command, for: KMOD_RGUI)
    return modifiers
  }

  private static func symbol(_ keysym: SDL_Keysym) -> KeyStroke.Symbol? {
    let code = SDL_KeyCode(rawValue: UInt32(bitPattern: keysym.sym))
    if let symbol = named(code) { return symbol }
    if (SDLK_F1.rawValue...SDLK_F12.rawValue).contains(code.rawValue) {
      return .function(Int(code.rawValue - SDLK_F1.rawValue) + 1)
    }
    return character(code.rawValue).map { .character($0) }
      ?? bracket(keysym.scancode).map { .character($0) }
  }

  private static func named(_ code: SDL_KeyCode) -> KeyStroke.Symbol? {
    switch code {
    case SDLK_RETURN, SDLK_KP_ENTER: .enter
    case SDLK_ESCAPE: .escape
    case SDLK_TAB: .tab
    case SDLK_BACKSPACE: .backspace
    case SDLK_DELETE: .delete
    case SDLK_LEFT: .left
    case SDLK_RIGHT: .right
    case SDLK_UP: .up
    case SDLK_DOWN: .down
    case SDLK_HOME: .home
    case SDLK_END: .end
    case SDLK_PAGEUP: .pageUp
    case SDLK_PAGEDOWN: .pageDown
    default: nil
    }
  }

  /// Keys that type a character have its code point as their code.
  private static func character(_ code: UInt32) -> Character? {
    let isNamed = code & UInt32(SDLK_SCANCODE_MASK) != 0
    guard !isNamed, code >= 0x20, let scalar = Unicode.Scalar(code) else { return nil }
    return scalar.properties.generalCategory == .control ? nil : Character(scalar)
  }

  /// Layouts without brackets have no symbol for them: their place on the keyboard counts.
  private static func bracket(_ code: SDL_Scancode) -> Character? {
    switch code {
    case SDL_SCANCODE_LEFTBRACKET: "["
    case SDL_SCANCODE_RIGHTBRACKET: "]"
    default: nil
    }
  }
}
