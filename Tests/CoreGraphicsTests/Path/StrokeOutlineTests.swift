import CoreGraphics
import Foundation
import Testing

struct StrokeOutlineTests {
  private func line(_ points: CGPoint..., closed: Bool = false) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points)
    if closed {
      path.closeSubpath()
    }
    return path
  }

  @Test(arguments: [
    (CGLineCap.butt, CGRect(x: 0, y: -1, width: 10, height: 2)),
    (.square, CGRect(x: -1, y: -1, width: 12, height: 2)),
    (.round, CGRect(x: -1, y: -1, width: 12, height: 2)),
  ])
  func `ends as the cap says`(cap: CGLineCap, box: CGRect) {
    let outline = line(.zero, CGPoint(x: 10, y: 0))
      .copy(strokingWithWidth: 2, lineCap: cap, lineJoin: .miter, miterLimit: 10)
    let found = outline.boundingBoxOfPath

    // Sines and cosines of the round cap round.
    #expect(abs(found.minX - box.minX) < 1e-9 && abs(found.maxX - box.maxX) < 1e-9)
    #expect(abs(found.minY - box.minY) < 1e-9 && abs(found.maxY - box.maxY) < 1e-9)
  }

  @Test(arguments: [(CGLineJoin.miter, true), (.round, false), (.bevel, false)])
  func `fills the tip of a corner only with a miter`(join: CGLineJoin, hasTip: Bool) {
    let corner = line(.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10))
      .copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: join, miterLimit: 10)

    #expect(corner.contains(CGPoint(x: 10.9, y: -0.9)) == hasTip)
    #expect(corner.contains(CGPoint(x: 10.3, y: -0.3)))
    #expect(corner.contains(CGPoint(x: 9.5, y: 0.5)))
  }

  @Test func `cuts the miter of a right angle below its ratio of √2`() {
    let corner = line(.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10))
    let limit = 2.0.squareRoot()
    let sharp = corner.copy(
      strokingWithWidth: 2,
      lineCap: .butt,
      lineJoin: .miter,
      miterLimit: limit + 0.01
    )
    let cut = corner.copy(
      strokingWithWidth: 2,
      lineCap: .butt,
      lineJoin: .miter,
      miterLimit: limit - 0.01
    )

    #expect(sharp.contains(CGPoint(x: 10.9, y: -0.9)))
    #expect(!cut.contains(CGPoint(x: 10.9, y: -0.9)))
  }

  @Test func `leaves the inside of a closed line empty`() {
    let frame = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
      .copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)

    #expect(!frame.contains(CGPoint(x: 5, y: 5)))
    #expect(frame.contains(CGPoint(x: 0.5, y: 5)))
    #expect(frame.contains(CGPoint(x: -0.5, y: -0.5)))
    #expect(!frame.contains(CGPoint(x: 1.5, y: 5)))
  }

  @Test func `stays away from the middle of a line that bends gently`() {
    let arc = CGMutablePath()
    arc.addArc(center: .zero, radius: 20, startAngle: 0, endAngle: .pi, clockwise: false)
    let outline = arc.copy(
      strokingWithWidth: 6,
      lineCap: .butt,
      lineJoin: .miter,
      miterLimit: 10
    )
    var nearest = CGFloat.infinity
    outline.applyWithBlock { element in
      let point = element.pointee.points[0]
      // But for the flat ends, every point lies 3 points from the arc.
      guard element.pointee.type != .closeSubpath, point.y > 0.1 else { return }
      nearest = min(nearest, abs(hypot(point.x, point.y) - 20))
    }

    // The arc is flattened first, which moves points by a tenth at most.
    #expect(nearest > 2.9)
  }

  @Test func `has no holes where a thick line bends sharply`() {
    let zigzag = line(.zero, CGPoint(x: 4, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 4, y: 1))
      .copy(strokingWithWidth: 6, lineCap: .round, lineJoin: .round, miterLimit: 10)

    for x in stride(from: 0.0, through: 4, by: 0.5) {
      #expect(zigzag.contains(CGPoint(x: x, y: 0.5)))
    }
  }

  @Test func `cuts a line into dashes that start with the phase`() {
    let dashed = line(.zero, CGPoint(x: 10, y: 0))
      .copy(dashingWithPhase: 1, lengths: [3, 2])
    var points: [CGFloat] = []
    dashed.applyWithBlock { points.append($0.pointee.points[0].x) }

    // 3 − 1 = 2 of the first dash are left, then gaps of 2 and dashes of 3.
    #expect(points == [0, 2, 4, 7, 9, 10])
  }

  @Test func `swaps dashes and gaps of an odd list each time round`() {
    let dashed = line(.zero, CGPoint(x: 9, y: 0))
      .copy(dashingWithPhase: 0, lengths: [3])
    var points: [CGFloat] = []
    dashed.applyWithBlock { points.append($0.pointee.points[0].x) }

    #expect(points == [0, 3, 6, 9])
  }

  @Test func `keeps curves when it cuts them`() {
    let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
    let half = circle.copy(dashingWithPhase: 0, lengths: [10 * .pi, 1000])

    // Half the circumference from the right ends at the left.
    #expect(abs(half.currentPoint.x + 10) < 0.01)
    #expect(abs(half.currentPoint.y) < 0.01)
  }
}
