package import Foundation

/// The animations of all layers, for the frame loop: what runs, and when the next one ends.
package final class AnimationRegistry {
  private var attached: [AttachedAnimation] = []

  package init() {}

  /// Whether anything changes as time passes.
  package var isAnimating: Bool {
    attached.contains(where: \.isRunning)
  }

  /// As `isAnimating`, without decoration such as the wheel of an activity indicator.
  package var isAnimatingEssentials: Bool {
    attached.contains { $0.isRunning && !$0.animation.isDecoration }
  }

  /// The earliest absolute time at which an animation ends; nil if none will.
  package var nextEnd: TimeInterval? {
    attached.lazy.compactMap(\.absoluteEnd).min()
  }

  /// Ends the animations whose end has come: the earlier ends first, then in order of their beginning.
  package func finishDue(at time: TimeInterval) {
    let due = attached.enumerated().compactMap { offset, animation -> (TimeInterval, Int)? in
      guard let end = animation.absoluteEnd, end <= time + AttachedAnimation.timeTolerance else {
        return nil
      }
      return (end, offset)
    }.sorted { $0 < $1 }
    let ending = due.map { attached[$0.1] }
    for animation in ending where !animation.hasEnded {
      if animation.animation.isRemovedOnCompletion, let layer = animation.layer {
        layer.detach(animation, finished: true)
      } else {
        animation.reportEnd(finished: true)
      }
    }
    removeOrphans()
  }

  /// Names what still runs, one line each, for a test that does not settle.
  package func describeActive() -> [String] {
    attached.filter { $0.isRunning && !$0.animation.isDecoration }.map { animation in
      let owner = animation.layer.map { layer in
        layer.name ?? layer.delegate.map { "\(type(of: $0))" } ?? "\(type(of: layer))"
      }
      let what = animation.key ?? animation.keys.joined(separator: ", ")
      let end = animation.absoluteEnd.map { "until \($0) s" } ?? "without end"
      return "\(what) of \(owner ?? "a layer that is gone") \(end)"
    }
  }

  func insert(_ animation: AttachedAnimation) {
    attached.append(animation)
    FrameClock.current.onWork?()
  }

  func remove(_ animation: AttachedAnimation) {
    attached.removeAll { $0 === animation }
  }

  /// Animations of layers that were freed end unfinished.
  private func removeOrphans() {
    guard attached.contains(where: { $0.layer == nil }) else { return }
    let orphans = attached.filter { $0.layer == nil }
    attached.removeAll { $0.layer == nil }
    for orphan in orphans {
      orphan.reportEnd(finished: false)
    }
  }
}
