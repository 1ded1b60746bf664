import Foundation

/// The name of a face as apps write it: `Avenir Next`, `AvenirNext-Bold`, `Georgia-BoldItalic`.
nonisolated struct FontName {
  private let family: String
  private let weight: UIFont.Weight
  private let isItalic: Bool

  init(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    family = parts.first.map(String.init) ?? name
    let suffix = parts.count > 1 ? FontName.simplified(String(parts[1])) : ""
    isItalic = suffix.contains("italic") || suffix.contains("oblique")
    // Longer names first: "ultralight" contains "light", "semibold" and "demibold" contain "bold".
    let names = UIFont.Weight.named + [("DemiBold", .semibold), ("ExtraBold", .heavy)]
    weight =
      names.sorted { $0.name.count > $1.name.count }
      .first { suffix.contains($0.name.lowercased()) }?.weight ?? .regular
  }

  /// The face with that name; nil if none of `families` has it.
  func face(among families: [String]) -> FontFace? {
    let wanted = FontName.simplified(family)
    guard let match = families.first(where: { FontName.simplified($0) == wanted }) else {
      return nil
    }
    return FontFace(family: match, weight: weight.rawValue, isItalic: isItalic)
  }

  private static func simplified(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
