internal import CSDL2
internal import CoreGraphics
internal import Foundation

/// Turns SDL's events into the window's: pure functions of the event.
nonisolated enum EventTranslation {
  /// The mouse as a finger; fingers of touch screens count from 1.
  static let mouseFinger = 0

  /// nil for what nobody needs to know.
  ///
  /// `size` is the window's, in its own units; `modifiers` are the keys held down.
  static func translate(
    _ event: SDL_Event,
    size: CGSize,
    modifiers: KeyStroke.Modifiers = []
  ) -> WindowEvent? {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_MOUSEBUTTONDOWN:
      button(event.button) { .pressed(finger: mouseFinger, at: $0, modifiers: modifiers) }
    case SDL_MOUSEBUTTONUP:
      button(event.button) { .released(finger: mouseFinger, at: $0) }
    case SDL_MOUSEMOTION:
      motion(event.motion)
    case SDL_FINGERDOWN:
      .pressed(
        finger: finger(event.tfinger),
        at: place(event.tfinger, size: size),
        modifiers: modifiers
      )
    case SDL_FINGERMOTION:
      .moved(finger: finger(event.tfinger), to: place(event.tfinger, size: size))
    case SDL_FINGERUP:
      .released(finger: finger(event.tfinger), at: place(event.tfinger, size: size))
    case SDL_MOUSEWHEEL:
      wheel(event.wheel, modifiers: modifiers)
    case SDL_KEYDOWN:
      KeyTranslation.translate(event.key).map { .key($0) }
    case SDL_TEXTINPUT:
      text(event.text).map { .text($0) }
    case SDL_WINDOWEVENT:
      window(event.window)
    case SDL_QUIT:
      .quit
    case SDL_USEREVENT:
      .woken
    default:
      nil
    }
  }

  private static func button(
    _ event: SDL_MouseButtonEvent,
    make: (CGPoint) -> WindowEvent
  ) -> WindowEvent? {
    guard Int32(event.button) == SDL_BUTTON_LEFT, event.which != touchMouse else { return nil }
    return make(CGPoint(x: Int(event.x), y: Int(event.y)))
  }

  /// Only dragging moves a finger: a touch screen knows no hovering.
  private static func motion(_ event: SDL_MouseMotionEvent) -> WindowEvent? {
    let leftButton: UInt32 = 1 << UInt32(SDL_BUTTON_LEFT - 1)
    guard event.state & leftButton != 0, event.which != touchMouse else { return nil }
    return .moved(finger: mouseFinger, to: CGPoint(x: Int(event.x), y: Int(event.y)))
  }

  private static func wheel(
    _ event: SDL_MouseWheelEvent,
    modifiers: KeyStroke.Modifiers
  ) -> WindowEvent? {
    let sign: CGFloat = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
    var notches = CGVector(
      dx: CGFloat(event.preciseX) * sign,
      dy: CGFloat(event.preciseY) * sign
    )
    if modifiers.contains(.shift), notches.dx == 0 {
      // As on every desktop, Shift turns a plain wheel sideways: away is to the left.
      notches = CGVector(dx: -notches.dy, dy: 0)
    }
    return .wheel(by: notches, at: CGPoint(x: Int(event.mouseX), y: Int(event.mouseY)))
  }

  private static func window(_ event: SDL_WindowEvent) -> WindowEvent? {
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED: .resized
    case SDL_WINDOWEVENT_EXPOSED: .exposed
    case SDL_WINDOWEVENT_FOCUS_LOST: .focusLost
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: .hidden
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED: .shown
    case SDL_WINDOWEVENT_CLOSE: .quit
    default: nil
    }
  }

  private static func text(_ event: SDL_TextInputEvent) -> String? {
    let string = withUnsafeBytes(of: event.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return string.isEmpty ? nil : string
  }

  private static func place(_ event: SDL_TouchFingerEvent, size: CGSize) -> CGPoint {
    CGPoint(x: CGFloat(event.x) * size.width, y: CGFloat(event.y) * size.height)
  }

  private static func finger(_ event: SDL_TouchFingerEvent) -> Int {
    // Drivers number fingers as they like, 0 included, which is the mouse's number here.
    Int(truncatingIfNeeded: event.fingerId) &+ 1
  }

  /// `SDL_TOUCH_MOUSEID`, a macro that Swift does not see: a mouse made up from a touch.
  private static let touchMouse = UInt32.max
}
