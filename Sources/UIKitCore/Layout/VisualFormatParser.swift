import Foundation

/// Reads Apple's visual format language by recursive descent, one method for each rule of the
/// grammar in the Auto Layout Guide's appendix.
///
/// Spaces between tokens are skipped.
nonisolated struct VisualFormatParser {
  private let text: String
  private let characters: [Character]
  private var position = 0

  private init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  static func parse(_ text: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(text)
    return try parser.visualFormat()
  }

  // MARK: - Rules

  private mutating func visualFormat() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat()
    format.axis = try orientation()
    if accept("|") {
      format.elements.append(.superview(position: position))
      format.gaps.append(try gap())
    }
    format.elements.append(try view())
    while !isAtEnd {
      let gap = try gap()
      format.gaps.append(gap)
      if accept("|") {
        format.elements.append(.superview(position: position))
        guard isAtEnd else { throw error("Expected the end of the format after '|'.") }
        break
      }
      format.elements.append(try view())
    }
    return format
  }

  private mutating func orientation() throws(VisualFormatError) -> NSLayoutConstraint.Axis {
    let axis: NSLayoutConstraint.Axis
    switch peek {
    case "H": axis = .horizontal
    case "V": axis = .vertical
    default: return .horizontal
    }
    position += 1
    guard accept(":") else {
      throw error("Expected a ':' after the orientation character.")
    }
    return axis
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.Element {
    guard accept("[") else {
      throw error("Expected a view. View names must be enclosed in brackets: [view].")
    }
    let name = try name(expected: "Expected a view name.")
    let predicates = peek == "(" ? try predicateList() : []
    guard accept("]") else { throw error("Expected a ']' after the view.") }
    return .view(name, predicates)
  }

  private mutating func gap() throws(VisualFormatError) -> VisualFormat.Gap {
    guard accept("-") else { return .flush }
    if peek == "[" || peek == "|" { return .standard }
    let predicates: [VisualFormat.Predicate] =
      peek == "(" ? try predicateList() : [try simplePredicate()]
    guard accept("-") else { throw error("Expected a '-' after the spacing.") }
    return .predicates(predicates)
  }

  private mutating func predicateList() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    position += 1
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      predicates.append(try predicate())
    } while accept(",")
    guard accept(")") else { throw error("Expected a ')' after the predicates.") }
    return predicates
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try relation()
    var predicate = try simplePredicate()
    predicate.relation = relation
    return predicate
  }

  private mutating func relation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
    switch peek {
    case "=": position += 1
    case "<", ">":
      let relation: NSLayoutConstraint.Relation =
        peek == "<" ? .lessThanOrEqual : .greaterThanOrEqual
      position += 1
      guard accept("=") else { throw error("Expected a '=' to complete the relation.") }
      return relation
    default: return .equal
    }
    guard accept("=") else { throw error("Expected a '=' to complete the relation '=='.") }
    return .equal
  }

  private mutating func simplePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    var predicate = VisualFormat.Predicate(value: try value())
    if accept("@") {
      predicate.priority = try value()
    }
    return predicate
  }

  private mutating func value() throws(VisualFormatError) -> VisualFormat.Value {
    guard let first = peek else { throw error("Expected a number or a name.") }
    if first.isNumber || first == "." || first == "-" || first == "+" {
      return .number(try number())
    }
    return .name(try name(expected: "Expected a number or a name."))
  }

  private mutating func number() throws(VisualFormatError) -> CGFloat {
    var digits = ""
    if peek == "-" || peek == "+" {
      digits.append(characters[position])
      position += 1
    }
    while position < characters.count,
      characters[position].isNumber || characters[position] == "."
    {
      digits.append(characters[position])
      position += 1
    }
    guard let value = Double(digits) else { throw error("Expected a number.") }
    return value
  }

  private mutating func name(expected: String) throws(VisualFormatError) -> VisualFormat.Name {
    skipSpaces()
    var name = ""
    while position < characters.count,
      Self.isPartOfName(characters[position], isFirst: name.isEmpty)
    {
      name.append(characters[position])
      position += 1
    }
    guard !name.isEmpty else { throw error(expected) }
    return VisualFormat.Name(text: name, position: position)
  }

  // MARK: - Characters

  private static func isPartOfName(_ character: Character, isFirst: Bool) -> Bool {
    character == "_" || character.isLetter || (!isFirst && character.isNumber)
  }

  private mutating func skipSpaces() {
    while position < characters.count, characters[position].isWhitespace {
      position += 1
    }
  }

  private var peek: Character? {
    mutating get {
      skipSpaces()
      return position < characters.count ? characters[position] : nil
    }
  }

  private var isAtEnd: Bool {
    mutating get { peek == nil }
  }

  private mutating func accept(_ character: Character) -> Bool {
    guard peek == character else { return false }
    position += 1
    return true
  }

  private func error(_ message: String) -> VisualFormatError {
    VisualFormatError(message: message, format: text, position: position)
  }
}
