import Foundation

/// Measures layout: the solver against kiwi's, screens of growing size, a table of growing length.
///
/// `Scripts/bench` runs it; build it optimized. Without `--kiwi` the comparison is left out.
@main
struct LayoutBenchmark {
  static func main() throws {
    var arguments = CommandLine.arguments.dropFirst()
    var python: String?
    while let option = arguments.popFirst() {
      guard option == "--kiwi", let value = arguments.popFirst() else {
        FileHandle.standardError.write(
          Data("usage: LayoutBenchmark [--kiwi PYTHON-WITH-KIWISOLVER]\n".utf8)
        )
        exit(2)
      }
      python = value
    }
    if let python {
      try SolverComparison(python: python).run()
    } else {
      print("Solver against kiwi: skipped, no Python with kiwisolver.\n")
    }
    ScreenGrowth.run()
    TableGrowth.run()
  }
}
