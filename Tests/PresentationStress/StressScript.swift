import Foundation

/// What one run does: the world that it starts from and its steps.
nonisolated struct StressScript: Equatable, Sendable, CustomStringConvertible {
  /// Picks the device and the first tree of controllers.
  var world: Int
  var steps: [StressStep]

  init(world: Int, steps: [StressStep]) {
    self.world = world
    self.steps = steps
  }

  /// The script that belongs to a seed; it ends with a settle.
  init(seed: UInt64, length: Int) {
    var random = StressRandom(seed: seed)
    world = Int.random(in: 0...999, using: &random)
    let deck = Self.weights.flatMap { Array(repeating: $0.key, count: $0.value) }
      .sorted { $0.rawValue < $1.rawValue }
    steps = (0..<max(length - 1, 0)).map { _ in
      let verb = deck.randomElement(using: &random) ?? .wait
      return StressStep(
        verb,
        (0..<StressStep.width).map { _ in Int.random(in: 0...999, using: &random) }
      )
    }
    steps.append(StressStep(.settle, []))
  }

  /// Reads what `description` writes.
  init(text: String) {
    world = 0
    steps = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("world ") {
        world = Int(line.dropFirst("world ".count).prefix { $0 != " " }) ?? 0
      } else if let step = StressStep(line) {
        steps.append(step)
      }
    }
  }

  var description: String {
    (["world \(world)"] + steps.map(\.description)).joined(separator: "\n") + "\n"
  }

  /// How often each verb comes, against the others.
  private static let weights: [StressStep.Verb: Int] = [
    .wait: 14, .settle: 6, .tap: 6, .drag: 4, .edgeSwipe: 2, .press: 2, .move: 2, .release: 2,
    .cancelTouch: 1, .type: 1, .rotate: 4, .resize: 2, .appearance: 1, .present: 16,
    .presentAgain: 2, .dismiss: 10, .push: 4, .pop: 4, .setStack: 1, .select: 3, .addChild: 2,
    .removeChild: 1, .swapChildren: 2, .replaceRoot: 1, .focus: 2, .changeSheet: 2,
    .changeSize: 2, .changeBars: 1, .drive: 8, .arm: 4,
  ]
}
