import UIKit

/// Examples of one kind.
struct ExampleSection {
  let title: String
  let examples: [Example]
}

/// All examples, one list for each tab; the lists are in files of their own.
enum Catalogue {}
