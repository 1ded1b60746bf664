package import Foundation

/// Circular arcs as cubic curves.
extension PathStorage {
  /// Adds a line to the arc's start (or a move, if the path is empty) and the arc.
  ///
  /// `sweep` is the signed angle; positive goes from the x axis towards the y axis.
  package mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    sweep: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    func place(_ angle: CGFloat, tangent: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - tangent * sin(angle)),
        y: center.y + radius * (sin(angle) + tangent * cos(angle))
      ).applying(transform)
    }
    let start = place(startAngle)
    if currentPoint == nil {
      move(to: start)
    } else {
      addLine(to: start)
    }
    let pieces = Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
    guard pieces > 0 else { return }

    let step = sweep / CGFloat(pieces)
    let reach = 4.0 / 3.0 * tan(step / 4)
    for piece in 0..<pieces {
      let from = startAngle + step * CGFloat(piece)
      let to = startAngle + step * CGFloat(piece + 1)
      addCubic(
        control1: place(from, tangent: reach),
        control2: place(to, tangent: -reach),
        to: place(to)
      )
    }
  }

  /// The signed angle from `start` to `end` when turning in one direction only.
  ///
  /// `decreasing` is what Core Graphics calls clockwise. Turning the wrong way round is replaced by
  /// the rest of the circle, and a whole turn the wrong way by one the right way.
  package static func sweep(from start: CGFloat, to end: CGFloat, decreasing: Bool) -> CGFloat {
    let full = 2 * CGFloat.pi
    let delta = decreasing ? start - end : end - start
    guard delta < 0 else { return decreasing ? -delta : delta }

    let rest = delta + full * (-delta / full).rounded(.up)
    // Sums of angles miss a whole turn by their rounding errors.
    let slack: CGFloat = 1e-6
    let positive = rest < slack ? full : rest
    return decreasing ? -positive : positive
  }

  /// An arc that touches the lines from the current point to `corner` and from there to `end`.
  ///
  /// Where the three points lie on a line, or the radius is 0, it is a line to `corner`.
  package mutating func addTangentArc(
    corner: CGPoint,
    end: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let currentPoint else {
      preconditionFailure("addArc(tangent1End:) needs a current point: call move(to:) first")
    }
    let start = currentPoint.applying(transform.inverted())
    let incoming = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
    let outgoing = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
    let incomingLength = hypot(incoming.dx, incoming.dy)
    let outgoingLength = hypot(outgoing.dx, outgoing.dy)
    let cross = incoming.dx * outgoing.dy - incoming.dy * outgoing.dx
    guard radius > 0, incomingLength > 0, outgoingLength > 0,
      abs(cross) > 1e-9 * incomingLength * outgoingLength
    else {
      addLine(to: corner.applying(transform))
      return
    }
    let dot = incoming.dx * outgoing.dx + incoming.dy * outgoing.dy
    let halfAngle = atan2(abs(cross), dot) / 2
    let distance = radius / tan(halfAngle)
    let touch = CGPoint(
      x: corner.x + incoming.dx / incomingLength * distance,
      y: corner.y + incoming.dy / incomingLength * distance
    )
    // The center lies beside the first line, on the side of the second.
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: touch.x - incoming.dy / incomingLength * radius * side,
      y: touch.y + incoming.dx / incomingLength * radius * side
    )
    let startAngle = atan2(touch.y - center.y, touch.x - center.x)
    let turn = CGFloat.pi - 2 * halfAngle
    addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      sweep: -turn * side,
      transform: transform
    )
  }
}
