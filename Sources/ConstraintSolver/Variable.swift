/// An unknown of the system.
///
/// Made by `Solver.makeVariable()` and good for that solver and its copies only.
package struct Variable: Hashable, Sendable {
  let symbol: Symbol

  /// A small number of its own, for tables; used again after the variable was discarded.
  package var index: Int { symbol.index }
}
