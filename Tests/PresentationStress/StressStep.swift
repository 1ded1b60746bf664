import Foundation

/// One thing that a stress run does: a verb and numbers from 0 to 999.
///
/// What a number means is decided when the step is carried out ("the third controller that is
/// there"), so that a script keeps working when other steps are dropped.
nonisolated struct StressStep: Equatable, Sendable, CustomStringConvertible {
  nonisolated enum Verb: String, CaseIterable, Sendable {
    // Time.
    case wait
    case settle
    // What a person does.
    case tap
    case drag
    case edgeSwipe
    case press
    case move
    case release
    case cancelTouch
    case type
    case rotate
    case resize
    case appearance
    // What an app does.
    case present
    case presentAgain
    case dismiss
    case push
    case pop
    case setStack
    case select
    case addChild
    case removeChild
    case swapChildren
    case replaceRoot
    case focus
    case changeSheet
    case changeSize
    case changeBars
    case drive
    /// Something to be done inside the next callback of a kind.
    case arm
  }

  /// How many numbers each step has.
  static let width = 7

  let verb: Verb
  let numbers: [Int]

  init(_ verb: Verb, _ numbers: [Int]) {
    self.verb = verb
    self.numbers = (0..<Self.width).map { numbers.indices.contains($0) ? numbers[$0] : 0 }
  }

  /// Reads what `description` writes; nil for anything else.
  init?(_ line: some StringProtocol) {
    let words = line.prefix { $0 != "#" }.split(separator: " ")
    guard let first = words.first, let verb = Verb(rawValue: String(first)) else { return nil }
    self.init(verb, words.dropFirst().compactMap { Int($0) })
  }

  var description: String {
    ([verb.rawValue] + numbers.map(String.init)).joined(separator: " ")
  }

  /// The number at `index`, brought into `0..<count`.
  func choice(_ index: Int, of count: Int) -> Int {
    count > 0 ? numbers[index] % count : 0
  }

  /// The number at `index` as a part of 1.
  func part(_ index: Int) -> Double {
    Double(numbers[index]) / 999
  }

  /// Whether the number at `index` is among the first `percent` in a hundred.
  func isAmong(_ percent: Int, _ index: Int) -> Bool {
    numbers[index] < percent * 10
  }
}
