import Foundation

/// A text file of commands, one a line.
nonisolated struct Script {
  struct Line {
    let number: Int
    let command: ScriptCommand
  }

  /// Name in messages.
  let name: String
  let lines: [Line]

  /// Throws a `SimulatorFailure` that names the file and the line.
  init(name: String, text: String) throws {
    self.name = name
    var lines: [Line] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      do {
        if let command = try ScriptParser.parse(String(line)) {
          lines.append(Line(number: index + 1, command: command))
        }
      } catch let failure as SimulatorFailure {
        throw SimulatorFailure(failure.status, "\(name):\(index + 1): \(failure)")
      } catch {
        throw SimulatorFailure(.wrongUsage, "\(name):\(index + 1): \(error).")
      }
    }
    self.lines = lines
  }

  /// Reads a file, or the standard input for `-`.
  init(path: String) throws {
    let isStandardInput = path == "-"
    // A handle also reads pipes, such as a shell's <(...).
    let file = isStandardInput ? .standardInput : FileHandle(forReadingAtPath: path)
    guard let data = try? file?.readToEnd() ?? Data(), file != nil else {
      throw SimulatorFailure(.notFound, "There is no script '\(path)' that can be read.")
    }
    try self.init(
      name: isStandardInput ? "standard input" : path,
      text: String(decoding: data, as: UTF8.self)
    )
  }
}
