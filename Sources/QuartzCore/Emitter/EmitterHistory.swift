import CoreGraphics
import Foundation

/// The states that an emitter layer went through, as far back as particles live: enough to tell where each
/// particle is at any time.
nonisolated struct EmitterHistory {
  private(set) var states: [EmitterState] = []

  /// More particles than this are not drawn (chosen by eye).
  private static let largestCount = 20_000

  var isEmpty: Bool { states.allSatisfy(\.cells.isEmpty) }

  /// Forgets all that was and begins with `state`.
  mutating func begin(with state: EmitterState) {
    var first = state
    first.start = 0
    first.births = Array(repeating: 0, count: state.cells.count)
    states = [first]
  }

  /// Goes on with `state`; particles that are there keep what they were born with.
  mutating func change(to state: EmitterState) {
    guard let last = states.last, state.start > last.start else {
      if let last = states.popLast(), !states.isEmpty {
        var next = state
        next.births = births(of: last, by: last.start, count: state.cells.count)
        states.append(next)
      } else {
        begin(with: state)
      }
      return
    }
    var next = state
    next.births = births(of: last, by: state.start, count: state.cells.count)
    states.append(next)
    let ends = states.dropFirst().map(\.start) + [.infinity]
    states = zip(states, ends).filter { $0.longestLife + $1 > state.start }.map(\.0)
  }

  private func births(of state: EmitterState, by time: TimeInterval, count: Int) -> [Double] {
    (0..<count).map { $0 < state.cells.count ? state.births(of: $0, by: time) : 0 }
  }

  /// The particles at a time of the layer, in the order of their birth.
  func particles(at time: TimeInterval) -> [EmitterParticle] {
    var result: [EmitterParticle] = []
    for (index, state) in states.enumerated() {
      let end = index + 1 < states.count ? min(states[index + 1].start, time) : time
      let begin = max(state.start, time - state.longestLife)
      guard begin <= end else { continue }
      for cell in state.cells.indices where state.rate(of: cell) > 0 {
        let rate = state.rate(of: cell)
        var number = state.births(of: cell, by: begin).rounded(.up)
        let last = state.births(of: cell, by: end)
        while number <= last, result.count < Self.largestCount {
          let birth = state.start + (number - state.births[cell]) / rate
          let particle = EmitterParticle(
            state,
            cell: cell,
            number: Int(number),
            birth: birth,
            time: time
          )
          if let particle { result.append(particle) }
          number += 1
        }
      }
    }
    return result.sorted { $0.birth < $1.birth }
  }
}
