public import Testing

/// The facts about UIKit (or the scenarios) that a test proves, by their numbers.
///
/// `Scripts/coverage` reads these traits from the sources to print which facts have a test.
public struct FactTrait: TestTrait, SuiteTrait {
  /// Numbers such as `A13`, `E27` or `S05`.
  public let identifiers: [String]

  public var comments: [Comment] {
    [Comment(rawValue: "Facts: " + identifiers.joined(separator: ", "))]
  }
}

extension Trait where Self == FactTrait {
  /// Marks a test with the numbers of the facts that it proves.
  public static func facts(_ identifiers: String...) -> Self {
    FactTrait(identifiers: identifiers)
  }
}
