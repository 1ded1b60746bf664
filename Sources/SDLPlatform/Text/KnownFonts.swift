import Foundation

/// Files of the system font where Debian's and Ubuntu's package `fonts-inter` puts them.
///
/// They are what fontconfig would answer on such a system, without asking it.
nonisolated enum KnownFonts {
  private static let folder = "/usr/share/fonts/opentype/inter"
  /// The parts of the files' names, by OpenType's weight.
  private static let names: [Int: String] = [
    100: "Thin", 200: "ExtraLight", 300: "Light", 400: "Regular", 500: "Medium", 600: "SemiBold",
    700: "Bold", 800: "ExtraBold", 900: "Black",
  ]

  /// nil where the file is somewhere else.
  static func file(family: String, weight: Int, isItalic: Bool) -> FontFile? {
    guard family == FaceList.systemFamily, let name = names[weight] else { return nil }
    // The regular weight's italic has a name of its own.
    let style = isItalic ? (weight == 400 ? "Italic" : name + "Italic") : name
    let path = "\(folder)/Inter-\(style).otf"
    return access(path, R_OK) == 0 ? FontFile(path: path, index: 0) : nil
  }
}
