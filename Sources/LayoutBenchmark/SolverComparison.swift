import Foundation

/// The same systems in our solver and in kiwi's, in one run.
///
/// kiwi is C++; its Python wheel is driven by `kiwi_timing.py`, which measures only the calls into it.
nonisolated struct SolverComparison {
  private struct Answer: Decodable {
    let build: Double
    let edit: Double
    let values: [Double]
  }

  /// Views in a system: kiwi needs a minute for some of 200.
  private static let sizes = [10, 30, 100]
  private static let runs = 5
  private static let tolerance = 1e-6

  let python: String

  func run() throws {
    let systems = Self.sizes.flatMap(ConstraintSystem.all)
    let theirs = try answers(to: systems)
    var table = Table(
      "Solver against kiwi: the same systems, time inside the solver (target: at most 1.5 times)",
      columns: [
        "system", "constraints", "build", "kiwi", "ratio", "change", "kiwi", "ratio", "solutions",
      ]
    )
    for (system, answer) in zip(systems, theirs) {
      let runs = try (0..<Self.runs).map { _ in try SolverRun(of: system) }
      let build = Stopwatch.least(of: runs.map(\.buildTime))
      let edit = Stopwatch.least(of: runs.map(\.editTime))
      let difference = zip(runs[0].values, answer.values).map { abs($0 - $1) }.max() ?? 0
      table.add([
        system.name, "\(system.constraints.count)",
        Stopwatch.text(build), Stopwatch.text(answer.build), ratio(build, answer.build),
        Stopwatch.text(edit), Stopwatch.text(answer.edit), ratio(edit, answer.edit),
        difference <= Self.tolerance ? "agree" : "differ by \(difference)",
      ])
    }
    table.show()
  }

  private func ratio(_ ours: Double, _ theirs: Double) -> String {
    String(format: "%.2f", ours / theirs)
  }

  private func answers(to systems: [ConstraintSystem]) throws -> [Answer] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let question = folder.appending(path: "systems.json")
    let answer = folder.appending(path: "answers.json")
    try JSONEncoder().encode(systems).write(to: question)
    try Data().write(to: answer)

    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "kiwi_timing.py")
    process.arguments = [python, script.path, "\(Self.runs)"]
    process.standardInput = try FileHandle(forReadingFrom: question)
    process.standardOutput = try FileHandle(forWritingTo: answer)
    try process.run()
    process.waitUntilExit()
    return try JSONDecoder().decode([Answer].self, from: Data(contentsOf: answer))
  }
}
