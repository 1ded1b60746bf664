/// What the program tells the shell when it ends.
package nonisolated enum ExitStatus: Int32, Sendable {
  case success = 0
  /// An expectation of a script does not hold.
  case checkFailed = 1
  case wrongUsage = 2
  /// No such device, view or file.
  case notFound = 3
  /// A transition or animation that does not end.
  case stuck = 4
  /// The machine lacks a display, a font or the like.
  case environment = 5
  /// The app stopped itself: a failed precondition, a nil that was unwrapped.
  case appTrapped = 6
}

/// A reason to end the program, told in one sentence.
package nonisolated struct SimulatorFailure: Error, Equatable, CustomStringConvertible {
  package let status: ExitStatus
  package let description: String

  package init(_ status: ExitStatus, _ description: String) {
    self.status = status
    self.description = description
  }
}
