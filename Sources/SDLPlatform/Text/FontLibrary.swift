internal import CSDL2
import Foundation

/// The opened fonts: one of a large size per file for measuring, one per size for drawing.
final class FontLibrary {
  /// Size at which text is measured, without hinting; all widths are scaled from it.
  nonisolated static let referenceSize: CGFloat = 1024

  private nonisolated struct Key: Hashable {
    let file: FontFile
    let pixelsAcross: CGFloat
    let pixelsDown: CGFloat
    let hinting: FontHandle.Hinting
  }

  /// Open files and their glyph caches are what text costs in memory.
  private var handles = BoundedCache<Key, FontHandle?>(limit: 128)
  private var references: [FontFile: FontHandle?] = [:]
  private var provided: [FontFile: [Unicode.Scalar: Bool]] = [:]

  init() throws {
    guard TTF_WasInit() > 0 || TTF_Init() == 0 else {
      throw HostEnvironmentError.textLibrary(.last("TTF_Init"))
    }
  }

  func reference(_ file: FontFile) -> FontHandle? {
    if let handle = references[file] { return handle }
    let handle = FontHandle(
      file,
      pixelsAcross: Self.referenceSize,
      pixelsDown: Self.referenceSize,
      hinting: .none
    )
    references[file] = .some(handle)
    return handle
  }

  func handle(_ file: FontFile, pixelsAcross: CGFloat, pixelsDown: CGFloat) -> FontHandle? {
    let key = Key(
      file: file,
      pixelsAcross: pixelsAcross,
      pixelsDown: pixelsDown,
      hinting: .light
    )
    return handles.value(for: key) {
      FontHandle(
        file,
        pixelsAcross: pixelsAcross,
        pixelsDown: pixelsDown,
        hinting: .light
      )
    }
  }

  func provides(_ file: FontFile, _ scalar: Unicode.Scalar) -> Bool {
    if let known = provided[file]?[scalar] { return known }
    let answer = reference(file)?.provides(scalar) ?? false
    provided[file, default: [:]][scalar] = answer
    return answer
  }

  /// Pixels per em of the fixed pictures of a bitmap font; nil for one made of outlines.
  func strikeSize(of file: FontFile) -> CGFloat? {
    guard let height = reference(file)?.height, CGFloat(height) < Self.referenceSize / 2 else {
      return nil
    }
    return CGFloat(height) / Self.strikeHeight
  }

  /// Height of a picture per em: Noto Color Emoji's are 128 pixels high for an em of 109.
  private nonisolated static let strikeHeight: CGFloat = 128.0 / 109
}
