import Foundation

/// The Python package kiwisolver, asked through a child process.
enum Kiwi {
  /// What kiwi answered to a step.
  enum Answer: Decodable {
    case accepted(Bool)
    case values([Double?])
    case nothing

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .nothing
      } else if let accepted = try? container.decode(Bool.self) {
        self = .accepted(accepted)
      } else {
        self = .values(try container.decode([Double?].self))
      }
    }
  }

  static let isAvailable: Bool =
    (try? run(["-c", "import kiwisolver"], input: Data())).map { $0.status == 0 } ?? false

  /// The answers to each system's steps; nil where kiwi gave up.
  static func answers(to systems: [RandomSystem]) throws -> [[Answer]?] {
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "kiwi_oracle.py"
    )
    let result = try run([script.path], input: JSONEncoder().encode(systems))
    return try JSONDecoder().decode([[Answer]?].self, from: result.output)
  }

  private static func run(
    _ arguments: [String],
    input: Data
  ) throws -> (status: Int32, output: Data) {
    // Through files: a pipe would fill up while neither side reads.
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "kiwi-\(UUID().uuidString)"
    )
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let question = folder.appending(path: "question.json")
    let answer = folder.appending(path: "answer.json")
    try input.write(to: question)
    try Data().write(to: answer)

    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    process.standardInput = try FileHandle(forReadingFrom: question)
    process.standardOutput = try FileHandle(forWritingTo: answer)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try Data(contentsOf: answer))
  }
}
