import Foundation
import QuartzCore

/// What a keyframe block does to one property: its changes, in fractions of the block's duration.
struct KeyframeTrackRecord {
  /// A move from one value to another.
  struct Change {
    let start: Double
    let end: Double
    let from: AnimatableValue
    let to: AnimatableValue
  }

  let layer: CALayer
  let key: String
  var changes: [Change]

  /// One animation through all values: still between changes, a later change cuts off an earlier one.
  func makeAnimation(mode: CAAnimationCalculationMode) -> CAKeyframeAnimation {
    let ordered = changes.enumerated().sorted { first, second in
      first.element.start == second.element.start
        ? first.offset < second.offset : first.element.start < second.element.start
    }.map(\.element)
    var times = [0.0]
    var values = [changes[0].from]
    for (index, change) in ordered.enumerated() {
      let value = values[values.count - 1]
      if change.start > times[times.count - 1] {
        times.append(change.start)
        values.append(value)
      }
      let cut = index + 1 < ordered.count ? ordered[index + 1].start : 1
      let start = values[values.count - 1]
      if change.end > cut, change.end > change.start {
        let fraction = (cut - change.start) / (change.end - change.start)
        times.append(cut)
        values.append(start.mixed(with: change.to, fraction))
      } else {
        times.append(change.end)
        values.append(change.to)
      }
    }
    if times[times.count - 1] < 1 {
      times.append(1)
      values.append(values[values.count - 1])
    }
    let animation = CAKeyframeAnimation(keyPath: key)
    animation.calculationMode = mode
    animation.values = values.map { $0.boxed as Any }
    animation.keyTimes = times.map { NSNumber(value: $0) }
    return animation
  }
}
