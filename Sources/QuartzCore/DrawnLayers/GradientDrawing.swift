import CoreGraphics
import Foundation

/// Everything that a gradient layer's pixels depend on, and how they are drawn.
///
/// Colors are mixed unmultiplied, as Core Animation does: a gradient to clear black darkens on its way.
/// The lines of equal color of an axial gradient stand at right angles to its direction in the unit
/// square, so that those from corner to corner of an oblong layer are slanted, as on iOS.
nonisolated struct GradientDrawing: Hashable {
  private let gradient: GradientProperties
  private let stops: [Stop]
  private let cornerRadius: Double
  private let isContinuous: Bool
  private let corners: UInt

  private struct Stop: Hashable {
    var location: Double
    var color: CGColor
  }

  /// Steps of the color table: finer than 8 bits can show.
  private static let tableSize = 1024

  /// nil without colors.
  init?(_ properties: LayerProperties) {
    gradient = GradientProperties(properties)
    guard !gradient.colors.isEmpty else { return nil }
    var floor = 0.0
    stops = zip(gradient.colors, gradient.locations).map { color, location in
      floor = max(floor, Double(location))
      return Stop(location: floor, color: color)
    }
    // A clipped layer is rounded by its clip.
    cornerRadius = properties.masksToBounds ? 0 : Double(properties.cornerRadius)
    isContinuous = properties.cornerCurve == .continuous
    corners = properties.maskedCorners.rawValue
  }

  private var start: CGPoint { gradient.startPoint }
  private var end: CGPoint { gradient.endPoint }

  /// nil where the layer has no size.
  func draw(_ size: LayerDrawingSize) -> LayerDrawing? {
    guard size.width > 0, size.height > 0, size.width <= 1 << 14, size.height <= 1 << 14 else {
      return nil
    }
    let table = makeTable()
    let buffer = PixelBuffer(width: size.width, height: size.height)
    let plane = PixelPlane(buffer)
    switch gradient.type {
    case .radial: drawRadial(table, size, on: plane)
    case .conic: drawConic(table, size, on: plane)
    default: drawAxial(table, size, on: plane)
    }
    if cornerRadius > 0 {
      round(size, on: plane)
    }
    buffer.markDirty()
    let isOpaque = cornerRadius <= 0 && stops.allSatisfy { $0.color.alpha >= 1 }
    return LayerDrawing(buffer: buffer, isOpaque: isOpaque)
  }

  // MARK: - Colors

  private func makeTable() -> [UInt32] {
    (0..<Self.tableSize).map { color(at: Double($0) / Double(Self.tableSize - 1)) }
  }

  private func color(at location: Double) -> UInt32 {
    var lower = stops[0]
    var upper = stops[stops.count - 1]
    if location <= lower.location {
      upper = lower
    } else {
      for stop in stops {
        if stop.location <= location {
          lower = stop
        } else {
          upper = stop
          break
        }
      }
      if lower.location > upper.location || location >= stops[stops.count - 1].location {
        upper = lower
      }
    }
    let distance = upper.location - lower.location
    let share = distance > 0 ? (location - lower.location) / distance : 0
    let from = lower.color.rgba
    let to = upper.color.rgba
    func mix(_ first: CGFloat, _ second: CGFloat) -> Double {
      Double(first) + (Double(second) - Double(first)) * share
    }
    return PixelArithmetic.pixel(
      red: mix(from.r, to.r),
      green: mix(from.g, to.g),
      blue: mix(from.b, to.b),
      alpha: mix(from.a, to.a)
    )
  }

  @inline(__always)
  private func entry(_ table: UnsafeBufferPointer<UInt32>, _ share: Double) -> UInt32 {
    let last = Double(Self.tableSize - 1)
    return table[Int(min(max(share, 0), 1) * last + 0.5)]
  }

  // MARK: - Shapes

  /// The share grows along the line in the unit square, which is then stretched to the layer's size.
  private func drawAxial(_ table: [UInt32], _ size: LayerDrawingSize, on plane: PixelPlane) {
    let across = Double(end.x - start.x)
    let down = Double(end.y - start.y)
    let length = across * across + down * down
    guard length > 0 else { return }
    let x0 = Double(start.x) * Double(size.width)
    let y0 = Double(start.y) * Double(size.height)
    let dx = across / length / Double(size.width)
    let dy = down / length / Double(size.height)
    table.withUnsafeBufferPointer { table in
      for y in 0..<size.height {
        let row = plane.row(y)
        let offset = (Double(y) + 0.5 - y0) * dy
        if dx == 0 {
          PixelRow.fill(row, size.width, entry(table, offset))
          continue
        }
        for x in 0..<size.width {
          row[x] = entry(table, (Double(x) + 0.5 - x0) * dx + offset)
        }
      }
    }
  }

  private func drawRadial(_ table: [UInt32], _ size: LayerDrawingSize, on plane: PixelPlane) {
    let x0 = Double(start.x) * Double(size.width)
    let y0 = Double(start.y) * Double(size.height)
    let radiusX = abs(Double(end.x - start.x)) * Double(size.width)
    let radiusY = abs(Double(end.y - start.y)) * Double(size.height)
    guard radiusX > 0, radiusY > 0 else { return }
    table.withUnsafeBufferPointer { table in
      for y in 0..<size.height {
        let row = plane.row(y)
        let v = (Double(y) + 0.5 - y0) / radiusY
        for x in 0..<size.width {
          let u = (Double(x) + 0.5 - x0) / radiusX
          row[x] = entry(table, (u * u + v * v).squareRoot())
        }
      }
    }
  }

  private func drawConic(_ table: [UInt32], _ size: LayerDrawingSize, on plane: PixelPlane) {
    let x0 = Double(start.x) * Double(size.width)
    let y0 = Double(start.y) * Double(size.height)
    let zero = Self.turn(
      Double(end.x) * Double(size.width) - x0,
      Double(end.y) * Double(size.height) - y0
    )
    table.withUnsafeBufferPointer { table in
      for y in 0..<size.height {
        let row = plane.row(y)
        for x in 0..<size.width {
          let share = Self.turn(Double(x) + 0.5 - x0, Double(y) + 0.5 - y0) - zero
          row[x] = entry(table, share < 0 ? share + 1 : share)
        }
      }
    }
  }

  /// The direction of a vector in turns, 0 ..< 1, clockwise from the right as y points down.
  ///
  /// A polynomial (Abramowitz and Stegun 4.4.49) in place of the C library's, which differs by machine.
  private static func turn(_ x: Double, _ y: Double) -> Double {
    let across = abs(x)
    let down = abs(y)
    guard max(across, down) > 0 else { return 0 }
    let ratio = min(across, down) / max(across, down)
    let square = ratio * ratio
    var angle = -0.0117212
    angle = angle * square + 0.05265332
    angle = angle * square - 0.11643287
    angle = angle * square + 0.19354346
    angle = angle * square - 0.33262347
    angle = (angle * square + 0.99997726) * ratio
    if down > across { angle = Double.pi / 2 - angle }
    if x < 0 { angle = Double.pi - angle }
    if y < 0 { angle = 2 * Double.pi - angle }
    let turns = angle / (2 * Double.pi)
    return turns >= 1 ? 0 : turns
  }

  private func round(_ size: LayerDrawingSize, on plane: PixelPlane) {
    var shape = RoundedShape(radius: cornerRadius * size.scale)
    shape.curve = isContinuous ? .continuous : .circular
    shape.corners = RoundedShape.Corners(rawValue: corners & 15)
    let mask = shape.mask(width: size.width, height: size.height)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size.width) { coverage in
      guard let base = coverage.baseAddress else { return }
      for y in 0..<size.height {
        mask.write(
          base,
          y: y,
          from: 0,
          to: size.width,
          width: size.width,
          height: size.height
        )
        PixelRow.multiply(plane.row(y), base, size.width)
      }
    }
  }
}
