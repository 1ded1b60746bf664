import Foundation

/// Pixels placed relative to the pen: coverage (one byte) or premultiplied color (four bytes).
nonisolated struct PixelBlock {
  nonisolated enum Kind {
    case coverage
    /// Bytes in the order blue, green, red, alpha.
    case color

    var pixelSize: Int {
      switch self {
      case .coverage: 1
      case .color: 4
      }
    }
  }

  let kind: Kind
  /// Of the top-left pixel, relative to the pen on the baseline at the start of the line.
  let originX: Int
  let originY: Int
  let width: Int
  let height: Int
  /// Rows from the top, without gaps between them.
  private(set) var bytes: [UInt8]

  var rowSize: Int {
    width * kind.pixelSize
  }

  /// A transparent block.
  init(kind: Kind, originX: Int, originY: Int, width: Int, height: Int) {
    self.kind = kind
    self.originX = originX
    self.originY = originY
    self.width = width
    self.height = height
    bytes = [UInt8](repeating: 0, count: width * height * kind.pixelSize)
  }

  mutating func withBytes(_ body: (UnsafeMutablePointer<UInt8>) -> Void) {
    bytes.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress {
        body(base)
      }
    }
  }

  /// The smallest block with all pixels that are not transparent; nil if there are none.
  func trimmed() -> PixelBlock? {
    var top = height
    var bottom = -1
    var left = width
    var right = -1
    let pixelSize = kind.pixelSize
    bytes.withUnsafeBufferPointer { bytes in
      for row in 0..<height {
        let cells = bytes[row * rowSize..<(row + 1) * rowSize]
        guard let first = cells.firstIndex(where: { $0 != 0 }),
          let last = cells.lastIndex(where: { $0 != 0 })
        else { continue }
        top = min(top, row)
        bottom = row
        left = min(left, (first - row * rowSize) / pixelSize)
        right = max(right, (last - row * rowSize) / pixelSize)
      }
    }
    guard bottom >= top else { return nil }
    var block = PixelBlock(
      kind: kind,
      originX: originX + left,
      originY: originY + top,
      width: right - left + 1,
      height: bottom - top + 1
    )
    block.add(self)
    return block
  }

  /// The smallest block that holds all `blocks`, which are of one kind; nil for none.
  static func merged(_ blocks: [PixelBlock]) -> PixelBlock? {
    guard let first = blocks.first, blocks.count > 1 else { return blocks.first }
    let left = blocks.map(\.originX).min() ?? 0
    let top = blocks.map(\.originY).min() ?? 0
    let right = blocks.map { $0.originX + $0.width }.max() ?? 0
    let bottom = blocks.map { $0.originY + $0.height }.max() ?? 0
    var block = PixelBlock(
      kind: first.kind,
      originX: left,
      originY: top,
      width: right - left,
      height: bottom - top
    )
    for other in blocks {
      block.add(other)
    }
    return block
  }

  /// Adds the pixels of `other` where the two overlap, up to full coverage.
  private mutating func add(_ other: PixelBlock) {
    let left = max(originX, other.originX)
    let right = min(originX + width, other.originX + other.width)
    let top = max(originY, other.originY)
    let bottom = min(originY + height, other.originY + other.height)
    guard left < right, top < bottom else { return }
    let count = (right - left) * kind.pixelSize
    let targetStart = (top - originY) * rowSize + (left - originX) * kind.pixelSize
    let sourceStart =
      (top - other.originY) * other.rowSize
      + (left - other.originX) * kind.pixelSize
    let (targetRow, sourceRow) = (rowSize, other.rowSize)
    other.bytes.withUnsafeBufferPointer { source in
      bytes.withUnsafeMutableBufferPointer { target in
        for row in 0..<bottom - top {
          let targetIndex = targetStart + row * targetRow
          let sourceIndex = sourceStart + row * sourceRow
          for offset in 0..<count {
            let sum = Int(target[targetIndex + offset]) + Int(source[sourceIndex + offset])
            target[targetIndex + offset] = UInt8(min(sum, 255))
          }
        }
      }
    }
  }
}
