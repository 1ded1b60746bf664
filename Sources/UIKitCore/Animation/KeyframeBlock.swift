import Foundation
import QuartzCore

/// A keyframe block being run: it collects the frames and makes their animations at its end.
final class KeyframeBlock {
  private static var current: KeyframeBlock?

  private let context: ViewAnimationContext
  private let mode: CAAnimationCalculationMode
  private var tracks: [KeyframeTrackRecord] = []

  private init(context: ViewAnimationContext, mode: CAAnimationCalculationMode) {
    self.context = context
    self.mode = mode
  }

  static func run(
    _ parameters: ViewAnimationParameters,
    mode: UInt,
    _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
    let context = ViewAnimationContext.nested(parameters, completion: completion)
    let block = KeyframeBlock(
      context: context,
      mode: modes.indices.contains(Int(mode)) ? modes[Int(mode)] : .linear
    )
    let outer = current
    current = block
    context.perform(animations)
    current = outer
    block.attach()
    context.group?.close()
  }

  static func add(start: Double, duration: Double, _ animations: () -> Void) {
    guard let block = current else {
      animations()
      return
    }
    let start = min(max(start, 0), 1)
    let recorder = KeyframeRecorder(
      block: block,
      start: start,
      end: min(start + max(duration, 0), 1)
    )
    ViewAnimationContext.keyframe(recorder, of: block.context).enter(animations)
  }

  func record(_ change: KeyframeTrackRecord.Change, of key: String, on layer: CALayer) {
    if let index = tracks.firstIndex(where: { $0.layer === layer && $0.key == key }) {
      tracks[index].changes.append(change)
    } else {
      tracks.append(KeyframeTrackRecord(layer: layer, key: key, changes: [change]))
    }
  }

  private func attach() {
    for track in tracks {
      let animation = track.makeAnimation(mode: mode)
      context.attach(animation, to: track.layer, forKey: track.key, from: track.changes[0].from)
    }
  }
}
