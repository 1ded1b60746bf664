internal import CSDL2
package import CoreGraphics
package import Foundation

/// A window of the desktop that shows the device's pixels and tells what people do to it.
///
/// Its own units are the desktop's: pixels on X11, logical pixels on Wayland. The simulator owns it.
package final class SDLWindow {
  private let pointer: OpaquePointer
  /// Events that a wait has already taken from SDL's queue.
  private var pending: [WindowEvent] = []
  /// The memory of SDL's surface.
  private var mapped: PixelBuffer?

  /// Opens a window for content of `size`, in its own units; without a `position` it is centered.
  package init(
    title: String,
    size: CGSize,
    minimumSize: CGSize,
    position: CGPoint? = nil
  ) throws {
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    let centered = Int32(bitPattern: 0x2FFF_0000)  // SDL_WINDOWPOS_CENTERED
    guard
      let pointer = SDL_CreateWindow(
        title,
        position.map { Int32($0.x) } ?? centered,
        position.map { Int32($0.y) } ?? centered,
        Int32(size.width.rounded()),
        Int32(size.height.rounded()),
        flags
      )
    else { throw SDLError.last("SDL_CreateWindow") }
    self.pointer = pointer
    guard SDL_GetWindowSurface(pointer) != nil else {
      let error = SDLError.last("SDL_GetWindowSurface")
      SDL_DestroyWindow(pointer)
      throw error
    }
    // Lost if it is set before the window has its surface.
    SDL_SetWindowMinimumSize(
      pointer,
      Int32(minimumSize.width.rounded()),
      Int32(minimumSize.height.rounded())
    )
  }

  isolated deinit {
    SDL_DestroyWindow(pointer)
  }

  package var size: CGSize {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(pointer, &width, &height)
    return CGSize(width: Int(width), height: Int(height))
  }

  /// Pixels per unit of the window: 1, or more on a dense Wayland display.
  package var pixelDensity: CGFloat {
    var pixels: Int32 = 0
    SDL_GetWindowSizeInPixels(pointer, &pixels, nil)
    return size.width > 0 ? CGFloat(pixels) / size.width : 1
  }

  /// Plain ASCII is the only text that every window manager shows.
  package var title: String {
    get { String(cString: SDL_GetWindowTitle(pointer)) }
    set { SDL_SetWindowTitle(pointer, newValue) }
  }

  package var isMaximizedOrFullScreen: Bool {
    let flags = SDL_GetWindowFlags(pointer)
    return flags & (SDL_WINDOW_MAXIMIZED.rawValue | SDL_WINDOW_FULLSCREEN.rawValue) != 0
  }

  /// Asks the window manager for a size; the event `resized` tells what became of it.
  package func setSize(_ size: CGSize) {
    SDL_SetWindowSize(pointer, Int32(size.width.rounded()), Int32(size.height.rounded()))
  }

  /// The largest content that the display has room for, in the window's own units.
  package var usableSize: CGSize {
    var bounds = SDL_Rect()
    let display = max(SDL_GetWindowDisplayIndex(pointer), 0)
    guard SDL_GetDisplayUsableBounds(display, &bounds) == 0 else { return size }
    var top: Int32 = 0
    var left: Int32 = 0
    var bottom: Int32 = 0
    var right: Int32 = 0
    SDL_GetWindowBordersSize(pointer, &top, &left, &bottom, &right)
    return CGSize(
      width: Int(bounds.w - left - right),
      height: Int(bounds.h - top - bottom)
    )
  }

  package func setIcon(_ image: CGImage) {
    var pixels = StraightPixels(image)
    let (width, height) = (Int32(pixels.width), Int32(pixels.height))
    pixels.bytes.withUnsafeMutableBytes { bytes in
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        bytes.baseAddress,
        width,
        height,
        32,
        width * 4,
        SDL_PIXELFORMAT_ARGB8888.rawValue
      )
      guard let surface else { return }
      SDL_SetWindowIcon(pointer, surface)
      SDL_FreeSurface(surface)
    }
  }

  /// While on, what is typed arrives as text and input methods work.
  package func setTextInput(_ isOn: Bool) {
    guard isOn != (SDL_IsTextInputActive() == SDL_TRUE) else { return }
    if isOn {
      SDL_StartTextInput()
    } else {
      SDL_StopTextInput()
    }
  }

  // MARK: - Events

  /// Events that have arrived, after waiting for the first for up to `timeout` seconds.
  ///
  /// nil waits as long as it takes, 0 does not wait.
  package func events(timeout: TimeInterval?) -> [WindowEvent] {
    var event = SDL_Event()
    if let timeout {
      // Whole milliseconds, rounded up: waking up early would spin until the time has come.
      let milliseconds = Int32(min((timeout * 1000).rounded(.up), TimeInterval(Int32.max)))
      if milliseconds > 0, SDL_WaitEventTimeout(&event, milliseconds) != 0 {
        append(event)
      }
    } else if SDL_WaitEvent(&event) != 0 {
      append(event)
    }
    while SDL_PollEvent(&event) != 0 {
      append(event)
    }
    defer { pending.removeAll() }
    return WindowEvent.coalesced(pending)
  }

  /// Ends a wait from any thread.
  package nonisolated static func wake() {
    var event = SDL_Event()
    event.type = SDL_USEREVENT.rawValue
    SDL_PushEvent(&event)
  }

  private func append(_ event: SDL_Event) {
    let modifiers = KeyTranslation.modifiers(SDL_GetModState().rawValue)
    if let event = EventTranslation.translate(event, size: size, modifiers: modifiers) {
      pending.append(event)
    }
  }

  // MARK: - Pixels

  /// Size of what `show` fills, in pixels.
  package var surfaceSize: (width: Int, height: Int) {
    guard let surface = SDL_GetWindowSurface(pointer) else { return (0, 0) }
    return (Int(surface.pointee.w), Int(surface.pointee.h))
  }

  /// The surface's own memory, to be painted in place and shown by `show(_:)`.
  ///
  /// The same buffer until the window's size changes, then another one whose pixels are unknown. nil
  /// where the desktop wants other pixels than four bytes of B, G, R and an unused one.
  package var surfacePixels: PixelBuffer? {
    guard let surface = SDL_GetWindowSurface(pointer), let bytes = surface.pointee.pixels,
      surface.pointee.format.pointee.format == SDL_PIXELFORMAT_RGB888.rawValue,
      surface.pointee.pitch % 4 == 0
    else {
      mapped = nil
      return nil
    }
    let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
    if let mapped, mapped.bytes == bytes, mapped.width == width, mapped.height == height {
      return mapped
    }
    mapped = PixelBuffer(
      wrapping: bytes,
      width: width,
      height: height,
      stride: Int(surface.pointee.pitch)
    )
    return mapped
  }

  /// Shows what was painted into `surfacePixels`; false if the surface has gone since.
  @discardableResult
  package func show(_ damage: [PixelRect]) -> Bool {
    let changed = damage.map { area in
      SDL_Rect(x: Int32(area.x), y: Int32(area.y), w: Int32(area.width), h: Int32(area.height))
    }
    return changed.isEmpty
      || SDL_UpdateWindowSurfaceRects(pointer, changed, Int32(changed.count)) == 0
  }

  /// Copies the damaged parts of `buffer` to the screen, its top-left pixel at (`left`, `top`).
  ///
  /// False if the surface could not be had; the next resize or exposure brings another chance.
  @discardableResult
  package func show(_ buffer: PixelBuffer, damage: [PixelRect], left: Int, top: Int) -> Bool {
    // SDL replaces the surface with each change of size: never kept.
    guard let surface = SDL_GetWindowSurface(pointer) else { return false }
    buffer.flush()
    let source = SDL_CreateRGBSurfaceWithFormatFrom(
      buffer.bytes,
      Int32(buffer.width),
      Int32(buffer.height),
      32,
      Int32(buffer.stride),
      SDL_PIXELFORMAT_RGB888.rawValue
    )
    guard let source else { return false }
    defer { SDL_FreeSurface(source) }
    SDL_SetSurfaceBlendMode(source, SDL_BLENDMODE_NONE)
    var changed: [SDL_Rect] = []
    for area in damage {
      var from = SDL_Rect(
        x: Int32(area.x),
        y: Int32(area.y),
        w: Int32(area.width),
        h: Int32(area.height)
      )
      var to = SDL_Rect(x: from.x + Int32(left), y: from.y + Int32(top), w: from.w, h: from.h)
      SDL_UpperBlit(source, &from, surface, &to)
      if to.w > 0, to.h > 0 {
        changed.append(to)
      }
    }
    return changed.isEmpty
      || SDL_UpdateWindowSurfaceRects(pointer, changed, Int32(changed.count)) == 0
  }

  /// Paints the whole surface in one color (0xRRGGBB) without showing it yet.
  package func clear(to color: UInt32) {
    guard let surface = SDL_GetWindowSurface(pointer) else { return }
    SDL_FillRect(
      surface,
      nil,
      SDL_MapRGB(
        surface.pointee.format,
        UInt8(color >> 16 & 0xFF),
        UInt8(color >> 8 & 0xFF),
        UInt8(color & 0xFF)
      )
    )
  }

  /// Shows the whole surface.
  package func update() {
    SDL_UpdateWindowSurface(pointer)
  }
}
