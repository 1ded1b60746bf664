/// A key going down, by what it means on the layout in use.
package nonisolated struct KeyStroke: Hashable, Sendable {
  package nonisolated enum Symbol: Hashable, Sendable {
    /// What the key types without Shift; letters in lower case.
    case character(Character)
    case function(Int)
    case enter
    case escape
    case tab
    case backspace
    case delete
    case left
    case right
    case up
    case down
    case home
    case end
    case pageUp
    case pageDown
  }

  package nonisolated struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    package static let shift = Modifiers(rawValue: 1)
    package static let control = Modifiers(rawValue: 2)
    package static let alt = Modifiers(rawValue: 4)
    package static let command = Modifiers(rawValue: 8)
  }

  package var symbol: Symbol
  package var modifiers: Modifiers
  /// Whether the key was down already and repeats.
  package var isRepeat: Bool

  package init(_ symbol: Symbol, modifiers: Modifiers = [], isRepeat: Bool = false) {
    self.symbol = symbol
    self.modifiers = modifiers
    self.isRepeat = isRepeat
  }
}
