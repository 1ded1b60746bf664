import CoreGraphics
import Foundation
import QuartzCore

/// A root layer, a clock and a compositor for tests.
@MainActor
struct Screen {
  let root = CALayer()
  let compositor: Compositor
  let clock = FrameClock()

  init(width: Int = 40, height: Int = 40, scale: CGFloat = 1) {
    FrameClock.current = clock
    compositor = Compositor(
      pixelWidth: Int(CGFloat(width) * scale),
      pixelHeight: Int(CGFloat(height) * scale),
      scale: scale
    )
    root.frame = CGRect(x: 0, y: 0, width: width, height: height)
    root.isDisplayRoot = true
  }

  /// Commits and draws at `time`.
  @discardableResult
  func render(at time: TimeInterval = 0) -> [PixelRect] {
    clock.advance(to: time)
    CATransaction.flush()
    return compositor.render(root, at: time)
  }

  /// Changes layers without implicit animations.
  func change(_ changes: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    changes()
    CATransaction.commit()
  }

  /// `0xAARRGGBB`, premultiplied.
  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    compositor.target.pixel(x: x, y: y)
  }

  /// Whether what is on the target is what drawing everything anew gives.
  func matchesScratch(at time: TimeInterval) -> Bool {
    compositor.renderFromScratch(root, at: time).hasSameBytes(as: compositor.target)
  }

  /// Adds a layer with a plain background, without a fade.
  @discardableResult
  func add(
    _ x: CGFloat,
    _ y: CGFloat,
    _ width: CGFloat,
    _ height: CGFloat,
    _ color: CGColor?,
    in parent: CALayer? = nil
  ) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = color
    change { (parent ?? root).addSublayer(layer) }
    return layer
  }
}

extension CGColor {
  static func rgb(
    _ red: CGFloat,
    _ green: CGFloat,
    _ blue: CGFloat,
    _ alpha: CGFloat = 1
  ) -> CGColor {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  static let snow = rgb(1, 1, 1)
  static let ink = rgb(0, 0, 0)
}

extension PixelBuffer {
  func hasSameBytes(as other: PixelBuffer) -> Bool {
    guard width == other.width, height == other.height else { return false }
    flush()
    other.flush()
    for row in 0..<height {
      if memcmp(bytes + row * stride, other.bytes + row * other.stride, width * 4) != 0 {
        return false
      }
    }
    return true
  }
}
