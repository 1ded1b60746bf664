package import Foundation

/// Blurring of coverage, for shadows.
extension PixelBuffer {
  /// Blurs a mask in place with three box blurs, which come close to a Gaussian of `sigma` pixels.
  ///
  /// Box sizes follow the rule of the W3C filter effects specification (feGaussianBlur). Whole-number
  /// arithmetic only, so every machine gets the same bytes. Pixels outside count as empty.
  package func blur(sigma: CGFloat) {
    precondition(format == .a8, "Only masks can be blurred")
    let boxes = Self.boxes(sigma: sigma)
    guard !boxes.isEmpty, width > 0, height > 0 else { return }

    flush()
    // Eight more bits between the passes keep rounding from adding up.
    var plane = [UInt16](repeating: 0, count: width * height)
    let pixels = bytes.assumingMemoryBound(to: UInt8.self)
    for row in 0..<height {
      for column in 0..<width {
        plane[row * width + column] = UInt16(pixels[row * stride + column]) << 8
      }
    }
    let longest = max(width, height)
    plane.withUnsafeMutableBufferPointer { plane in
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: longest * 2) { scratch in
        guard let base = plane.baseAddress, let scratch = scratch.baseAddress else { return }
        for row in 0..<height {
          Self.blurLine(base + row * width, step: 1, count: width, boxes: boxes, scratch: scratch)
        }
        for column in 0..<width {
          Self.blurLine(base + column, step: width, count: height, boxes: boxes, scratch: scratch)
        }
      }
    }
    for row in 0..<height {
      for column in 0..<width {
        pixels[row * stride + column] = UInt8((UInt32(plane[row * width + column]) + 128) >> 8)
      }
    }
    markDirty()
  }

  /// How far, in pixels, a blur of `sigma` spreads beyond what was there.
  package static func blurReach(sigma: CGFloat) -> Int {
    boxes(sigma: sigma).reduce(0) { reach, box in reach + max(box.before, box.after) }
  }

  private struct Box {
    var before: Int
    var after: Int
    var size: Int { before + after + 1 }
  }

  private static func boxes(sigma: CGFloat) -> [Box] {
    guard sigma > 0 else { return [] }

    let size = Int((sigma * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5).rounded(.down))
    guard size > 1 else { return [] }

    if size.isMultiple(of: 2) {
      let half = size / 2
      return [
        Box(before: half, after: half - 1),
        Box(before: half - 1, after: half),
        Box(before: half, after: half),
      ]
    }
    let half = (size - 1) / 2
    return Array(repeating: Box(before: half, after: half), count: 3)
  }

  private static func blurLine(
    _ line: UnsafeMutablePointer<UInt16>,
    step: Int,
    count: Int,
    boxes: [Box],
    scratch: UnsafeMutablePointer<UInt16>
  ) {
    var source = scratch
    var target = scratch + count
    var isEmpty = true
    for index in 0..<count {
      let value = line[index * step]
      source[index] = value
      isEmpty = isEmpty && value == 0
    }
    guard !isEmpty else { return }

    for box in boxes {
      // Fixed-point reciprocal: sum <= 65280 * size, and the half rounds to nearest.
      let reciprocal = ((1 << 32) + box.size / 2) / box.size
      var sum = 0
      for index in 0..<min(box.after, count) {
        sum += Int(source[index])
      }
      for index in 0..<count {
        let entering = index + box.after
        if entering < count {
          sum += Int(source[entering])
        }
        target[index] = UInt16(clamping: (sum * reciprocal + (1 << 31)) >> 32)
        let leaving = index - box.before
        if leaving >= 0 {
          sum -= Int(source[leaving])
        }
      }
      swap(&source, &target)
    }
    for index in 0..<count {
      line[index * step] = source[index]
    }
  }
}
