/// Collects what an application logs.
final class LogLines {
  private(set) var lines: [String] = []

  func append(_ line: String) {
    lines.append(line)
  }
}
