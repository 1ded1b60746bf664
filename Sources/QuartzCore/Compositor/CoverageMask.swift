import CoreGraphics

/// Coverage of a shape, drawn once and stretched in the middle to any larger size.
///
/// Rounded rectangles, borders and shadows differ only near their edges, so one small mask serves a
/// layer at every size. Immutable once made; the same object stands for the same shape.
nonisolated final class CoverageMask {
  let width: Int
  let height: Int
  /// The column and the row repeated to fill larger rectangles.
  let stretchColumn: Int
  let stretchRow: Int
  let bytes: UnsafeMutablePointer<UInt8>

  init(width: Int, height: Int, stretchColumn: Int, stretchRow: Int) {
    self.width = width
    self.height = height
    self.stretchColumn = stretchColumn
    self.stretchRow = stretchRow
    bytes = .allocate(capacity: max(width * height, 1))
    bytes.initialize(repeating: 0, count: max(width * height, 1))
  }

  deinit {
    bytes.deallocate()
  }

  /// The mask's row for row `y` of a rectangle `height` pixels high.
  @inline(__always)
  func row(_ y: Int, of height: Int) -> UnsafePointer<UInt8> {
    let bottom = self.height - stretchRow - 1
    let index =
      if y < stretchRow {
        y
      } else if y >= height - bottom {
        y - height + self.height
      } else {
        stretchRow
      }
    return UnsafePointer(bytes + index * width)
  }

  /// Writes coverage of the pixels `from..<to` of row `y` of a rectangle of the given size.
  func write(
    _ target: UnsafeMutablePointer<UInt8>,
    y: Int,
    from: Int,
    to: Int,
    width fullWidth: Int,
    height fullHeight: Int
  ) {
    let line = row(y, of: fullHeight)
    let right = width - stretchColumn - 1
    for x in from..<to {
      let index =
        if x < stretchColumn {
          x
        } else if x >= fullWidth - right {
          x - fullWidth + width
        } else {
          stretchColumn
        }
      target[x - from] = line[index]
    }
  }

  /// Fills the part of `rect` inside `clip` with `color` through the mask.
  func fill(_ rect: PixelRect, clip: PixelRect, into target: PixelPlane, color: UInt32) {
    let area = rect.intersection(clip)
    guard !area.isEmpty, color != 0 else { return }

    let left = rect.x + stretchColumn
    let rightCount = width - stretchColumn - 1
    let right = rect.maxX - rightCount
    for y in area.y..<area.maxY {
      let line = row(y - rect.y, of: rect.height)
      let pixels = target.row(y)
      let leftEnd = min(left, area.maxX)
      if area.x < leftEnd {
        PixelRow.fillOver(pixels + area.x, line + (area.x - rect.x), leftEnd - area.x, color)
      }
      let middleStart = max(left, area.x)
      let middleEnd = min(right, area.maxX)
      let coverage = UInt32(line[stretchColumn])
      if middleStart < middleEnd && coverage > 0 {
        let pixel = coverage == 255 ? color : PixelArithmetic.multiply(color, coverage)
        PixelRow.fillOver(pixels + middleStart, middleEnd - middleStart, pixel)
      }
      let rightStart = max(right, area.x)
      if rightStart < area.maxX {
        let offset = stretchColumn + 1 + rightStart - right
        PixelRow.fillOver(pixels + rightStart, line + offset, area.maxX - rightStart, color)
      }
    }
  }
}
