import Foundation

/// Making blocks of what SDL_ttf draws.
extension PixelBlock {
  /// How much finer than pixels the lines are that `init(coverageOf:)` takes, across only.
  ///
  /// Averaging the exact coverage of quarter pixels gives the exact coverage of a pixel at any quarter
  /// of a pixel as its start, so text keeps its shape wherever it stands.
  static let oversampling = 4

  /// Coverage of a line drawn `oversampling` times too wide.
  ///
  /// `left` is where the line's left edge is, in oversampled pixels right of the pen.
  init(coverageOf line: DrawnLine, left: Int) {
    let factor = Self.oversampling
    let originX = Int((Double(left) / Double(factor)).rounded(.down))
    let phase = left - originX * factor
    self.init(
      kind: .coverage,
      originX: originX,
      originY: -line.baseline,
      width: (phase + line.width + factor - 1) / factor,
      height: line.height
    )
    let width = width
    withBytes { bytes in
      for row in 0..<line.height {
        let alpha = line.alpha(row: row)
        for column in 0..<width {
          let first = max(column * factor - phase, 0)
          let end = min((column + 1) * factor - phase, line.width)
          var sum = 0
          var cell = first
          while cell < end {
            sum += Int(alpha[cell * 4])
            cell += 1
          }
          bytes[row * width + column] = UInt8((sum + factor / 2) / factor)
        }
      }
    }
  }

  /// The pixels of a line of pictures, scaled by averaging over areas.
  ///
  /// `left` is where the scaled line's left edge is, in pixels right of the pen.
  init(colorsOf line: DrawnLine, scale: Double, left: Int) {
    self.init(
      kind: .color,
      originX: left,
      originY: -Int((Double(line.baseline) * scale).rounded()),
      width: max(Int((Double(line.width) * scale).rounded(.up)), 1),
      height: max(Int((Double(line.height) * scale).rounded(.up)), 1)
    )
    let (width, height) = (width, height)
    withBytes { bytes in
      for row in 0..<height {
        for column in 0..<width {
          let color = line.average(
            columns: Double(column) / scale..<Double(column + 1) / scale,
            rows: Double(row) / scale..<Double(row + 1) / scale
          )
          for channel in 0..<4 {
            bytes[(row * width + column) * 4 + channel] = color[channel]
          }
        }
      }
    }
  }
}

extension DrawnLine {
  /// The alpha bytes of a row, four bytes apart.
  fileprivate func alpha(row: Int) -> UnsafePointer<UInt8> {
    pixels.advanced(by: row * stride + 3).assumingMemoryBound(to: UInt8.self)
  }

  /// Premultiplied mean of the pixels under an area, those at its edges by the part inside.
  fileprivate func average(columns: Range<Double>, rows: Range<Double>) -> SIMD4<UInt8> {
    var sum = SIMD4<Double>()
    var area = 0.0
    for row in Int(rows.lowerBound)...Int(rows.upperBound.rounded(.up)) {
      let height = min(Double(row + 1), rows.upperBound) - max(Double(row), rows.lowerBound)
      guard height > 0 else { continue }
      for column in Int(columns.lowerBound)...Int(columns.upperBound.rounded(.up)) {
        let width =
          min(Double(column + 1), columns.upperBound)
          - max(Double(column), columns.lowerBound)
        guard width > 0 else { continue }
        area += width * height
        guard row < self.height, column < self.width else { continue }
        sum += premultiplied(column: column, row: row) * width * height
      }
    }
    let mean = (sum / max(area, .leastNormalMagnitude)).rounded(.toNearestOrAwayFromZero)
    return SIMD4<UInt8>(UInt8(mean.x), UInt8(mean.y), UInt8(mean.z), UInt8(mean.w))
  }

  private func premultiplied(column: Int, row: Int) -> SIMD4<Double> {
    let pixel = pixels.advanced(by: row * stride + column * 4)
      .assumingMemoryBound(to: UInt8.self)
    let alpha = Double(pixel[3])
    let opacity = alpha / 255
    return SIMD4(
      Double(pixel[0]) * opacity,
      Double(pixel[1]) * opacity,
      Double(pixel[2]) * opacity,
      alpha
    )
  }
}
