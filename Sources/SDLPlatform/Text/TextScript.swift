/// The scripts whose shaping differs from simple left-to-right text, by Unicode block.
nonisolated enum TextScript: Hashable, CaseIterable {
  case latin
  case greek
  case cyrillic
  case hebrew
  case arabic
  case devanagari
  case bengali
  case gurmukhi
  case gujarati
  case tamil
  case telugu
  case kannada
  case malayalam
  case thai
  case lao
  case tibetan
  case khmer
  case hangul
  case kana
  case han

  var openTypeTag: String {
    switch self {
    case .latin: "Latn"
    case .greek: "Grek"
    case .cyrillic: "Cyrl"
    case .hebrew: "Hebr"
    case .arabic: "Arab"
    case .devanagari: "Deva"
    case .bengali: "Beng"
    case .gurmukhi: "Guru"
    case .gujarati: "Gujr"
    case .tamil: "Taml"
    case .telugu: "Telu"
    case .kannada: "Knda"
    case .malayalam: "Mlym"
    case .thai: "Thai"
    case .lao: "Laoo"
    case .tibetan: "Tibt"
    case .khmer: "Khmr"
    case .hangul: "Hang"
    case .kana: "Kana"
    case .han: "Hani"
    }
  }

  /// The script of a letter; nil for what belongs to every script (digits, punctuation, spaces).
  init?(_ scalar: Unicode.Scalar) {
    guard scalar.properties.isAlphabetic || scalar.properties.isIdeographic else { return nil }
    guard let block = Self.blocks.first(where: { $0.range.contains(scalar.value) }) else {
      return nil
    }
    self = block.script
  }

  private static let blocks: [(range: ClosedRange<UInt32>, script: TextScript)] = [
    (0x0041...0x024F, .latin), (0x1E00...0x1EFF, .latin), (0x0370...0x03FF, .greek),
    (0x1F00...0x1FFF, .greek), (0x0400...0x052F, .cyrillic), (0x0590...0x05FF, .hebrew),
    (0xFB1D...0xFB4F, .hebrew), (0x0600...0x06FF, .arabic), (0x0750...0x077F, .arabic),
    (0x08A0...0x08FF, .arabic), (0xFB50...0xFDFF, .arabic), (0xFE70...0xFEFF, .arabic),
    (0x0900...0x097F, .devanagari), (0x0980...0x09FF, .bengali), (0x0A00...0x0A7F, .gurmukhi),
    (0x0A80...0x0AFF, .gujarati), (0x0B80...0x0BFF, .tamil), (0x0C00...0x0C7F, .telugu),
    (0x0C80...0x0CFF, .kannada), (0x0D00...0x0D7F, .malayalam), (0x0E00...0x0E7F, .thai),
    (0x0E80...0x0EFF, .lao), (0x0F00...0x0FFF, .tibetan), (0x1780...0x17FF, .khmer),
    (0x1100...0x11FF, .hangul), (0xAC00...0xD7AF, .hangul), (0x3040...0x30FF, .kana),
    (0x3400...0x9FFF, .han), (0xF900...0xFAFF, .han), (0x20000...0x3FFFF, .han),
  ]
}
