import Foundation

/// Reading the command line.
nonisolated extension SimulatorOptions {
  /// Reads the arguments after the program's name.
  ///
  /// What follows `--` and words that are no options are the app's; the app reads them from
  /// `CommandLine.arguments` itself. Throws a `SimulatorFailure` for what cannot be understood.
  package static func parse(_ arguments: [String]) throws -> SimulatorOptions {
    var options = SimulatorOptions()
    var rest = arguments[...]
    while let argument = rest.popFirst(), argument != "--" {
      guard argument.hasPrefix("-"), argument != "-" else { continue }
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      let name = parts[0]
      let option = try find(name)
      if option.value == nil {
        guard parts.count == 1 else {
          throw SimulatorFailure(.wrongUsage, "\(name) takes no value.")
        }
        try option.apply(&options, "")
      } else if parts.count == 2 {
        try option.apply(&options, parts[1])
      } else {
        guard let value = rest.popFirst(), value != "--" else {
          throw SimulatorFailure(
            .wrongUsage,
            "\(name) needs a value: \(name) \(option.value ?? "")."
          )
        }
        try option.apply(&options, value)
      }
    }
    return options
  }

  private static func find(_ name: String) throws -> SimulatorOption {
    if let option = SimulatorOption.all.first(where: { $0.name == name || $0.shortName == name }) {
      return option
    }
    let nearest = NearestMatch.of(name, among: SimulatorOption.all.map(\.name))
    let hint = nearest.map { "did you mean \($0)?" } ?? "--help prints all."
    throw SimulatorFailure(
      .wrongUsage,
      "There is no option \(name); \(hint) The app's own arguments go after '--'."
    )
  }
}
