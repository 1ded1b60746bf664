/// Which way the characters of a line run: the part of Unicode's bidirectional algorithm (UAX 9)
/// that a line without embedding controls needs.
///
/// Rules P2, W (numbers only), N1, N2, I and L2 over whole clusters. Explicit embeddings and
/// isolates are treated as neutral characters.
nonisolated enum TextDirection {
  private enum Kind {
    case left
    case right
    case number
    case neutral
  }

  /// The embedding level of every cluster: even is left to right, odd is right to left.
  static func levels(of clusters: [Character]) -> [Int] {
    var kinds = clusters.map(kind)
    guard kinds.contains(.right) else { return clusters.map { _ in 0 } }
    let base = kinds.first { $0 == .left || $0 == .right } == .right ? 1 : 0
    // Numbers after left-to-right letters belong to them (W7).
    var lastStrong = base == 1 ? Kind.right : .left
    for index in kinds.indices {
      switch kinds[index] {
      case .left, .right: lastStrong = kinds[index]
      case .number where lastStrong == .left: kinds[index] = .left
      case .number, .neutral: break
      }
    }
    var levels = kinds.map { kind in
      switch kind {
      case .left: base == 0 ? 0 : 2
      case .right: 1
      case .number: 2
      case .neutral: base
      }
    }
    resolveNeutrals(&levels, kinds: kinds, base: base)
    return levels
  }

  /// Order on the screen, left to right, of runs with these levels (rule L2).
  static func visualOrder(of levels: [Int]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in stride(from: highest, through: 1, by: -1) {
      var start = order.startIndex
      while start < order.endIndex {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        let end = order[start...].firstIndex { levels[$0] < level } ?? order.endIndex
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }

  /// Neutrals between two sides of one direction take it, others that of the line (N1, N2).
  private static func resolveNeutrals(_ levels: inout [Int], kinds: [Kind], base: Int) {
    var start = kinds.startIndex
    while let first = kinds[start...].firstIndex(of: .neutral) {
      let end = kinds[first...].firstIndex { $0 != .neutral } ?? kinds.endIndex
      let before =
        first > kinds.startIndex ? isRight(kinds[first - 1], levels[first - 1]) : base == 1
      let after = end < kinds.endIndex ? isRight(kinds[end], levels[end]) : base == 1
      if before == after {
        let level = before ? 1 : (base == 0 ? 0 : 2)
        for index in first..<end {
          levels[index] = level
        }
      }
      start = end
    }
  }

  /// Numbers inside right-to-left text count as right-to-left beside neutrals.
  private static func isRight(_ kind: Kind, _ level: Int) -> Bool {
    kind == .right || (kind == .number && level != 0)
  }

  private static func kind(of cluster: Character) -> Kind {
    guard let scalar = cluster.unicodeScalars.first else { return .neutral }
    switch TextScript(scalar) {
    case .hebrew, .arabic:
      return .right
    case .some:
      return .left
    case nil:
      if scalar.properties.numericType == .decimal { return .number }
      return scalar.properties.isAlphabetic ? .left : .neutral
    }
  }
}
