internal import CSDL2
import Foundation

/// The contents of a font file, mapped into memory and shared by all that is open of it.
///
/// From a file, the rasterizer would read four kilobytes at a time: thousands of system calls before the
/// first frame.
final class FontBytes {
  private struct Entry {
    weak var bytes: FontBytes?
  }

  private static var open: [String: Entry] = [:]

  private let data: NSData

  private init?(path: String) {
    guard let data = try? NSData(contentsOfFile: path, options: .alwaysMapped), data.length > 0
    else { return nil }
    self.data = data
  }

  /// The bytes of the file at `path`; nil if it can't be read or is empty.
  static func of(_ path: String) -> FontBytes? {
    if let bytes = open[path]?.bytes { return bytes }
    guard let bytes = FontBytes(path: path) else { return nil }
    open[path] = Entry(bytes: bytes)
    return bytes
  }

  /// A new stream over the bytes, which must outlive it.
  func stream() -> UnsafeMutablePointer<SDL_RWops>? {
    SDL_RWFromConstMem(data.bytes, Int32(clamping: data.length))
  }
}
