import CoreGraphics
import Foundation

/// What a cell was like when its layer took it over.
nonisolated struct EmitterCellState {
  /// A value with the width of the interval around it that particles take theirs from.
  struct Spread {
    var mean: Double
    var range: Double

    /// `share` is −1…1.
    func value(_ share: Double) -> Double { mean + range / 2 * share }
  }

  let birthRate: Double
  let lifetime: Spread
  let velocity: Spread
  let scale: Spread
  let spin: Spread
  /// The angle of the way in radians; 0 points to the right.
  let direction: Spread
  let acceleration: CGPoint
  let scaleSpeed: Double
  /// Red, green, blue and alpha.
  let colors: [Spread]
  /// Change of each color component per second.
  let colorSpeeds: [Double]
  let image: CGImage?
  /// In points.
  let imageSize: CGSize

  /// Of particles that live longest, in seconds.
  var longestLife: Double { lifetime.value(1) }

  @MainActor
  init(_ cell: CAEmitterCell) {
    birthRate = cell.isEnabled ? max(Double(cell.birthRate), 0) : 0
    lifetime = Spread(mean: Double(cell.lifetime), range: abs(Double(cell.lifetimeRange)))
    velocity = Spread(mean: Double(cell.velocity), range: Double(cell.velocityRange))
    scale = Spread(mean: Double(cell.scale), range: Double(cell.scaleRange))
    spin = Spread(mean: Double(cell.spin), range: Double(cell.spinRange))
    direction = Spread(mean: Double(cell.emissionLongitude), range: Double(cell.emissionRange))
    acceleration = CGPoint(x: cell.xAcceleration, y: cell.yAcceleration)
    scaleSpeed = Double(cell.scaleSpeed)
    let (red, green, blue, alpha) = (cell.color ?? .white).rgba
    let ranges = [cell.redRange, cell.greenRange, cell.blueRange, cell.alphaRange]
    colors = zip([red, green, blue, alpha], ranges).map {
      Spread(mean: Double($0), range: Double($1))
    }
    colorSpeeds = [cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed].map(Double.init)
    image = (cell.contents as? CGImage).flatMap { cell.part(of: $0) }
    let points = cell.contentsScale > 0 ? cell.contentsScale : 1
    imageSize = CGSize(
      width: CGFloat(image?.width ?? 0) / points,
      height: CGFloat(image?.height ?? 0) / points
    )
  }
}
