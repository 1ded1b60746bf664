// Stand-in until the compositor arrives: delete then.
package import CoreGraphics
package import Foundation

package final class Compositor {
  package private(set) var target: PixelBuffer
  package private(set) var scale: CGFloat

  package init(pixelWidth: Int, pixelHeight: Int, scale: CGFloat) {
    target = PixelBuffer(width: pixelWidth, height: pixelHeight, format: .argb32)
    self.scale = scale
  }

  package func resize(pixelWidth: Int, pixelHeight: Int, scale: CGFloat) {
    target = PixelBuffer(width: pixelWidth, height: pixelHeight, format: .argb32)
    self.scale = scale
  }

  package func render(_ root: CALayer, at time: TimeInterval) -> [PixelRect] { [] }
}
