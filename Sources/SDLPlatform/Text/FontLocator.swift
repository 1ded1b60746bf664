internal import CFontconfig
import Foundation
internal import UIKitCore

/// Finds font files by family, weight and slant, or by the characters they can draw, with fontconfig.
final class FontLocator {
  /// Reading the configuration and the list of all fonts is a good part of an app's start: only where
  /// somebody asks for more than `KnownFonts` has.
  private lazy var configuration: OpaquePointer? = {
    isLoaded = true
    return FcInitLoadConfigAndFonts()
  }()
  private var isLoaded = false

  isolated deinit {
    if isLoaded, let configuration {
      FcConfigDestroy(configuration)
    }
  }

  /// Names of all families, those of the app's own files included, sorted.
  var familyNames: [String] {
    if let knownFamilies { return knownFamilies }
    let names = Set([FcSetSystem, FcSetApplication].flatMap(families)).sorted()
    knownFamilies = names
    return names
  }

  private var knownFamilies: [String]?

  /// Adds the fonts of a file to the installed ones; false where it holds none.
  func add(_ file: URL) -> Bool {
    let isAdded = file.path.withCString { path in
      path.withMemoryRebound(to: FcChar8.self, capacity: file.path.utf8.count + 1) {
        FcConfigAppFontAddFile(configuration, $0) != 0
      }
    }
    knownFamilies = nil
    return isAdded
  }

  private func families(in kind: FcSetName) -> [String] {
    guard let set = FcConfigGetFonts(configuration, kind) else { return [] }
    return (0..<Int(set.pointee.nfont)).compactMap { string(FC_FAMILY, of: set.pointee.fonts[$0]) }
  }

  /// The face of exactly this family nearest to the weight and slant; nil if it is not installed.
  func file(family: String, weight: CGFloat, isItalic: Bool) -> FontFile? {
    let openTypeWeight = Int(openTypeWeight(weight))
    if let known = KnownFonts.file(family: family, weight: openTypeWeight, isItalic: isItalic) {
      return known
    }
    return installedFile(family: family, weight: weight, isItalic: isItalic)
  }

  /// As `file(family:weight:isItalic:)`, by fontconfig alone.
  func installedFile(family: String, weight: CGFloat, isItalic: Bool) -> FontFile? {
    let match = match(family: family, weight: weight, isItalic: isItalic)
    return match?.families.contains { $0.caseInsensitiveCompare(family) == .orderedSame } == true
      ? match?.file : nil
  }

  /// What the desktop shows in place of `family` where that is not installed.
  func substitute(family: String, weight: CGFloat, isItalic: Bool) -> FontFile? {
    match(family: family, weight: weight, isItalic: isItalic)?.file
  }

  /// Some face that can draw `scalar`; nil if none is installed.
  func file(drawing scalar: Unicode.Scalar, weight: CGFloat, isItalic: Bool) -> FontFile? {
    let match = match(family: "sans-serif", weight: weight, isItalic: isItalic, drawing: scalar)
    return match?.canDraw == true ? match?.file : nil
  }

  private struct Match {
    let file: FontFile
    let families: [String]
    /// Whether the face has the character that was asked for.
    let canDraw: Bool
  }

  private func match(
    family: String,
    weight: CGFloat,
    isItalic: Bool,
    drawing scalar: Unicode.Scalar? = nil
  ) -> Match? {
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    family.withCString { name in
      name.withMemoryRebound(to: FcChar8.self, capacity: family.utf8.count + 1) {
        _ = FcPatternAddString(pattern, FC_FAMILY, $0)
      }
    }
    FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(openTypeWeight(weight)))
    FcPatternAddInteger(pattern, FC_SLANT, isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    // Static files first: an instance of a variable font draws alike but may not be everywhere.
    FcPatternAddBool(pattern, FC_VARIABLE, FcBool(0))
    if let scalar {
      let characters = FcCharSetCreate()
      defer { FcCharSetDestroy(characters) }
      FcCharSetAddChar(characters, scalar.value)
      FcPatternAddCharSet(pattern, FC_CHARSET, characters)
    }
    FcConfigSubstitute(configuration, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let found = FcFontMatch(configuration, pattern, &result) else { return nil }
    defer { FcPatternDestroy(found) }
    return describe(found, drawing: scalar)
  }

  private func describe(_ found: OpaquePointer, drawing scalar: Unicode.Scalar?) -> Match? {
    guard let path = string(FC_FILE, of: found) else { return nil }
    var index: Int32 = 0
    FcPatternGetInteger(found, FC_INDEX, 0, &index)
    var families: [String] = []
    while let name = string(FC_FAMILY, of: found, at: Int32(families.count)) {
      families.append(name)
    }
    var characters: OpaquePointer?
    FcPatternGetCharSet(found, FC_CHARSET, 0, &characters)
    return Match(
      file: FontFile(path: path, index: Int(index)),
      families: families,
      canDraw: scalar.map { FcCharSetHasChar(characters, $0.value) != 0 } ?? true
    )
  }

  private func string(_ key: String, of pattern: OpaquePointer?, at index: Int32 = 0) -> String? {
    var bytes: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, key, index, &bytes) == FcResultMatch, let bytes else {
      return nil
    }
    return String(cString: bytes)
  }

  /// OpenType's 100...900 for `UIFont.Weight`'s -0.8...0.62 (names of weights in Apple's reference).
  private func openTypeWeight(_ weight: CGFloat) -> Double {
    let known: [(CGFloat, Double)] = [
      (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
      (0.56, 800), (0.62, 900),
    ]
    let nearest = known.min { abs($0.0 - weight) < abs($1.0 - weight) }
    return nearest?.1 ?? 400
  }
}
