/// Values of variables: a definition's follows from those of the symbols that it mentions.
extension Solver {
  func value(of symbol: Symbol) -> Double {
    if symbol.isExternal { return externalValues[symbol.index] }
    let slot = slotOfSymbol[symbol.index]
    return slot == Self.noRow ? 0 : rows[Int(slot)].constant
  }

  /// Notes that a symbol's value may have changed.
  mutating func touch(_ symbol: Symbol) {
    guard !isTouched[symbol.index] else { return }
    isTouched[symbol.index] = true
    touched.append(symbol.index)
  }

  /// Works the external variables out that depend on something that has changed.
  mutating func updateValues() {
    guard !touched.isEmpty else { return }
    if order.isStale { sortDefinitions() }
    for index in touched where isTouched[index] {
      isTouched[index] = false
      let isBasic = slotOfSymbol[index] != Self.noRow
      if !symbols[index].isExternal {
        order.mark(dependents[index])
      } else if isBasic {
        order.mark(slotOfSymbol[index])
      } else {
        setValue(0, of: symbols[index])
      }
    }
    touched.removeAll(keepingCapacity: true)
    while let slot = order.takeFirstMarked() {
      setValue(definedValue(Int(slot)), of: basis[Int(slot)])
    }
  }

  private func definedValue(_ slot: Int) -> Double {
    var sum = rows[slot].constant
    for term in rows[slot].terms {
      sum += term.coefficient * value(of: term.symbol)
    }
    return sum
  }

  private mutating func setValue(_ value: Double, of symbol: Symbol) {
    guard value != externalValues[symbol.index] else { return }
    externalValues[symbol.index] = value
    markChanged(symbol)
    order.mark(dependents[symbol.index])
  }

  /// Puts the definitions in an order in which each comes after those it mentions.
  private mutating func sortDefinitions() {
    visit &+= 1
    var sorted: [Int32] = []
    for slot in order.slots where slot != Self.noRow {
      collectDefinitions(of: basis[Int(slot)], into: &sorted)
    }
    order.replace(by: sorted)
  }
}
