import Foundation

/// Looks for faults in a process of its own, so that a trap ends one run and not the search.
///
/// The worker notes the seed that it is at; when a signal ends it, the supervisor prints the shortest
/// script that still does so, and a new worker goes on with the next seed.
@MainActor
struct StressSupervisor {
  /// Steps that are left to do.
  private var steps: Int
  private var seed: UInt64
  private let stopsAtFirst: Bool
  private let folder: URL
  private var status: Int32 = 0

  init(steps: Int, seed: UInt64, stopsAtFirst: Bool) throws {
    self.steps = steps
    self.seed = seed
    self.stopsAtFirst = stopsAtFirst
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("stress-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Searches to the end and returns the exit status: 1 if something failed.
  mutating func run() throws -> Int32 {
    defer { try? FileManager.default.removeItem(at: folder) }
    let mark = folder.appendingPathComponent("seed")
    while steps > 0 {
      var arguments = ["--worker", "--steps", "\(steps)", "--seed", "\(seed)", "--mark", mark.path]
      if !stopsAtFirst { arguments.append("--all") }
      let worker = try start(arguments)
      if worker.terminationStatus != 0 { status = 1 }
      guard worker.terminationReason == .uncaughtSignal else { break }
      let crashed = UInt64((try? String(contentsOf: mark, encoding: .utf8)) ?? "") ?? seed
      try report(crashed, signal: worker.terminationStatus)
      guard !stopsAtFirst else { break }
      steps -= Int(crashed - seed + 1) * StressCampaign.runLength
      seed = crashed + 1
    }
    return status
  }

  private func report(_ seed: UInt64, signal: Int32) throws {
    print("seed \(seed) ended the process by signal \(signal)")
    let file = folder.appendingPathComponent("script")
    let short = StressShrinker { script in
      try? script.description.write(to: file, atomically: false, encoding: .utf8)
      return (try? start(["--try", file.path], quiet: true))?.terminationReason == .uncaughtSignal
    }.shrink(StressScript(seed: seed, length: StressCampaign.runLength))
    print("shortest script:\n\(short)")
  }

  private func start(_ arguments: [String], quiet: Bool = false) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    if quiet {
      process.standardError = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.environment = ProcessInfo.processInfo.environment
        .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    }
    try process.run()
    process.waitUntilExit()
    return process
  }
}
