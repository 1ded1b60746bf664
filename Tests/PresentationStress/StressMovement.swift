import UIKit

/// How an animator moves: with which means, what it changes, and how long it takes.
nonisolated struct StressMovement: Equatable, Sendable {
  nonisolated enum Means: CaseIterable, Sendable {
    case viewAnimation
    case spring
    case keyframes
    case layerAnimation
    case propertyAnimator
    /// Offers its property animator to drivers.
    case interruptible
    /// Completes before `animateTransition` returns.
    case atOnce
    /// An animation of duration 0.
    case zeroDuration
    /// Two animations of different lengths.
    case twoAnimations
  }

  nonisolated enum Change: CaseIterable, Sendable {
    case frame
    case transform
    case alpha
  }

  let means: Means
  let change: Change
  let duration: TimeInterval
  /// Takes the view away itself at the end of a dismissal.
  let removesView: Bool

  init(_ step: StressStep, at index: Int) {
    means = Means.allCases[step.choice(index, of: Means.allCases.count)]
    change = Change.allCases[step.numbers[index] / 10 % Change.allCases.count]
    duration = [0.3, 0.1, 0.6][step.numbers[index] / 30 % 3]
    removesView = step.numbers[index] / 90 % 2 == 1
  }

  /// How it starts out when nothing was asked for.
  static let plain = StressMovement(StressStep(.wait, [0]), at: 0)
}
