import Foundation

/// Why the stage could not do what a test asked for: something that a finger could not do either.
public nonisolated struct StageFailure: Error, CustomStringConvertible, Sendable {
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
