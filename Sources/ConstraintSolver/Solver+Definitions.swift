/// Definitions: the rows of basic external variables.
///
/// A definition is an equation that holds whatever is basic. It may mention basic symbols, other
/// external variables too; never does one depend on itself, even through others: a variable that
/// something mentions already is defined by parametric symbols alone.
extension Solver {
  /// A variable that can be defined at once: external, not basic and mentioned nowhere.
  func freshVariable(in expression: LinearExpression) -> Symbol? {
    var oldest: Symbol?
    for (variable, coefficient) in expression.terms where coefficient != 0 {
      let symbol = variable.symbol
      guard symbol.isExternal, !isBasic(symbol), columns[symbol.index].isEmpty,
        dependents[symbol.index].isEmpty, oldest.map({ symbol < $0 }) ?? true
      else { continue }
      // Mentioned twice, it may cancel.
      guard expression.terms.count(where: { $0.variable == variable }) == 1 else { continue }
      oldest = symbol
    }
    return oldest
  }

  /// Makes a fresh variable basic by a constraint, whose other variables stay as they are.
  mutating func define(_ symbol: Symbol, by expression: LinearExpression, _ installed: Installed) {
    for (variable, coefficient) in expression.terms {
      weights.add(coefficient, to: variable.symbol)
    }
    var row = Row(constant: expression.constant, terms: weights.takeTerms())
    installed.addMarkers(to: &row)
    row.solve(for: symbol)
    insertRow(row, basic: symbol)
  }

  mutating func noteMentions(_ row: Row, inDefinition slot: Int) {
    for term in row.terms {
      dependents[term.symbol.index].append(Int32(truncatingIfNeeded: slot))
    }
  }

  mutating func forgetMentions(_ row: Row, inDefinition slot: Int) {
    for term in row.terms {
      let index = term.symbol.index
      guard let place = dependents[index].lastIndex(of: Int32(truncatingIfNeeded: slot)) else {
        continue
      }
      // The order does not matter, and the list may be long.
      dependents[index].swapAt(place, dependents[index].count - 1)
      dependents[index].removeLast()
    }
  }

  // MARK: - Changing

  /// Moves the constants of definitions with that of the constraint that the marker stands for.
  mutating func shiftDefinitions(mentioning marker: Symbol, by delta: Double) {
    for slot in dependents[marker.index] {
      let index = Int(slot)
      rows[index].constant += rows[index].coefficient(of: marker) * delta
      touch(basis[index])
    }
  }

  /// Replaces a symbol by a row of parametric symbols in all definitions.
  mutating func substituteInDefinitions(_ symbol: Symbol, with source: Row) {
    for slot in dependents[symbol.index] {
      let index = Int(slot)
      let factor = rows[index].coefficient(of: symbol)
      forgetMentions(rows[index], inDefinition: index)
      weights.add(rows[index], times: 1)
      _ = weights.take(symbol)
      weights.add(source, times: factor)
      rows[index].terms = weights.takeTerms()
      rows[index].constant += factor * source.constant
      noteMentions(rows[index], inDefinition: index)
      touch(basis[index])
    }
  }

  /// Gives up a definition so that the marker's equation can go; no other row mentions the marker.
  mutating func removeDefinition(mentioning marker: Symbol) {
    let slots = dependents[marker.index].sorted { basis[Int($1)] < basis[Int($0)] }
    if slots.count == 1 {
      dropRow(Int(slots[0]))
      return
    }
    for slot in slots {
      let subject = basis[Int(slot)]
      var expression = LinearExpression()
      expression.add(Variable(symbol: subject))
      var row = expanded(expression)
      guard row.coefficient(of: marker) != 0 else { continue }
      row.solve(for: marker, insteadOf: subject)
      dropRow(Int(slot))
      substituteInDefinitions(marker, with: row)
      return
    }
  }

  // MARK: - Expanding

  /// An expression with every basic symbol replaced by parametric ones.
  mutating func expanded(_ expression: LinearExpression) -> Row {
    visit &+= 1
    var order: [Int32] = []
    for (variable, coefficient) in expression.terms {
      weights.add(coefficient, to: variable.symbol)
      collectDefinitions(of: variable.symbol, into: &order)
    }
    var constant = expression.constant
    // Users before what they use: every weight is complete when its turn comes.
    for slot in order.reversed() {
      let index = Int(slot)
      let weight = weights.take(basis[index])
      constant += weight * rows[index].constant
      weights.add(rows[index], times: weight)
    }
    for place in weights.symbols.indices {
      let symbol = weights.symbols[place]
      guard isBasic(symbol), !symbol.isExternal else { continue }
      let index = Int(slotOfSymbol[symbol.index])
      let weight = weights.take(symbol)
      constant += weight * rows[index].constant
      weights.add(rows[index], times: weight)
    }
    return Row(constant: constant, terms: weights.takeTerms())
  }

  /// A basic symbol in terms of parametric ones.
  ///
  /// Linear in the size of the system for external variables.
  func parametricTerms(of symbol: Symbol) -> [Row.Term] {
    guard symbol.isExternal else { return rows[Int(slotOfSymbol[symbol.index])].terms }
    var solver = self
    var expression = LinearExpression()
    expression.add(Variable(symbol: symbol))
    return solver.expanded(expression).terms
  }

  /// Adds the definitions that a symbol depends on, what is used before its users.
  mutating func collectDefinitions(of symbol: Symbol, into order: inout [Int32]) {
    guard symbol.isExternal, isBasic(symbol) else { return }
    var path: [(slot: Int, term: Int)] = []
    enterDefinition(Int(slotOfSymbol[symbol.index]), &path)
    while let (slot, term) = path.last {
      guard term < rows[slot].terms.count else {
        order.append(Int32(truncatingIfNeeded: slot))
        path.removeLast()
        continue
      }
      path[path.count - 1].term += 1
      let mentioned = rows[slot].terms[term].symbol
      if mentioned.isExternal && isBasic(mentioned) {
        enterDefinition(Int(slotOfSymbol[mentioned.index]), &path)
      }
    }
  }

  private mutating func enterDefinition(_ slot: Int, _ path: inout [(slot: Int, term: Int)]) {
    guard visitOfSlot[slot] != visit else { return }
    visitOfSlot[slot] = visit
    path.append((slot, 0))
  }
}
