/// Sparse linear forms: arrays of terms in the order of their symbols.
extension [Row.Term] {
  /// Position of `symbol`, or where it would have to be inserted.
  private func position(of symbol: Symbol) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) >> 1
      if self[middle].symbol < symbol {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  func coefficient(of symbol: Symbol) -> Double {
    let index = position(of: symbol)
    return index < count && self[index].symbol == symbol ? self[index].coefficient : 0
  }

  /// Takes the symbol out and returns its coefficient, 0 where it is not mentioned.
  @discardableResult
  mutating func remove(_ symbol: Symbol) -> Double {
    let index = position(of: symbol)
    guard index < count, self[index].symbol == symbol else { return 0 }
    return remove(at: index).coefficient
  }

  /// Adds to the coefficient of `symbol`; true if the symbol is new to the form.
  @discardableResult
  mutating func insert(_ symbol: Symbol, _ coefficient: Double) -> Bool {
    let index = position(of: symbol)
    guard index < count, self[index].symbol == symbol else {
      insert(Row.Term(symbol: symbol, coefficient: coefficient), at: index)
      return true
    }
    self[index].coefficient += coefficient
    if abs(self[index].coefficient) < Tolerance.coefficient {
      remove(at: index)
    }
    return false
  }

  /// Writes `self + factor * source` without `dropped` to `sum` and the symbols that only `source`
  /// had to `added`.
  ///
  /// Linear: both are walked once, side by side.
  func merge(
    _ source: [Row.Term],
    times factor: Double,
    dropping dropped: Symbol,
    into sum: inout [Row.Term],
    added: inout [Symbol]
  ) {
    sum.removeAll(keepingCapacity: true)
    added.removeAll(keepingCapacity: true)
    sum.reserveCapacity(count + source.count)
    // Unchecked buffers: this loop is where the solver spends its time.
    withUnsafeBufferPointer { mine in
      source.withUnsafeBufferPointer { theirs in
        var left = 0
        var right = 0
        while left < mine.count && right < theirs.count {
          let one = mine[left]
          let other = theirs[right]
          if one.symbol < other.symbol {
            left += 1
            if one.symbol != dropped { sum.append(one) }
          } else if other.symbol < one.symbol {
            right += 1
            added.append(other.symbol)
            sum.append(Row.Term(symbol: other.symbol, coefficient: factor * other.coefficient))
          } else {
            left += 1
            right += 1
            let coefficient = one.coefficient + factor * other.coefficient
            if abs(coefficient) >= Tolerance.coefficient && one.symbol != dropped {
              sum.append(Row.Term(symbol: one.symbol, coefficient: coefficient))
            }
          }
        }
        while left < mine.count {
          if mine[left].symbol != dropped { sum.append(mine[left]) }
          left += 1
        }
        while right < theirs.count {
          let other = theirs[right]
          added.append(other.symbol)
          sum.append(Row.Term(symbol: other.symbol, coefficient: factor * other.coefficient))
          right += 1
        }
      }
    }
  }
}
