package import Foundation

/// Rectangles, ellipses and rounded rectangles as subpaths.
extension PathStorage {
  /// Distance of a control point that makes a cubic curve follow a quarter of a circle of radius 1:
  /// 4/3 · tan(π/8).
  package static let quarterCircle: CGFloat = 4.0 / 3.0 * (2.0.squareRoot() - 1)

  package mutating func addRect(_ rect: CGRect) {
    guard !rect.isNull else { return }

    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  package mutating func addEllipse(in rect: CGRect) {
    guard !rect.isNull else { return }

    let center = CGPoint(x: rect.midX, y: rect.midY)
    var unit = PathStorage()
    unit.addArc(center: .zero, radius: 1, startAngle: 0, sweep: 2 * .pi)
    unit.close()
    let transform = CGAffineTransform(
      a: rect.width / 2,
      b: 0,
      c: 0,
      d: rect.height / 2,
      tx: center.x,
      ty: center.y
    )
    append(unit, transform: transform)
  }

  /// Corner sizes in the order minX·minY, maxX·minY, maxX·maxY, minX·maxY.
  ///
  /// A corner that is too large for the rectangle shrinks to half a side.
  package mutating func addRoundedRect(_ rect: CGRect, corners: [CGSize]) {
    guard !rect.isNull else { return }

    let fitted = corners.map { corner in
      CGSize(
        width: max(0, min(corner.width, rect.width / 2)),
        height: max(0, min(corner.height, rect.height / 2))
      )
    }
    let places = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    // Direction along the side that leads into each corner, and along the one that leads away.
    let incoming = [
      CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1),
      CGVector(dx: -1, dy: 0),
    ]
    let start = CGPoint(x: rect.minX + fitted[0].width, y: rect.minY)
    move(to: start)
    for index in [1, 2, 3, 0] {
      addCorner(at: places[index], size: fitted[index], from: incoming[index])
    }
    close()
  }

  private mutating func addCorner(at corner: CGPoint, size: CGSize, from incoming: CGVector) {
    // Turning right by a quarter (y down).
    let outgoing = CGVector(dx: -incoming.dy, dy: incoming.dx)
    func reach(_ direction: CGVector) -> CGFloat {
      direction.dx != 0 ? size.width : size.height
    }
    func place(_ direction: CGVector, _ distance: CGFloat) -> CGPoint {
      CGPoint(x: corner.x + direction.dx * distance, y: corner.y + direction.dy * distance)
    }
    let begin = place(incoming, -reach(incoming))
    addLine(to: begin)
    guard size.width > 0, size.height > 0 else { return }

    let rest = 1 - Self.quarterCircle
    addCubic(
      control1: place(incoming, -reach(incoming) * rest),
      control2: place(outgoing, reach(outgoing) * rest),
      to: place(outgoing, reach(outgoing))
    )
  }
}
