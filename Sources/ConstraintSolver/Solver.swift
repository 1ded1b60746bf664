/// An incremental solver for systems of linear constraints: Cassowary.
///
/// After G. J. Badros, A. Borning, P. J. Stuckey, "The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm", ACM Transactions on Computer-Human Interaction 8(4), 2001. The terms are the paper's:
/// rows of the tableau give the *basic* symbols in *parametric* ones; external variables are
/// unrestricted, slack, error and dummy variables are added per constraint. What differs:
/// - the objective keeps one row for each priority, so weights are truly lexicographic (`Strength`);
/// - optimizing waits until `solve()`, so that adding a screenful of constraints pays once;
/// - a constraint that cannot be satisfied leaves the system as it was and comes with the set of
///   constraints it conflicts with, read off the infeasible row (a Farkas certificate);
/// - columns are kept as lists of the rows that may mention a symbol, so that a pivot touches only
///   those;
/// - rows of external variables are *definitions*: no pivot depends on them, so nothing is substituted
///   into them and one may mention another. A chain of a thousand views thus has a thousand short
///   rows, not long ones; values are worked out from one to the next (`Solver+Definitions`).
///
/// Results depend on nothing but the order of the calls. A copy is independent of its original.
package struct Solver: Sendable {
  /// A constraint and the symbols that were added for it.
  struct Installed: Sendable {
    /// Names the constraint in the tableau: slack, positive error or dummy variable.
    var marker: Symbol
    /// The second symbol of a weighted constraint: its (negative) error variable.
    var other: Symbol?
    /// Coefficient of the marker in the equation `expression + sign * marker + ... = 0`.
    var markerSign: Double
    /// Where the error variables count, by priority; nil for required constraints.
    var priorities: Priorities?
    var constant: Double
  }

  /// Priorities of a weighted constraint's errors.
  struct Priorities: Hashable, Sendable {
    /// Of an inequality's only error variable or an equality's positive one.
    var excess: Float
    /// Of an equality's negative error variable.
    var shortfall: Float
  }

  static let noRow: Int32 = -1

  // The tableau. Rows live in slots that are used again; `basis` names each slot's basic symbol.
  var rows: [Row] = []
  var basis: [Symbol] = []
  var freeSlots: [Int32] = []

  // By index of a symbol.
  /// The slot whose basic symbol it is, or `noRow`.
  var slotOfSymbol: [Int32] = []
  /// Slots whose rows may mention the symbol: complete, but with stale and double entries.
  var columns: [[Int32]] = []
  /// Slots of the definitions that mention the symbol, each once.
  var dependents: [[Int32]] = []
  /// What external variables came out at; 0 for others.
  var externalValues: [Double] = []
  /// The symbol that has the index now.
  var symbols: [Symbol] = []
  /// The constraint it was added for.
  var ownerOfSymbol: [Int32] = []
  var isMarkedChanged: [Bool] = []
  var isTouched: [Bool] = []
  var freeSymbolIndices: [Int32] = []

  var constraints: [Installed?] = []
  var generations: [UInt32] = []
  var freeConstraintSlots: [Int32] = []

  /// By falling priority.
  var levels: [Level] = []
  var needsOptimizing = false
  /// Basic symbols below zero, to be mended by the dual simplex method.
  var infeasible: [Symbol] = []
  /// Indices of variables whose value may have changed since somebody asked.
  var changed: [Int] = []
  /// Indices of symbols whose value may have changed and that definitions may mention.
  var touched: [Int] = []
  var order = DefinitionOrder()

  // Buffers that the inner loops use again and again.
  var weights = Weights()
  var scratchTerms: [Row.Term] = []
  var scratchSymbols: [Symbol] = []
  var visitOfSlot: [UInt32] = []
  var visit: UInt32 = 0

  package init() {}

  /// How many constraints the solver holds.
  package var constraintCount: Int { constraints.count - freeConstraintSlots.count }

  /// Makes a variable of any value or, cheaper than by a constraint, one that is never negative.
  package mutating func makeVariable(isNonnegative: Bool = false) -> Variable {
    let kind = isNonnegative ? Symbol.Kind.nonnegative : Symbol.Kind.external
    return Variable(symbol: makeSymbol(kind, owner: -1))
  }

  /// Forgets a variable that no constraint mentions any more; its place is used again.
  package mutating func discard(_ variable: Variable) {
    let symbol = variable.symbol
    if slotOfSymbol[symbol.index] != Self.noRow {
      dropRow(Int(slotOfSymbol[symbol.index]))
    }
    release(symbol)
  }

  /// The value in the current solution; 0 where no constraint says anything.
  ///
  /// Call `solve()` first.
  package func value(of variable: Variable) -> Double {
    value(of: variable.symbol)
  }

  /// Whether constraints determine the variable.
  ///
  /// Call `solve()` first.
  ///
  /// A variable is ambiguous if it is parametric or depends on something that can move without any
  /// objective noticing.
  /// Constraints weighted `below` that priority do not count.
  package func isDetermined(_ variable: Variable, ignoring below: Float = -.infinity) -> Bool {
    guard isBasic(variable.symbol) else { return false }
    return parametricTerms(of: variable.symbol).allSatisfy { term in
      !term.symbol.isVariable
        && (term.symbol.isDummy
          || levels.contains { $0.priority >= below && $0.cost(of: term.symbol) != 0 })
    }
  }

  /// Finds the best solution: the errors at the highest priority are least, then those at the next.
  package mutating func solve() {
    if needsOptimizing { optimize() }
    updateValues()
  }

  /// Hands out the variables whose value may have changed since the last call, each once, in no
  /// special order, with their values.
  ///
  /// Call `solve()` first.
  package mutating func takeChanges(_ body: (Variable, Double) -> Void) {
    for index in changed where isMarkedChanged[index] {
      isMarkedChanged[index] = false
      // A variable that came in the place of a discarded one may be of another kind.
      let variable = Variable(symbol: symbols[index])
      body(variable, value(of: variable))
    }
    changed.removeAll(keepingCapacity: true)
  }

  func installed(_ id: ConstraintID) throws(SolverError) -> Installed {
    guard id.slot < constraints.count, generations[Int(id.slot)] == id.generation,
      let installed = constraints[Int(id.slot)]
    else { throw .unknownConstraint(id) }
    return installed
  }
}
