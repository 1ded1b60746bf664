import CoreGraphics
import Foundation
import QuartzCore

/// Where segments, dividers and the knob stand.
extension UISegmentedControl {
  func naturalWidth(_ segment: Segment) -> CGFloat {
    let content =
      segment.image?.size.width
      ?? segment.label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)).width
    return content + 2 * Metrics.titlePadding
  }

  var segmentFrames: [CGRect] {
    guard !segments.isEmpty else { return [] }
    let fixed = segments.reduce(0) { $0 + $1.width }
    let free = max(bounds.width - fixed, 0)
    let flexible = segments.filter { $0.width == 0 }
    let natural = flexible.reduce(0) { $0 + naturalWidth($1) }
    var x: CGFloat = 0
    return segments.map { segment in
      var width = segment.width
      if width == 0, apportionsSegmentWidthsByContent, natural > 0 {
        width = free * naturalWidth(segment) / natural
      } else if width == 0 {
        width = free / CGFloat(flexible.count)
      }
      defer { x += width }
      return CGRect(x: x, y: 0, width: width, height: bounds.height)
    }
  }

  func layoutKnob() {
    let frames = segmentFrames
    guard frames.indices.contains(storedIndex) else {
      knob.isHidden = true
      return
    }
    knob.isHidden = false
    knob.frame = frames[storedIndex].insetBy(dx: Metrics.inset, dy: Metrics.inset)
  }

  func layoutDividers(_ frames: [CGRect]) {
    for (index, divider) in dividers.enumerated() where index + 1 < frames.count {
      let width = 1 / max(layer.contentsScale, 1)
      divider.frame = CGRect(
        x: frames[index].maxX - width / 2,
        y: Metrics.dividerInset,
        width: width,
        height: max(bounds.height - 2 * Metrics.dividerInset, 0)
      )
      // Dividers beside the knob are hidden by it.
      divider.alpha = index == storedIndex || index + 1 == storedIndex ? 0 : 1
    }
  }
}
