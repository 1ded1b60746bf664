/// What probes write into, in order.
final class CallLog {
  private(set) var lines: [String] = []

  func add(_ line: String) {
    lines.append(line)
  }

  func clear() {
    lines.removeAll()
  }

  func count(_ line: String) -> Int {
    lines.filter { $0 == line }.count
  }

  /// The lines that begin with one of `prefixes`.
  func lines(of prefixes: String...) -> [String] {
    lines.filter { line in prefixes.contains { line.hasPrefix($0) } }
  }

  /// Position of the first such line; nil if there is none.
  func position(_ line: String) -> Int? {
    lines.firstIndex(of: line)
  }
}
