import Foundation
import UIKit

/// `PresentationStress [--steps N] [--seed S] [--replay FILE] [--all]`: looks for faults by chance.
///
/// Prints each fault and each crash with the shortest script found for it; `--replay` carries such a
/// script out and prints all that happens. The exit status is 1 if something failed.
@main
struct StressCommand {
  private static func value(of option: String) -> String? {
    let arguments = CommandLine.arguments
    guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else {
      return nil
    }
    return arguments[index + 1]
  }

  static func main() throws {
    setvbuf(stdout, nil, _IOLBF, 0)
    if let path = value(of: "--replay") {
      try replay(path)
      return
    }
    if let path = value(of: "--try") {
      let script = StressScript(text: try String(contentsOfFile: path, encoding: .utf8))
      exit(StressCampaign.fails(script, as: nil) ? 1 : 0)
    }
    let steps = value(of: "--steps").flatMap(Int.init) ?? 20_000
    let seed = value(of: "--seed").flatMap(UInt64.init) ?? 1
    let stopsAtFirst = !CommandLine.arguments.contains("--all")
    guard CommandLine.arguments.contains("--worker") else {
      var supervisor = try StressSupervisor(steps: steps, seed: seed, stopsAtFirst: stopsAtFirst)
      exit(try supervisor.run())
    }
    try search(steps: steps, seed: seed, stopsAtFirst: stopsAtFirst)
  }

  private static func replay(_ path: String) throws {
    let script = StressScript(text: try String(contentsOfFile: path, encoding: .utf8))
    let run = try StressRun(script) { print($0) }
    let showsTrace = CommandLine.arguments.contains("--trace")
    if showsTrace { run.world.stage.application.trace.onRecord = { print("    \($0)") } }
    let failure = run.run()
    if CommandLine.arguments.contains("--tree") { print(run.world.stage.tree()) }
    for line in run.world.stage.log { print("log: \(line)") }
    guard let failure else {
      print("Nothing failed.")
      return
    }
    print("Failed at \(failure)")
    exit(1)
  }

  private static func search(steps: Int, seed: UInt64, stopsAtFirst: Bool) throws {
    var kinds: [String: Int] = [:]
    var campaign = StressCampaign()
    let mark = value(of: "--mark")
    try campaign.run(
      steps: steps,
      from: seed,
      before: { seed in
        if let mark { try? "\(seed)".write(toFile: mark, atomically: false, encoding: .utf8) }
      },
      onFault: { fault in
        let kind = StressCampaign.kind(of: fault.failure)
        kinds[kind, default: 0] += 1
        guard kinds[kind] == 1 else { return true }
        print("seed \(fault.seed) failed at \(fault.failure)")
        let short = StressShrinker { StressCampaign.fails($0, as: fault.failure) }
          .shrink(fault.script)
        print("shortest script:\n\(short)")
        return !stopsAtFirst
      }
    )
    print("\(campaign.steps) steps in \(campaign.runs) runs, \(kinds.count) kinds of faults")
    for (kind, count) in kinds.sorted(by: { $0.value > $1.value }) {
      print("\(count) × \(kind)")
    }
    exit(kinds.isEmpty ? 0 : 1)
  }
}

extension String {
  fileprivate func write(
    toFile path: String,
    atomically: Bool,
    encoding: String.Encoding
  ) throws {
    try write(to: URL(fileURLWithPath: path), atomically: atomically, encoding: encoding)
  }
}
