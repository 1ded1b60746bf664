/// The order in which the values of definitions are worked out, and which of them wait for it.
///
/// Each comes after those that it mentions, so one walk brings everything up to date.
struct DefinitionOrder: Sendable {
  private static let hole = Solver.noRow
  private static let wordBits = UInt64.bitWidth
  /// Below this number holes do not matter.
  private static let fewHoles = 64

  /// Slots of the definitions, with holes where some went.
  private(set) var slots: [Int32] = []
  /// By slot: where it is in `slots`.
  private var places: [Int32] = []
  private var holeCount = 0
  /// By place, 64 to a word: whether the value must be worked out anew.
  private var marks: [UInt64] = []
  private var firstMarkedWord = 0
  /// The slots must be sorted before they are walked.
  private(set) var isStale = false

  /// `isFresh`: nothing mentions the variable, so it may come last.
  mutating func append(_ slot: Int, isFresh: Bool) {
    while places.count <= slot {
      places.append(0)
    }
    places[slot] = Int32(truncatingIfNeeded: slots.count)
    slots.append(Int32(truncatingIfNeeded: slot))
    if slots.count > marks.count * Self.wordBits { marks.append(0) }
    if !isFresh { isStale = true }
  }

  mutating func remove(_ slot: Int) {
    slots[Int(places[slot])] = Self.hole
    holeCount += 1
    if holeCount > Self.fewHoles && 2 * holeCount > slots.count { isStale = true }
  }

  mutating func replace(by sorted: [Int32]) {
    slots = sorted
    holeCount = 0
    isStale = false
    for (place, slot) in sorted.enumerated() {
      places[Int(slot)] = Int32(truncatingIfNeeded: place)
    }
    marks = Array(repeating: 0, count: sorted.count / Self.wordBits + 1)
    firstMarkedWord = marks.count
  }

  // MARK: - Marks

  mutating func mark(_ slot: Int32) {
    let place = Int(places[Int(slot)])
    let word = place / Self.wordBits
    marks[word] |= 1 << UInt64(place % Self.wordBits)
    firstMarkedWord = min(firstMarkedWord, word)
  }

  mutating func mark(_ slots: [Int32]) {
    for slot in slots {
      mark(slot)
    }
  }

  /// The marked slot that comes first, its mark taken away.
  ///
  /// Marks set in between must be on later ones.
  mutating func takeFirstMarked() -> Int32? {
    while firstMarkedWord < marks.count {
      let word = marks[firstMarkedWord]
      guard word != 0 else {
        firstMarkedWord += 1
        continue
      }
      marks[firstMarkedWord] = word & (word - 1)
      let slot = slots[firstMarkedWord * Self.wordBits + word.trailingZeroBitCount]
      if slot != Self.hole { return slot }
    }
    return nil
  }
}
