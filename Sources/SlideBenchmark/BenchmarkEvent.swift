import UIKit

/// Tells the driver what happened: one JSON object a line, at once.
enum BenchmarkEvent {
  static func send(_ name: String, _ values: [(name: String, value: String)] = []) {
    let pairs = [("ev", "\"\(name)\"")] + values
    let line = pairs.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",")
    FileHandle.standardOutput.write(Data("{\(line)}\n".utf8))
  }
}
