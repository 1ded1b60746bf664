/// The errors of all constraints of one priority, to be minimized: one row of the objective.
///
/// Nearly every parametric symbol of a large system has a cost, and every pivot changes a few of them;
/// so costs are kept by symbol, and symbols worth entering the basis in a list beside them.
struct Level: Sendable {
  let priority: Float
  /// How many error variables have the priority.
  var errorCount = 0

  // By index of a symbol; shorter than the number of symbols if the last ones cost nothing.
  private var costs: [Double] = []
  private var isCandidate: [Bool] = []

  /// Pivotable symbols with a negative cost, each once, and some whose cost has risen since.
  private(set) var candidates: [Symbol] = []

  init(priority: Float) {
    self.priority = priority
  }

  /// What the objective grows by if the parametric `symbol` grows by one.
  func cost(of symbol: Symbol) -> Double {
    symbol.index < costs.count ? costs[symbol.index] : 0
  }

  mutating func add(_ cost: Double, to symbol: Symbol) {
    let index = symbol.index
    if index >= costs.count {
      let missing = index + 1 - costs.count
      costs.append(contentsOf: repeatElement(0, count: missing))
      isCandidate.append(contentsOf: repeatElement(false, count: missing))
    }
    var sum = costs[index] + cost
    if abs(sum) < Tolerance.coefficient { sum = 0 }
    costs[index] = sum
    if sum < 0 && !isCandidate[index] && symbol.isPivotable {
      isCandidate[index] = true
      candidates.append(symbol)
    }
  }

  mutating func add(_ terms: [Row.Term], times factor: Double) {
    for term in terms {
      add(factor * term.coefficient, to: term.symbol)
    }
  }

  /// Forgets a symbol, because it becomes basic or goes.
  mutating func clear(_ symbol: Symbol) {
    guard symbol.index < costs.count else { return }
    costs[symbol.index] = 0
  }

  /// Forgets a symbol whose index another one will get.
  mutating func release(_ symbol: Symbol) {
    guard symbol.index < costs.count else { return }
    costs[symbol.index] = 0
    if isCandidate[symbol.index] {
      isCandidate[symbol.index] = false
      candidates.removeAll { $0.index == symbol.index }
    }
  }

  /// Drops symbols from the candidates whose cost is not negative any more.
  mutating func purgeCandidates() {
    var kept = 0
    for candidate in candidates {
      if costs[candidate.index] < 0 {
        candidates[kept] = candidate
        kept += 1
      } else {
        isCandidate[candidate.index] = false
      }
    }
    candidates.removeSubrange(kept...)
  }
}
