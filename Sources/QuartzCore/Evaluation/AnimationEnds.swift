import Foundation

/// The start and end of a basic animation, with gaps filled by the value beneath it.
nonisolated struct AnimationEnds {
  let from: AnimatableValue
  let to: AnimatableValue
  let by: AnimatableValue

  /// Both ends, for a property that would be `base` without the animation.
  func resolved(over base: AnimatableValue) -> (AnimatableValue, AnimatableValue) {
    switch (from.isNothing, to.isNothing, by.isNothing) {
    case (false, false, _): (from, to)
    case (false, true, false): (from, from.adding(by))
    case (true, false, false): (to.subtracting(by) ?? to, to)
    case (false, true, true): (from, base)
    case (true, false, true): (base, to)
    case (true, true, false): (base, base.adding(by))
    case (true, true, true): (base, base)
    }
  }
}
