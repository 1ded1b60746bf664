internal import CSDL2
import Foundation

/// One face opened at one size: owner of a `TTF_Font`.
final class FontHandle {
  /// How outlines meet the pixel grid.
  nonisolated enum Hinting: Hashable {
    /// Outlines as designed: measures scale.
    case none
    /// Vertically fitted only, horizontally exact.
    case light

    fileprivate var rawValue: Int32 {
      switch self {
      case .none: Int32(TTF_HINTING_NONE)
      case .light: Int32(TTF_HINTING_LIGHT_SUBPIXEL)
      }
    }
  }

  private let pointer: OpaquePointer
  /// What `pointer` reads from.
  private let bytes: FontBytes

  /// Opens `file` at sizes in pixels per em, across and down; nil if it is no font.
  init?(_ file: FontFile, pixelsAcross: CGFloat, pixelsDown: CGFloat, hinting: Hinting) {
    guard let bytes = FontBytes.of(file.path), let stream = bytes.stream(),
      let pointer = TTF_OpenFontIndexDPIRW(
        stream,
        1,
        1,
        file.index,
        Self.dotsPerInch(pixelsAcross),
        Self.dotsPerInch(pixelsDown)
      )
    else { return nil }
    self.bytes = bytes
    self.pointer = pointer
    TTF_SetFontHinting(pointer, hinting.rawValue)
  }

  isolated deinit {
    TTF_CloseFont(pointer)
  }

  /// Rows from the top of a drawn line to its baseline.
  var ascent: Int {
    Int(TTF_FontAscent(pointer))
  }

  var descent: Int {
    Int(TTF_FontDescent(pointer))
  }

  var height: Int {
    Int(TTF_FontHeight(pointer))
  }

  var lineSkip: Int {
    Int(TTF_FontLineSkip(pointer))
  }

  func provides(_ scalar: Unicode.Scalar) -> Bool {
    TTF_GlyphIsProvided32(pointer, scalar.value) != 0
  }

  /// Top of the glyph above the baseline in pixels; nil if the face lacks it.
  func top(of scalar: Unicode.Scalar) -> Int? {
    var top: Int32 = 0
    guard TTF_GlyphMetrics32(pointer, scalar.value, nil, nil, nil, &top, nil) == 0 else {
      return nil
    }
    return Int(top)
  }

  /// Width in pixels of a string of one direction and script.
  func width(of text: String, shaping: Shaping) -> Int {
    apply(shaping)
    var width: Int32 = 0
    return TTF_SizeUTF8(pointer, text, &width, nil) == 0 ? Int(width) : 0
  }

  /// Calls `body` with the pixels of a drawn line, ARGB and not premultiplied.
  ///
  /// Nothing is called for a string that has no width.
  func draw(_ text: String, shaping: Shaping, body: (DrawnLine) -> Void) {
    apply(shaping)
    let white = SDL_Color(r: .max, g: .max, b: .max, a: .max)
    guard let surface = TTF_RenderUTF8_Blended(pointer, text, white) else { return }
    defer { SDL_FreeSurface(surface) }
    guard let pixels = surface.pointee.pixels else { return }
    // Glyphs that rise above the ascent push the whole line down.
    let highest = text.unicodeScalars.compactMap { top(of: $0) }.max() ?? 0
    body(
      DrawnLine(
        pixels: UnsafeRawPointer(pixels),
        width: Int(surface.pointee.w),
        height: Int(surface.pointee.h),
        stride: Int(surface.pointee.pitch),
        baseline: max(ascent, highest)
      )
    )
  }

  private func apply(_ shaping: Shaping) {
    TTF_SetFontDirection(
      pointer,
      shaping.isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR
    )
    TTF_SetFontScriptName(pointer, shaping.script.openTypeTag)
  }

  /// SDL_ttf takes whole points; one point at a fitting resolution gives any size in pixels.
  private static func dotsPerInch(_ pixels: CGFloat) -> UInt32 {
    let pointsPerInch: CGFloat = 72
    return UInt32(max((pixels * pointsPerInch).rounded(), 1))
  }
}
