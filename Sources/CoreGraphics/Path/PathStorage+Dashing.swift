import Foundation

/// Paths cut into dashes; curves stay curves.
extension PathStorage {
  /// `lengths` are those of dashes and gaps in turn; `phase` is how far into them a subpath starts.
  ///
  /// The path itself where `lengths` is empty or adds up to nothing.
  internal func dashed(phase: CGFloat, lengths: [CGFloat]) -> PathStorage {
    let total = lengths.reduce(0, +)
    guard total > 0, lengths.allSatisfy({ $0 >= 0 }) else { return self }

    var result = PathStorage()
    for subpath in segments() {
      var pattern = DashPattern(phase: phase, lengths: lengths, total: total)
      var isPenDown = false
      for segment in subpath {
        add(segment, pattern: &pattern, isPenDown: &isPenDown, to: &result)
      }
    }
    return result
  }

  private func add(
    _ segment: MeasuredCurve,
    pattern: inout DashPattern,
    isPenDown: inout Bool,
    to result: inout PathStorage
  ) {
    var position: CGFloat = 0
    while position < segment.length {
      let step = min(pattern.rest, segment.length - position)
      if pattern.isDash {
        let part = segment.part(from: position, to: position + step)
        if !isPenDown {
          result.move(to: part.from)
        }
        isPenDown = true
        if segment.isLine {
          result.addLine(to: part.to)
        } else {
          result.addCubic(control1: part.control1, control2: part.control2, to: part.to)
        }
      }
      position += step
      if pattern.advance(by: step) {
        isPenDown = false
      }
    }
  }

  /// The pieces of each subpath, closing lines included.
  private func segments() -> [[MeasuredCurve]] {
    var result: [[MeasuredCurve]] = []
    var start = CGPoint.zero
    var from = CGPoint.zero

    func add(_ curve: MeasuredCurve) {
      if curve.length > 0, !result.isEmpty {
        result[result.count - 1].append(curve)
      }
    }
    for element in elements {
      switch element {
      case .move(let point):
        result.append([])
        start = point
        from = point
      case .line(let point):
        add(MeasuredCurve(from: from, to: point))
        from = point
      case .quad(let control, let end):
        add(MeasuredCurve(CubicCurve(from: from, control: control, to: end)))
        from = end
      case .cubic(let control1, let control2, let end):
        add(
          MeasuredCurve(
            CubicCurve(from: from, control1: control1, control2: control2, to: end)
          )
        )
        from = end
      case .close:
        add(MeasuredCurve(from: from, to: start))
        from = start
      }
    }
    return result
  }
}

/// Where a pen stands in a list of dashes and gaps.
private struct DashPattern {
  private let lengths: [CGFloat]
  private var index = 0
  /// What is left of the current dash or gap.
  private(set) var rest: CGFloat

  var isDash: Bool { index.isMultiple(of: 2) }

  init(phase: CGFloat, lengths: [CGFloat], total: CGFloat) {
    // An odd list swaps dashes and gaps each time round.
    self.lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let period = lengths.count.isMultiple(of: 2) ? total : 2 * total
    var skipped = phase.truncatingRemainder(dividingBy: period)
    if skipped < 0 {
      skipped += period
    }
    rest = self.lengths[0]
    while skipped >= rest, skipped > 0 {
      skipped -= rest
      next()
    }
    rest -= skipped
  }

  /// True where the current dash or gap ended.
  mutating func advance(by step: CGFloat) -> Bool {
    rest -= step
    guard rest <= 0 else { return false }

    next()
    // Gaps and dashes of no length are passed over.
    while rest <= 0 {
      next()
    }
    return true
  }

  private mutating func next() {
    index = (index + 1) % lengths.count
    rest = lengths[index]
  }
}

/// A curve that can be cut at distances along it.
private struct MeasuredCurve {
  let curve: CubicCurve
  let isLine: Bool
  let length: CGFloat
  /// Length up to each of equally distant times; empty for a line.
  private let distances: [CGFloat]

  init(from: CGPoint, to end: CGPoint) {
    curve = CubicCurve(from: from, control1: from, control2: end, to: end)
    isLine = true
    length = hypot(end.x - from.x, end.y - from.y)
    distances = []
  }

  init(_ curve: CubicCurve) {
    // Finer than for drawing: lengths add up.
    let steps = max(16, curve.steps(tolerance: PathStorage.flatness / 10))
    var distances: [CGFloat] = [0]
    var previous = curve.from
    var sum: CGFloat = 0
    for step in 1...steps {
      let point = curve.point(at: CGFloat(step) / CGFloat(steps))
      sum += hypot(point.x - previous.x, point.y - previous.y)
      distances.append(sum)
      previous = point
    }
    self.curve = curve
    isLine = false
    length = sum
    self.distances = distances
  }

  func part(from start: CGFloat, to end: CGFloat) -> CubicCurve {
    if isLine {
      let first = linePoint(at: start)
      let last = linePoint(at: end)
      return CubicCurve(from: first, control1: first, control2: last, to: last)
    }
    let startTime = time(at: start)
    let endTime = time(at: end)
    guard startTime < 1 else { return curve.split(at: 1).1 }

    let rest = curve.split(at: startTime).1
    return rest.split(at: (endTime - startTime) / (1 - startTime)).0
  }

  private func linePoint(at distance: CGFloat) -> CGPoint {
    let share = distance / length
    return CGPoint(
      x: curve.from.x + (curve.to.x - curve.from.x) * share,
      y: curve.from.y + (curve.to.y - curve.from.y) * share
    )
  }

  private func time(at distance: CGFloat) -> CGFloat {
    let last = distances.count - 1
    guard let next = distances.firstIndex(where: { $0 >= distance }) else { return 1 }
    guard next > 0 else { return 0 }

    let step = distances[next] - distances[next - 1]
    let share = step > 0 ? (distance - distances[next - 1]) / step : 0
    return (CGFloat(next - 1) + share) / CGFloat(last)
  }
}
