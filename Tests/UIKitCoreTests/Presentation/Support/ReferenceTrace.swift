import Foundation
import ProsceniumTesting
import Testing
import UIKit

/// A trace kept beside the tests, as text and as JSON, to compare runs with.
///
/// With `RECORD_TRACES=1` in the environment the files are written anew; read their diff before
/// committing it.
enum ReferenceTrace {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Traces")

  /// Compares the records made since `start` seconds with the files `name`.trace and `name`.jsonl,
  /// line by line.
  static func expect(
    _ name: String,
    equals records: [TraceRecord],
    since start: TimeInterval,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let shifted = records.filter { $0.time >= start }.map { record in
      var shifted = record
      // Whole nanoseconds: sums of times carry noise.
      shifted.time = ((record.time - start) * 1e9).rounded() / 1e9
      return shifted
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let files: [(String, [String])] = [
      ("trace", shifted.map(\.description)),
      ("jsonl", try shifted.map { String(decoding: try encoder.encode($0), as: UTF8.self) }),
    ]
    for (ending, lines) in files {
      let file = folder.appendingPathComponent("\(name).\(ending)")
      if ProcessInfo.processInfo.environment["RECORD_TRACES"] == "1" {
        let text = lines.map { $0 + "\n" }.joined()
        try text.write(to: file, atomically: true, encoding: .utf8)
        continue
      }
      let expected = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .map(String.init)
      let difference = zip(expected, lines).first { $0 != $1 }
      #expect(
        expected == lines,
        "First difference: expected \(difference?.0 ?? "the end"), got \(difference?.1 ?? "the end")",
        sourceLocation: sourceLocation
      )
    }
  }
}
