package import Foundation

/// Outlines of what a mask covers.
extension CGImage {
  /// The line of the width of twice `radius` pixels along the edge of a mask, with round corners.
  ///
  /// The result is larger than the mask by the same number of pixels on every side.
  package func outlined(radius: CGFloat) -> CGImage {
    precondition(isMask, "Only a mask has an outline, not a colored image")
    let margin = Int((radius + 1).rounded(.up))
    let width = width + 2 * margin
    let height = height + 2 * margin
    buffer.flush()
    let coverage = buffer.bytes.assumingMemoryBound(to: UInt8.self)
    var isInside = [Bool](repeating: false, count: width * height)
    for y in 0..<self.height {
      for x in 0..<self.width where coverage[y * buffer.stride + x] > 127 {
        isInside[(y + margin) * width + x + margin] = true
      }
    }
    let toInside = DistanceField(width: width, height: height) { isInside[$0] }
    let toOutside = DistanceField(width: width, height: height) { !isInside[$0] }
    let result = PixelBuffer(width: width, height: height, format: .a8)
    result.flush()
    let pixels = result.bytes.assumingMemoryBound(to: UInt8.self)
    for y in 0..<height {
      for x in 0..<width {
        let index = y * width + x
        // The edge runs half a pixel before the nearest pixel of the other side.
        let squared = max(toInside.squares[index], toOutside.squares[index])
        let distance = CGFloat(squared.squareRoot()) - 0.5
        let share = max(0, min(1, radius + 0.5 - distance))
        pixels[y * result.stride + x] = UInt8((share * 255).rounded())
      }
    }
    result.markDirty()
    return CGImage(buffer: result)
  }
}
