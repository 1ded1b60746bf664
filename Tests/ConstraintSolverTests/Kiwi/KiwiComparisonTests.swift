import Foundation
import Testing

@testable import ConstraintSolver

/// Our solver against kiwisolver, a Cassowary of other hands, on random systems.
struct KiwiComparisonTests {
  private static let systemCount = 2_500
  private static let tolerance = 1e-6

  @Test func `agrees with kiwi wherever a variable has only one possible value`() throws {
    guard Kiwi.isAvailable else {
      print("Skipped: python3 cannot import kiwisolver (pip install kiwisolver).")
      return
    }
    let systems = (0..<Self.systemCount).map { RandomSystem(seed: UInt64($0)) }
    let answers = try Kiwi.answers(to: systems)

    var comparedValues = 0
    for (system, theirs) in zip(systems, answers) {
      guard let theirs, try Self.disagreement(system, theirs, counting: &comparedValues) != nil
      else {
        continue
      }
      let smallest = try Self.shrunk(system)
      let text = String(decoding: try JSONEncoder().encode(smallest), as: UTF8.self)
      Issue.record("The solvers disagree on \(text)")
    }

    let solvedSystems = answers.count { $0 != nil }
    #expect(solvedSystems >= 2_000, "kiwi gave up on \(Self.systemCount - solvedSystems) systems")
    #expect(comparedValues > Self.systemCount, "the comparison compared next to nothing")
  }

  private static func disagreement(
    _ system: RandomSystem,
    _ theirs: [Kiwi.Answer],
    counting compared: inout Int
  ) throws -> Int? {
    for (index, ours) in try Replay.answers(to: system).enumerated() {
      switch (ours, theirs[index]) {
      case (.accepted(let one), .accepted(let other)) where one != other:
        return index
      case (.values(let values), .values(let expected)):
        for (value, only) in zip(values, expected) {
          guard let only else { continue }
          compared += 1
          if abs(value - only) > tolerance * max(1, abs(only)) { return index }
        }
      default:
        continue
      }
    }
    return nil
  }

  /// Leaves out steps as long as the solvers still disagree.
  private static func shrunk(_ system: RandomSystem) throws -> RandomSystem {
    var smallest = system
    var index = 0
    while index < smallest.steps.count {
      var candidate = smallest
      let removed = candidate.steps.remove(at: index)
      if let added = removed.add {
        candidate.steps.removeAll { $0.remove == added }
      }
      var ignored = 0
      if let theirs = try? Kiwi.answers(to: [candidate]).first ?? nil,
        try disagreement(candidate, theirs, counting: &ignored) != nil
      {
        smallest = candidate
      } else {
        index += 1
      }
    }
    return smallest
  }
}
