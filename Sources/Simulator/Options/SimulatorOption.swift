/// One option of the command line: how it is written, what it does, what it says in the help.
nonisolated struct SimulatorOption: Sendable {
  enum Group: String, CaseIterable, Sendable {
    case device = "Device"
    case window = "Window and time"
    case automation = "Without a hand"
    case information = "About"
  }

  let name: String
  /// A second spelling such as `-h`.
  let shortName: String?
  /// Placeholder of the value; nil for a switch.
  let value: String?
  let group: Group
  let help: String
  /// Takes the value over; throws a `SimulatorFailure` for one that makes no sense.
  let apply: @Sendable (inout SimulatorOptions, String) throws -> Void

  init(
    _ name: String,
    short: String? = nil,
    value: String? = nil,
    group: Group,
    help: String,
    apply: @escaping @Sendable (inout SimulatorOptions, String) throws -> Void
  ) {
    self.name = name
    shortName = short
    self.value = value
    self.group = group
    self.help = help
    self.apply = apply
  }
}
