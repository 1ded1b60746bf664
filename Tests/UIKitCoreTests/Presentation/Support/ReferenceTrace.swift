import Foundation
import ProsceniumTesting
import Testing
import UIKit

/// A trace kept as a text file beside the tests, to compare runs with.
///
/// With `RECORD_TRACES=1` in the environment the files are written anew; read their diff before
/// committing it.
enum ReferenceTrace {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Traces")

  /// Compares the records made since `start` seconds with the file `name`.trace, line by line.
  static func expect(
    _ name: String,
    equals records: [TraceRecord],
    since start: TimeInterval,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = records.filter { $0.time >= start }.map { record in
      var shifted = record
      shifted.time -= start
      return shifted.description + "\n"
    }.joined()
    let file = folder.appendingPathComponent(name + ".trace")
    if ProcessInfo.processInfo.environment["RECORD_TRACES"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let expected = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let actual = text.split(separator: "\n")
    let difference = zip(expected, actual).first { $0 != $1 }
    #expect(
      expected == actual,
      "First difference: expected \(difference?.0 ?? "the end"), got \(difference?.1 ?? "the end")",
      sourceLocation: sourceLocation
    )
  }
}
