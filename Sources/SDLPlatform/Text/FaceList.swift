import Foundation
internal import UIKitCore

/// The font files that draw the text of a face: its own, then fallbacks for what that lacks.
final class FaceList {
  /// The family that stands for iOS's system font: its nearest free relative.
  nonisolated static let systemFamily = "Inter"
  nonisolated static let systemPackage = "fonts-inter"

  private nonisolated struct CharacterKey: Hashable {
    let scalar: Unicode.Scalar
    let weight: CGFloat
    let isItalic: Bool
  }

  /// Widest common coverage among the fonts that every distribution has.
  private nonisolated static let fallbackFamily = "DejaVu Sans"
  private nonisolated static let emojiFamily = "Noto Color Emoji"

  private let locator: FontLocator
  private let provides: (FontFile, Unicode.Scalar) -> Bool
  private var files: [FontFace: FontFile] = [:]
  private var fallbacks: [FontFace: FontFile?] = [:]
  private var others = BoundedCache<CharacterKey, FontFile?>(limit: 4096)
  private lazy var emoji = locator.file(family: Self.emojiFamily, weight: 0, isItalic: false)

  /// `provides` tells whether a file has a glyph for a character.
  init(locator: FontLocator, provides: @escaping (FontFile, Unicode.Scalar) -> Bool) {
    self.locator = locator
    self.provides = provides
  }

  /// The face's own file; for an unknown family what the desktop puts in its place.
  func file(for face: FontFace) -> FontFile? {
    if let file = files[face] { return file }
    let file: FontFile?
    if let url = face.file {
      file = FontFile(path: url.path, index: 0)
    } else {
      let family = face.family ?? Self.systemFamily
      file =
        locator.file(family: family, weight: face.weight, isItalic: face.isItalic)
        ?? locator.substitute(family: family, weight: face.weight, isItalic: face.isItalic)
    }
    files[face] = file
    return file
  }

  /// The file that draws `cluster`: the first of the list that has all its characters.
  func file(for face: FontFace, drawing cluster: Character) -> FontFile? {
    if isEmoji(cluster), let emoji { return emoji }
    let own = file(for: face)
    let scalars = cluster.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    func canDraw(_ file: FontFile) -> Bool {
      scalars.allSatisfy { provides(file, $0) }
    }
    if let own, canDraw(own) { return own }
    if let fallback = fallback(for: face), canDraw(fallback) { return fallback }
    let missing = scalars.first { scalar in own.map { !provides($0, scalar) } ?? true }
    return missing.flatMap { other(drawing: $0, face: face) } ?? own
  }

  /// Forgets what was found: there are more fonts now.
  func forget() {
    files = [:]
    fallbacks = [:]
    others = BoundedCache(limit: others.limit)
  }

  private func fallback(for face: FontFace) -> FontFile? {
    if let fallback = fallbacks[face] { return fallback }
    let fallback = locator.file(
      family: Self.fallbackFamily,
      weight: face.weight,
      isItalic: face.isItalic
    )
    fallbacks[face] = .some(fallback)
    return fallback
  }

  private func other(drawing scalar: Unicode.Scalar, face: FontFace) -> FontFile? {
    let key = CharacterKey(scalar: scalar, weight: face.weight, isItalic: face.isItalic)
    return others.value(for: key) {
      locator.file(drawing: scalar, weight: face.weight, isItalic: face.isItalic)
    }
  }

  private func isEmoji(_ cluster: Character) -> Bool {
    guard let first = cluster.unicodeScalars.first else { return false }
    let emojiStyle: Unicode.Scalar = "\u{FE0F}"
    return first.properties.isEmojiPresentation
      || (first.properties.isEmoji && cluster.unicodeScalars.contains(emojiStyle))
  }
}
