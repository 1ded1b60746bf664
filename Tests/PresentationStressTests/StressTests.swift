import Foundation
import Testing

@testable import PresentationStress

/// Random use of presentations leaves everything consistent.
struct StressTests {
  /// Steps a run of the whole test takes; `STRESS_STEPS` and `STRESS_SEED` change it.
  private static func number(_ name: String, _ standard: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? standard
  }

  @Test func `nothing breaks under random use`() throws {
    let steps = Self.number("STRESS_STEPS", 20_000)
    var campaign = StressCampaign()

    try campaign.run(steps: steps, from: UInt64(Self.number("STRESS_SEED", 1))) { fault in
      let short = StressShrinker { StressCampaign.fails($0, as: fault.failure) }
        .shrink(fault.script)
      Issue.record("seed \(fault.seed), \(fault.failure); shortest script:\n\(short)")
      return false
    }

    #expect(campaign.steps >= steps)
  }

  @Test func `a seed gives the same script each time`() {
    #expect(StressScript(seed: 7, length: 40) == StressScript(seed: 7, length: 40))
    #expect(StressScript(seed: 7, length: 40) != StressScript(seed: 8, length: 40))
  }

  @Test func `a script survives being written and read`() {
    let script = StressScript(seed: 3, length: 50)

    #expect(StressScript(text: script.description) == script)
  }

  @Test func `shrinking keeps what matters`() {
    let script = StressScript(seed: 5, length: 60)
    let needed = [script.steps[10].verb, script.steps[40].verb]

    let short = StressShrinker { candidate in
      let verbs = candidate.steps.map(\.verb)
      guard let first = verbs.firstIndex(of: needed[0]) else { return false }
      return verbs[(first + 1)...].contains(needed[1])
    }.shrink(script)

    #expect(short.steps.map(\.verb) == needed)
    #expect(short.steps.allSatisfy { $0.numbers.allSatisfy { $0 == 0 } })
  }
}
