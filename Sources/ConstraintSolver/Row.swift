/// One equation of the tableau: a basic symbol equals a constant plus weighted parametric symbols.
struct Row: Sendable {
  /// A parametric symbol times a coefficient.
  struct Term: Sendable {
    let symbol: Symbol
    var coefficient: Double
  }

  var constant: Double
  /// In the order of their symbols, none with a coefficient of (nearly) zero.
  var terms: [Term]

  init(constant: Double = 0, terms: [Term] = []) {
    self.constant = constant
    self.terms = terms
  }

  /// The coefficient of `symbol`, 0 where the row does not mention it.
  ///
  /// O(log n).
  func coefficient(of symbol: Symbol) -> Double {
    terms.coefficient(of: symbol)
  }

  /// Turns `basic = self` into `self.basic = row` for a symbol of the row.
  ///
  /// O(n).
  mutating func solve(for symbol: Symbol, insteadOf basic: Symbol) {
    let factor = -1 / terms.remove(symbol)
    scale(by: factor)
    terms.insert(basic, -factor)
  }

  /// Turns `0 = self` into `symbol = self`.
  mutating func solve(for symbol: Symbol) {
    scale(by: -1 / terms.remove(symbol))
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in terms.indices {
      terms[index].coefficient *= factor
    }
  }
}
