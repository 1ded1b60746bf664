/// Symbols, rows and pivots: the tableau without the question what to pivot.
extension Solver {
  mutating func makeSymbol(_ kind: Int32, owner: Int32) -> Symbol {
    if let index = freeSymbolIndices.popLast() {
      let symbol = Symbol(index: Int(index), kind: kind)
      ownerOfSymbol[Int(index)] = owner
      symbols[Int(index)] = symbol
      return symbol
    }
    let symbol = Symbol(index: slotOfSymbol.count, kind: kind)
    slotOfSymbol.append(Self.noRow)
    symbols.append(symbol)
    columns.append([])
    dependents.append([])
    externalValues.append(0)
    ownerOfSymbol.append(owner)
    isMarkedChanged.append(false)
    isTouched.append(false)
    weights.grow(to: slotOfSymbol.count)
    return symbol
  }

  /// Gives a symbol's index back.
  ///
  /// Rounding may have left traces of it in rows; they are wiped.
  mutating func release(_ symbol: Symbol) {
    for slot in columns[symbol.index] {
      rows[Int(slot)].terms.remove(symbol)
    }
    columns[symbol.index].removeAll(keepingCapacity: true)
    for slot in dependents[symbol.index] {
      rows[Int(slot)].terms.remove(symbol)
    }
    dependents[symbol.index].removeAll(keepingCapacity: true)
    externalValues[symbol.index] = 0
    for level in levels.indices {
      levels[level].release(symbol)
    }
    // Its places among the changed and touched ones stay and are skipped.
    isMarkedChanged[symbol.index] = false
    isTouched[symbol.index] = false
    slotOfSymbol[symbol.index] = Self.noRow
    freeSymbolIndices.append(Int32(truncatingIfNeeded: symbol.index))
  }

  func isBasic(_ symbol: Symbol) -> Bool {
    slotOfSymbol[symbol.index] != Self.noRow
  }

  /// Adds `basic = row` to the tableau; unless it is a definition, the row mentions parametric symbols
  /// only.
  @discardableResult
  mutating func insertRow(_ row: Row, basic: Symbol) -> Int {
    let slot: Int
    if let free = freeSlots.popLast() {
      slot = Int(free)
      rows[slot] = row
      basis[slot] = basic
    } else {
      slot = rows.count
      rows.append(row)
      basis.append(basic)
      visitOfSlot.append(0)
    }
    slotOfSymbol[basic.index] = Int32(truncatingIfNeeded: slot)
    if basic.isExternal {
      order.append(slot, isFresh: dependents[basic.index].isEmpty)
      noteMentions(row, inDefinition: slot)
    } else {
      for term in row.terms {
        columns[term.symbol.index].append(Int32(truncatingIfNeeded: slot))
      }
    }
    noteChange(basic)
    return slot
  }

  mutating func dropRow(_ slot: Int) {
    let basic = basis[slot]
    if basic.isExternal {
      order.remove(slot)
      forgetMentions(rows[slot], inDefinition: slot)
    }
    slotOfSymbol[basic.index] = Self.noRow
    rows[slot] = Row()
    freeSlots.append(Int32(truncatingIfNeeded: slot))
    noteChange(basic)
  }

  mutating func noteChange(_ symbol: Symbol) {
    if symbol.isExternal {
      touch(symbol)
      return
    }
    if symbol.isVariable { markChanged(symbol) }
    if !dependents[symbol.index].isEmpty { touch(symbol) }
  }

  mutating func markChanged(_ symbol: Symbol) {
    guard !isMarkedChanged[symbol.index] else { return }
    isMarkedChanged[symbol.index] = true
    changed.append(symbol.index)
  }

  /// The slots whose rows mention `symbol`, each once, without definitions.
  ///
  /// Compacts the column on the way.
  mutating func column(of symbol: Symbol) -> [Int32] {
    var column: [Int32] = []
    swap(&column, &columns[symbol.index])
    visit &+= 1
    var kept = 0
    for slot in column {
      let index = Int(slot)
      // The slot of a row that went may be that of a definition now.
      guard visitOfSlot[index] != visit, !basis[index].isExternal,
        rows[index].coefficient(of: symbol) != 0
      else { continue }
      visitOfSlot[index] = visit
      column[kept] = slot
      kept += 1
    }
    column.removeSubrange(kept...)
    columns[symbol.index] = column
    return column
  }

  /// Makes `entering` basic in `slot` and the slot's basic symbol parametric.
  mutating func pivot(entering: Symbol, slot: Int) {
    let leaving = basis[slot]
    rows[slot].solve(for: entering, insteadOf: leaving)
    basis[slot] = entering
    slotOfSymbol[leaving.index] = Self.noRow
    slotOfSymbol[entering.index] = Int32(truncatingIfNeeded: slot)
    columns[leaving.index].append(Int32(truncatingIfNeeded: slot))
    noteChange(leaving)
    noteChange(entering)
    substitute(entering, with: rows[slot], except: slot)
  }

  /// Replaces a symbol by a row everywhere but in definitions, in the objective too.
  mutating func substitute(_ symbol: Symbol, with source: Row, except ownSlot: Int = -1) {
    var column: [Int32] = []
    swap(&column, &columns[symbol.index])
    for slot in column where Int(slot) != ownSlot && !basis[Int(slot)].isExternal {
      replace(symbol, with: source, inSlot: Int(slot))
    }
    column.removeAll(keepingCapacity: true)
    columns[symbol.index] = column
    for level in levels.indices {
      let factor = levels[level].cost(of: symbol)
      if factor != 0 {
        levels[level].clear(symbol)
        levels[level].add(source.terms, times: factor)
      }
    }
  }

  private mutating func replace(_ symbol: Symbol, with source: Row, inSlot slot: Int) {
    let factor = rows[slot].coefficient(of: symbol)
    guard factor != 0 else { return }
    var terms: [Row.Term] = []
    swap(&terms, &rows[slot].terms)
    terms.merge(
      source.terms,
      times: factor,
      dropping: symbol,
      into: &scratchTerms,
      added: &scratchSymbols
    )
    swap(&scratchTerms, &rows[slot].terms)
    scratchTerms = terms
    for added in scratchSymbols {
      columns[added.index].append(Int32(truncatingIfNeeded: slot))
    }
    shiftConstant(ofSlot: slot, by: factor * source.constant)
  }

  /// Moves a row's constant; remembers it if that makes a restricted symbol negative.
  mutating func shiftConstant(ofSlot slot: Int, by delta: Double) {
    guard delta != 0 else { return }
    rows[slot].constant += delta
    let basic = basis[slot]
    noteChange(basic)
    if basic.isDummy {
      if abs(rows[slot].constant) > Tolerance.feasibility { infeasible.append(basic) }
    } else if rows[slot].constant < -Tolerance.feasibility {
      infeasible.append(basic)
    }
  }
}
