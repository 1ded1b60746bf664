import CoreGraphics
import Foundation
import Testing

struct PathTests {
  @Test func `knows the box of a curve without its control points`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 2))

    // A quadratic curve reaches half as high as its control point.
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 2, height: 2))
  }

  @Test func `has no box while it is empty`() {
    #expect(CGMutablePath().boundingBox.isNull)
    #expect(CGMutablePath().isEmpty)
    #expect(CGMutablePath().currentPoint == .zero)
  }

  @Test func `keeps an ellipse within its rectangle`() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    let box = CGPath(ellipseIn: rect, transform: nil).boundingBoxOfPath

    // Sines and cosines round.
    #expect(abs(box.minX - 10) < 1e-9 && abs(box.maxX - 40) < 1e-9)
    #expect(abs(box.minY - 20) < 1e-9 && abs(box.maxY - 60) < 1e-9)
  }

  @Test func `finds the hole of a ring by the even-odd rule only`() {
    let ring = CGMutablePath()
    ring.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    ring.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))

    #expect(ring.contains(CGPoint(x: 5, y: 5)))
    #expect(!ring.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(ring.contains(CGPoint(x: 1, y: 5), using: .evenOdd))
    #expect(!ring.contains(CGPoint(x: 11, y: 5)))
  }

  @Test func `has a hole where the inner path turns the other way`() {
    let ring = CGMutablePath()
    ring.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    ring.addPath(
      CGPath(
        rect: CGRect(x: 3, y: 3, width: 4, height: 4),
        transform: [CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 10, ty: 0)]
      )
    )

    #expect(!ring.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `starts an arc with a line from the current point`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      center: CGPoint(x: 10, y: 0),
      radius: 5,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: false
    )

    var kinds: [CGPathElementType] = []
    path.applyWithBlock { kinds.append($0.pointee.type) }
    #expect(kinds == [.moveToPoint, .addLineToPoint, .addCurveToPoint])
    #expect(path.currentPoint == CGPoint(x: 10, y: 5))
  }

  @Test(arguments: [(false, CGFloat(1)), (true, -1)])
  func `turns towards growing angles unless clockwise`(clockwise: Bool, side: CGFloat) {
    let path = CGMutablePath()
    path.addArc(
      center: .zero,
      radius: 1,
      startAngle: 0,
      endAngle: .pi,
      clockwise: clockwise
    )

    #expect(path.contains(CGPoint(x: 0, y: 0.5 * side)))
    #expect(!path.contains(CGPoint(x: 0, y: -0.5 * side)))
  }

  @Test(arguments: [(false, CGFloat(0)), (true, 0), (true, -CGFloat.pi / 2)])
  func `goes once around for a whole turn in either direction`(clockwise: Bool, start: CGFloat) {
    let ring = CGMutablePath()
    ring.addEllipse(in: CGRect(x: -10, y: -10, width: 20, height: 20))
    let circle = CGMutablePath()
    circle.addArc(
      center: .zero,
      radius: 5,
      startAngle: start,
      endAngle: start + 2 * .pi,
      clockwise: clockwise
    )
    circle.closeSubpath()
    ring.addPath(circle)

    #expect(circle.contains(.zero))
    // An ellipse turns towards growing angles: the other way round, the circle is a hole.
    #expect(ring.contains(.zero) == !clockwise)
  }

  @Test func `rounds a corner with an arc that touches both lines`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0),
      tangent2End: CGPoint(x: 10, y: 10),
      radius: 3
    )

    // The arc ends where a circle of radius 3 touches the second line.
    #expect(abs(path.currentPoint.x - 10) < 1e-9)
    #expect(abs(path.currentPoint.y - 3) < 1e-9)
    #expect(!path.contains(CGPoint(x: 9.9, y: 0.1)))
  }

  @Test func `approximates a circle to a few ten-thousandths`() {
    let circle = CGPath(
      ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2),
      transform: nil
    )

    for degrees in stride(from: 0.0, to: 360, by: 10) {
      let angle = degrees * .pi / 180
      #expect(circle.contains(CGPoint(x: 0.94 * cos(angle), y: 0.94 * sin(angle))))
      #expect(!circle.contains(CGPoint(x: 1.001 * cos(angle), y: 1.001 * sin(angle))))
    }
  }

  @Test func `compares by its pieces`() {
    let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    let built = CGMutablePath()
    built.addRect(rect)

    #expect(CGPath(rect: rect, transform: nil) == built)
  }

  @Test func `copies once and for all`() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = try #require(path.copy())
    path.addLine(to: CGPoint(x: 50, y: 50))

    #expect(copy.boundingBox == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test func `is recognized as a rectangle`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    var found = CGRect.zero

    #expect(CGPath(rect: rect, transform: nil).isRect(&found))
    #expect(found == rect)
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
  }

  @Test func `refuses corners larger than half a side`() async {
    await #expect(processExitsWith: .failure) {
      _ = CGPath(
        roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10),
        cornerWidth: 6,
        cornerHeight: 1,
        transform: nil
      )
    }
  }

  @Test func `needs a current point for a line`() async {
    await #expect(processExitsWith: .failure) {
      CGMutablePath().addLine(to: .zero)
    }
  }
}
