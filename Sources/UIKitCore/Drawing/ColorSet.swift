import CoreGraphics
import Foundation

/// A color in an asset catalog, for light and perhaps for dark.
nonisolated struct ColorSet {
  private struct Contents: Decodable {
    struct Entry: Decodable {
      var color: Color?
      var appearances: [AssetAppearance]?
    }

    struct Color: Decodable {
      var components: [String: String]
      var space: String?

      enum CodingKeys: String, CodingKey {
        case components
        case space = "color-space"
      }
    }

    var colors: [Entry]
  }

  let light: UIColor
  let dark: UIColor?

  /// nil where `Contents.json` is missing or broken.
  init?(folder: URL) {
    let file = folder.appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: file),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }

    func isDark(_ entry: Contents.Entry) -> Bool {
      entry.appearances?.contains(where: \.isDark) ?? false
    }
    guard
      let light = contents.colors.first(where: { !isDark($0) })?.color.flatMap(Self.color)
    else { return nil }
    self.light = light
    dark = contents.colors.first(where: isDark)?.color.flatMap(Self.color)
  }

  private static func color(_ color: Contents.Color) -> UIColor? {
    func component(_ name: String) -> CGFloat? { color.components[name].flatMap(number) }

    let alpha = component("alpha") ?? 1
    if let white = component("white") {
      return UIColor(white: white, alpha: alpha)
    }
    guard let red = component("red"), let green = component("green"),
      let blue = component("blue")
    else { return nil }
    if color.space == "display-p3" {
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// `0xFF` and whole numbers count to 255, numbers with a point to 1.
  private static func number(_ text: String) -> CGFloat? {
    if text.lowercased().hasPrefix("0x") {
      return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    guard let value = Double(text) else { return nil }
    return CGFloat(text.contains(".") ? value : value / 255)
  }
}
