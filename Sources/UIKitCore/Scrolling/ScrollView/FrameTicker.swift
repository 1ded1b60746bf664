import Foundation
import QuartzCore

/// Calls a block once a frame until it is invalidated.
final class FrameTicker {
  private let link: CADisplayLink

  init(_ block: @escaping () -> Void) {
    link = CADisplayLink(calling: { _ in block() })
    link.add(to: .main, forMode: .common)
  }

  func invalidate() {
    link.invalidate()
  }
}
