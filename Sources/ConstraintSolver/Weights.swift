/// A linear form while it is added up: a table of coefficients by symbol.
struct Weights: Sendable {
  private var coefficients: [Double] = []
  private var isListed: [Bool] = []
  /// Symbols that were mentioned, each once.
  private(set) var symbols: [Symbol] = []

  mutating func grow(to count: Int) {
    guard count > coefficients.count else { return }
    coefficients.append(contentsOf: repeatElement(0, count: count - coefficients.count))
    isListed.append(contentsOf: repeatElement(false, count: count - isListed.count))
  }

  mutating func add(_ coefficient: Double, to symbol: Symbol) {
    coefficients[symbol.index] += coefficient
    guard !isListed[symbol.index] else { return }
    isListed[symbol.index] = true
    symbols.append(symbol)
  }

  mutating func add(_ row: Row, times factor: Double) {
    for term in row.terms {
      add(factor * term.coefficient, to: term.symbol)
    }
  }

  /// Takes a symbol's coefficient out.
  mutating func take(_ symbol: Symbol) -> Double {
    let coefficient = coefficients[symbol.index]
    coefficients[symbol.index] = 0
    return coefficient
  }

  /// The sum, in the order of the symbols; leaves the table empty.
  mutating func takeTerms() -> [Row.Term] {
    var terms: [Row.Term] = []
    for symbol in symbols {
      isListed[symbol.index] = false
      let coefficient = take(symbol)
      if abs(coefficient) >= Tolerance.coefficient {
        terms.append(Row.Term(symbol: symbol, coefficient: coefficient))
      }
    }
    symbols.removeAll(keepingCapacity: true)
    terms.sort { $0.symbol < $1.symbol }
    return terms
  }
}
