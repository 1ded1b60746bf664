import Foundation
import QuartzCore

/// Turns the changes made inside one keyframe into changes of the block's tracks.
final class KeyframeRecorder {
  private let block: KeyframeBlock
  private let start: Double
  private let end: Double

  init(block: KeyframeBlock, start: Double, end: Double) {
    self.block = block
    self.start = start
    self.end = end
  }

  func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
    guard let old = layer.modelValue(forKeyPath: key) else { return nil }
    return ChangeAction { [block, start, end] layer in
      guard let new = layer.modelValue(forKeyPath: key) else { return }
      let change = KeyframeTrackRecord.Change(start: start, end: end, from: old, to: new)
      block.record(change, of: key, on: layer)
    }
  }
}
