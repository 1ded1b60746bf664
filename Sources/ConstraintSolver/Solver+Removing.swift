/// Removing constraints (the paper's section 2.4).
extension Solver {
  package mutating func remove(_ id: ConstraintID) throws(SolverError) {
    let installed = try installed(id)
    // Before pivoting: what is substituted into the objective must no longer count the errors.
    if let priorities = installed.priorities {
      removeErrors(of: installed, priorities)
    }
    let marker = installed.marker
    if isBasic(marker) {
      dropRow(ofMarker: marker)
    } else if let slot = markerLeavingSlot(marker) {
      pivot(entering: marker, slot: slot)
      dropRow(ofMarker: marker)
      infeasible.removeAll(keepingCapacity: true)
    } else {
      removeDefinition(mentioning: marker)
    }
    forget(id, installed)
    needsOptimizing = true
  }

  private mutating func dropRow(ofMarker marker: Symbol) {
    let slot = Int(slotOfSymbol[marker.index])
    substituteInDefinitions(marker, with: rows[slot])
    dropRow(slot)
  }

  /// The row to give up so that the marker's equation can go and the rest stays feasible.
  private mutating func markerLeavingSlot(_ marker: Symbol) -> Int? {
    var repeating: Int?
    var negative: (slot: Int, ratio: Double)?
    var positive: (slot: Int, ratio: Double)?
    for column in column(of: marker) {
      let slot = Int(column)
      let basic = basis[slot]
      let coefficient = rows[slot].coefficient(of: marker)
      let ratio = rows[slot].constant / abs(coefficient)
      if basic.isDummy {
        // A constraint that said the same steps in.
        if repeating.map({ basic < basis[$0] }) ?? true { repeating = slot }
      } else if coefficient < 0 {
        if isBetter(slot, ratio, than: negative) { negative = (slot, ratio) }
      } else {
        if isBetter(slot, ratio, than: positive) { positive = (slot, ratio) }
      }
    }
    return repeating ?? negative?.slot ?? positive?.slot
  }

  /// Whether a smaller ratio, or an older symbol at the same ratio, makes the slot the better one.
  func isBetter(_ slot: Int, _ ratio: Double, than best: (slot: Int, ratio: Double)?) -> Bool {
    guard let best else { return true }
    return ratio < best.ratio || (ratio == best.ratio && basis[slot] < basis[best.slot])
  }
}
