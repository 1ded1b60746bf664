/// The words of a line, taken one after the other.
nonisolated struct ScriptWords {
  nonisolated enum Word: Equatable {
    case plain(String)
    case quoted(String)

    var text: String {
      switch self {
      case .plain(let text), .quoted(let text): text
      }
    }
  }

  private(set) var words: ArraySlice<Word>

  /// Splits a line at spaces; quotation marks hold words together, a lone `#` begins a comment.
  init(_ line: String) throws {
    var result: [Word] = []
    var rest = Substring(line)
    while true {
      rest = rest.drop { $0.isWhitespace }
      guard let first = rest.first else { break }
      if first == "\"" {
        result.append(.quoted(try Self.takeQuoted(&rest)))
        continue
      }
      let word = rest.prefix { !$0.isWhitespace }
      rest = rest.dropFirst(word.count)
      if word == "#" || (word.hasPrefix("#") && result.isEmpty) { break }
      result.append(.plain(String(word)))
    }
    words = result[...]
  }

  var isEmpty: Bool { words.isEmpty }

  /// The next word if there is one.
  mutating func next() -> Word? {
    words.popFirst()
  }

  /// Takes the next word if it is this one.
  mutating func take(_ word: String) -> Bool {
    guard words.first == .plain(word) else { return false }
    words.removeFirst()
    return true
  }

  private static func takeQuoted(_ rest: inout Substring) throws -> String {
    var text = ""
    rest = rest.dropFirst()
    while let character = rest.popFirst() {
      switch character {
      case "\"": return text
      case "\\": text += rest.popFirst().map(String.init) ?? ""
      default: text.append(character)
      }
    }
    throw ScriptSyntaxError("a quotation mark is missing at the end of \"\(text)")
  }
}

/// Why a line of a script can't be understood.
nonisolated struct ScriptSyntaxError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
