import CoreGraphics
import Foundation

/// The outline of one rounded corner: how far the edge lies inside for each distance from the other edge.
///
/// Only additions, products and square roots: the same on every machine.
nonisolated struct CornerProfile: Hashable {
  enum Curve: Hashable {
    case circular
    /// Apple's smooth corner, approximated by the Bezier curve of UIBezierPath's rounded rectangles as it
    /// was published (PaintCode, "Code for iOS 7 rounded rectangles").
    case continuous
  }

  /// How many radii the continuous corner reaches along an edge.
  static let continuousReach = 1.52866483

  /// In pixels.
  let radius: Double
  let curve: Curve
  /// How far the corner reaches along both edges, in pixels.
  let reach: Double
  private let points: [CGPoint]

  /// `room` is the longest reach possible: half of the shorter side.
  ///
  /// A continuous corner without room is drawn as a circular one.
  init(radius: Double, curve: Curve, room: Double) {
    self.radius = min(radius, room)
    guard curve == .continuous, radius * Self.continuousReach <= room else {
      self.curve = .circular
      reach = self.radius
      points = []
      return
    }
    self.curve = .continuous
    reach = radius * Self.continuousReach
    points = Self.continuousPoints(radius: radius)
  }

  /// Distance of the outline from the left edge at `y` below the top edge; nil above the outline.
  func inset(at y: Double) -> Double? {
    guard y >= 0 else { return nil }
    guard y < reach else { return 0 }

    switch curve {
    case .circular:
      let vertical = radius - y
      return radius - (radius * radius - vertical * vertical).squareRoot()
    case .continuous:
      // Points run down along the outline, from the top edge to the left edge.
      var previous = points[0]
      for point in points.dropFirst() {
        if y <= Double(point.y) {
          let height = Double(point.y - previous.y)
          let share = height > 0 ? (y - Double(previous.y)) / height : 0
          return Double(previous.x) + share * Double(point.x - previous.x)
        }
        previous = point
      }
      return 0
    }
  }

  /// Control points in radii from the corner: top edge to left edge, three curves.
  private static let continuousCurves: [CubicCurve] = [
    CubicCurve(
      from: CGPoint(x: 1.52866483, y: 0),
      control1: CGPoint(x: 1.08849323, y: 0),
      control2: CGPoint(x: 0.86840689, y: 0),
      to: CGPoint(x: 0.63149399, y: 0.07491100)
    ),
    CubicCurve(
      from: CGPoint(x: 0.63149399, y: 0.07491100),
      control1: CGPoint(x: 0.37282392, y: 0.16905899),
      control2: CGPoint(x: 0.16906013, y: 0.37282401),
      to: CGPoint(x: 0.07491176, y: 0.63149399)
    ),
    CubicCurve(
      from: CGPoint(x: 0.07491176, y: 0.63149399),
      control1: CGPoint(x: 0, y: 0.86840701),
      control2: CGPoint(x: 0, y: 1.08849299),
      to: CGPoint(x: 0, y: 1.52866483)
    ),
  ]

  /// Enough for corners as large as a screen (chosen by eye).
  private static let stepsPerCurve = 24

  private static func continuousPoints(radius: Double) -> [CGPoint] {
    var points = [CGPoint(x: continuousReach * radius, y: 0)]
    for curve in continuousCurves {
      for step in 1...stepsPerCurve {
        let point = curve.point(at: CGFloat(step) / CGFloat(stepsPerCurve))
        points.append(CGPoint(x: Double(point.x) * radius, y: Double(point.y) * radius))
      }
    }
    return points
  }
}
