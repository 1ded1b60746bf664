import Foundation

/// Many short runs with seeds one after the other.
struct StressCampaign {
  /// Steps of one run: short enough to shrink quickly, long enough for a few levels.
  static let runLength = 60

  /// What failed: the seed, the script and the fault.
  nonisolated struct Fault: Sendable {
    let seed: UInt64
    let script: StressScript
    let failure: StressRun.Failure
  }

  private(set) var steps = 0
  private(set) var runs = 0

  /// Runs until `count` steps are done or `body` says stop after a fault.
  mutating func run(
    steps count: Int,
    from seed: UInt64,
    before: (UInt64) -> Void = { _ in },
    onFault: (Fault) -> Bool
  ) throws {
    var seed = seed
    while steps < count {
      before(seed)
      let script = StressScript(seed: seed, length: Self.runLength)
      let run = try StressRun(script)
      if let failure = run.run() {
        guard onFault(Fault(seed: seed, script: script, failure: failure)) else { return }
      }
      steps += run.steps
      runs += 1
      seed += 1
    }
  }

  /// Whether a script fails in the same manner: the first words of the fault agree.
  static func fails(_ script: StressScript, as failure: StressRun.Failure?) -> Bool {
    guard let found = try? StressRun(script).run() else { return false }
    guard let failure else { return true }
    return kind(of: found) == kind(of: failure)
  }

  /// The fault's first sentence without names and numbers.
  static func kind(of failure: StressRun.Failure) -> String {
    (failure.sentences.first ?? "").split(separator: " ").filter { word in
      !word.contains { $0.isNumber || $0 == "(" || $0 == ")" }
    }.joined(separator: " ")
  }
}
