import CoreGraphics
import Foundation

/// What an emitter layer is like from a time on, and how many particles of each cell it made before.
nonisolated struct EmitterState {
  /// In the layer's own time.
  var start: TimeInterval
  var birthRate: Double
  var lifetime: Double
  var velocity: Double
  var scale: Double
  var spin: Double
  var position: CGPoint
  var size: CGSize
  var shape: CAEmitterLayerEmitterShape
  var mode: CAEmitterLayerEmitterMode
  var seed: UInt32
  var cells: [EmitterCellState]
  /// For each cell; fractions are particles on their way.
  var births: [Double]

  /// Particles per second.
  func rate(of cell: Int) -> Double { cells[cell].birthRate * birthRate }

  /// How many particles of a cell there have been by `time`.
  func births(of cell: Int, by time: TimeInterval) -> Double {
    births[cell] + rate(of: cell) * max(time - start, 0)
  }

  /// Seconds.
  var longestLife: Double {
    (cells.map(\.longestLife).max() ?? 0) * lifetime
  }

  /// Where a particle begins, relative to the emitter's position, for shares of −1…1.
  func origin(_ first: Double, _ second: Double) -> CGPoint {
    let (width, height) = (Double(size.width), Double(size.height))
    switch shape {
    case .line:
      return CGPoint(x: width / 2 * (mode == .points ? sign(first) : first), y: 0)
    case .rectangle, .cuboid:
      return rectanglePoint(first, second, width, height)
    case .circle, .sphere:
      let angle = Double.pi * (mode == .points ? (first * 2).rounded() / 2 : first)
      let isInside = mode == .surface || mode == .volume
      // The square root spreads the particles evenly over the disk.
      let radius = width * (isInside ? ((second + 1) / 2).squareRoot() : 1)
      return CGPoint(x: cos(angle) * radius, y: sin(angle) * radius)
    default: return .zero
    }
  }

  private func rectanglePoint(
    _ first: Double,
    _ second: Double,
    _ width: Double,
    _ height: Double
  ) -> CGPoint {
    switch mode {
    case .points: return CGPoint(x: width / 2 * sign(first), y: height / 2 * sign(second))
    case .outline:
      // Along the outline, laid out straight: top and bottom, then left and right.
      let place = (first + 1) / 2 * (width + height)
      if place < width {
        return CGPoint(x: place - width / 2, y: height / 2 * sign(second))
      }
      return CGPoint(x: width / 2 * sign(second), y: place - width - height / 2)
    default: return CGPoint(x: width / 2 * first, y: height / 2 * second)
    }
  }

  private func sign(_ value: Double) -> Double { value < 0 ? -1 : 1 }
}
