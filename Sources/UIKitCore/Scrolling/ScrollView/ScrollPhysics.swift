package import Foundation

/// The laws of scrolling as pure functions of distance, velocity and time.
///
/// Distances are points, velocities points a second, times seconds.
package nonisolated enum ScrollPhysics {
  /// Stiffness of the rubber band at the edges (the widely derived 0.55 of UIKit).
  package static let rubberBandStiffness: CGFloat = 0.55

  /// A deceleration ends when it gets slower than this (observed, about 10 pt/s).
  package static let stoppingVelocity: CGFloat = 10

  /// Angular frequency of the critically damped spring that brings content back (observed, about 11).
  static let bounceFrequency: CGFloat = 11

  /// A spring ends when it is nearer to its target than this: less than half a pixel at any scale.
  static let springTolerance: CGFloat = 0.125

  /// Releases slower than this do not start a deceleration (chosen by eye).
  static let minimumFlickVelocity: CGFloat = 30

  /// Flicks faster than this turn the page although it was dragged less than half over (chosen by eye).
  package static let pageTurnVelocity: CGFloat = 100

  /// How far content moves when a finger drags it `distance` beyond its edge.
  ///
  /// `dimension` is the length of the visible area; content never moves farther than it.
  package static func rubberBand(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let magnitude = abs(distance)
    let moved = (1 - 1 / (magnitude * rubberBandStiffness / dimension + 1)) * dimension
    return distance < 0 ? -moved : moved
  }

  /// The inverse of `rubberBand`: the finger's distance that moved content by `moved`.
  package static func distance(rubberBanded moved: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let share = min(abs(moved) / dimension, 0.999)
    let distance = (1 / (1 - share) - 1) * dimension / rubberBandStiffness
    return moved < 0 ? -distance : distance
  }

  /// Applies the rubber band (or a stop) to a position outside of `range`.
  package static func resisted(
    _ position: CGFloat,
    in range: ClosedRange<CGFloat>,
    dimension: CGFloat,
    bounces: Bool
  ) -> CGFloat {
    let inside = min(max(position, range.lowerBound), range.upperBound)
    guard bounces else { return inside }
    return inside + rubberBand(position - inside, dimension: dimension)
  }

  /// Where the finger would be for content at `position`: the inverse of `resisted`.
  package static func unresisted(
    _ position: CGFloat,
    in range: ClosedRange<CGFloat>,
    dimension: CGFloat
  ) -> CGFloat {
    let inside = min(max(position, range.lowerBound), range.upperBound)
    return inside + distance(rubberBanded: position - inside, dimension: dimension)
  }

  /// Exponent of the decay for a rate given per millisecond: v(t) = v0 · e^(-decay·t).
  package static func decay(rate: CGFloat) -> CGFloat {
    -1000 * CGFloat(log(Double(rate)))
  }

  /// Where content released at `position` with `velocity` comes to rest if nothing stops it.
  package static func restingPosition(
    from position: CGFloat,
    velocity: CGFloat,
    rate: CGFloat
  ) -> CGFloat {
    guard abs(velocity) > stoppingVelocity else { return position }
    let lost = velocity < 0 ? velocity + stoppingVelocity : velocity - stoppingVelocity
    return position + lost / decay(rate: rate)
  }

  /// The page's edge to come to rest at: the nearest, or the next in the direction of a flick.
  package static func page(
    from position: CGFloat,
    velocity: CGFloat,
    start: CGFloat,
    pageLength: CGFloat,
    range: ClosedRange<CGFloat>
  ) -> CGFloat {
    guard pageLength > 0 else { return position }
    let pages = position / pageLength
    var target = pages.rounded()
    if abs(velocity) > pageTurnVelocity {
      target = velocity > 0 ? pages.rounded(.down) + 1 : pages.rounded(.up) - 1
    }
    // A flick turns at most one page from where the drag began.
    let first = (start / pageLength).rounded()
    target = min(max(target, first - 1), first + 1)
    return min(max(target * pageLength, range.lowerBound), range.upperBound)
  }
}
