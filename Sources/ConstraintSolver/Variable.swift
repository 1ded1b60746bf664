/// An unknown of the system: it may take any value, negative ones included.
///
/// Made by `Solver.makeVariable()` and good for that solver and its copies only.
package struct Variable: Hashable, Sendable {
  let symbol: Symbol
}
