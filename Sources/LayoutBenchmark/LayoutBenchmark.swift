import Foundation

/// Measures layout: the solver against kiwi's, screens of growing size, a table of growing length.
///
/// `Scripts/bench layout` runs it; build it optimized.
@main
struct LayoutBenchmark {
  private static let usage = """
    usage: LayoutBenchmark [--kiwi PYTHON] [solver | screens | table] ...
      --kiwi  a Python interpreter with kiwisolver, for the comparison; without it that is left out

    """

  static func main() throws {
    var arguments = CommandLine.arguments.dropFirst()
    var python: String?
    var parts: Set<String> = []
    while let argument = arguments.popFirst() {
      switch argument {
      case "--kiwi": python = arguments.popFirst()
      case "solver", "screens", "table": parts.insert(argument)
      default:
        FileHandle.standardError.write(Data(usage.utf8))
        exit(2)
      }
    }
    func isWanted(_ part: String) -> Bool { parts.isEmpty || parts.contains(part) }
    if isWanted("solver") {
      if let python {
        try SolverComparison(python: python).run()
      } else {
        print("Solver against kiwi: skipped, there is no Python with kiwisolver.\n")
      }
    }
    if isWanted("screens") { ScreenGrowth.run() }
    if isWanted("table") { TableGrowth.run() }
  }
}
