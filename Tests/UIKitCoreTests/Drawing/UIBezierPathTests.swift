import CoreGraphics
import Foundation
import ProsceniumTesting
import Testing
import UIKit

/// Paths of UIKit: directions, corners, drawing.
struct UIBezierPathTests {
  @Test func `turns clockwise as seen on the screen`() {
    let half = UIBezierPath(
      arcCenter: .zero,
      radius: 10,
      startAngle: 0,
      endAngle: .pi,
      clockwise: true
    )

    // Angles grow clockwise where y points down: from the right through the bottom.
    #expect(half.contains(CGPoint(x: 0, y: 5)))
    #expect(!half.contains(CGPoint(x: 0, y: -5)))
  }

  @Test func `has corners inside those of a plain circle's`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let smooth = UIBezierPath(roundedRect: rect, cornerRadius: 20)

    // The point of the circle at 45°, and one just outside of it.
    let place = 20 * (1 - 0.5.squareRoot())
    #expect(smooth.contains(CGPoint(x: place + 0.5, y: place + 0.5)))
    #expect(!smooth.contains(CGPoint(x: place - 0.5, y: place - 0.5)))
    #expect(smooth.bounds == rect)
  }

  @Test func `becomes a circle where the radius is half the side`() {
    let pill = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40),
      cornerRadius: 20
    )

    for degrees in stride(from: 0.0, to: 360, by: 15) {
      let angle = degrees * .pi / 180
      #expect(pill.contains(CGPoint(x: 20 + 19.9 * cos(angle), y: 20 + 19.9 * sin(angle))))
      #expect(!pill.contains(CGPoint(x: 20 + 20.1 * cos(angle), y: 20 + 20.1 * sin(angle))))
    }
  }

  @Test func `rounds the corners it is told to`() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60),
      byRoundingCorners: [.topLeft, .topRight],
      cornerRadii: CGSize(width: 20, height: 20)
    )

    #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 99, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 59)) && path.contains(CGPoint(x: 99, y: 59)))
  }

  @Test func `hands out copies of its path`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    let taken = path.cgPath

    path.addLine(to: CGPoint(x: 9, y: 9))

    #expect(taken.boundingBox == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 9, height: 9))
  }

  @Test func `runs backwards when reversed`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
    path.lineWidth = 3

    let reversed = path.reversing()

    #expect(reversed.currentPoint == .zero)
    #expect(reversed.lineWidth == 3)
    #expect(reversed.bounds == path.bounds)
    #expect(reversed.reversing() == path)
  }

  @Test func `moves with a transform`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))

    path.apply(CGAffineTransform(translationX: 5, y: 0).scaledBy(x: 2, y: 1))

    #expect(path.bounds == CGRect(x: 5, y: 0, width: 4, height: 2))
  }

  @Test func `leaves a hole by the even-odd rule`() throws {
    let stage = try Stage()
    stage.turn()
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 6, height: 6))
    ring.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 2, height: 2)))
    ring.usesEvenOddFillRule = true

    let image = draw { ring.fill() }

    #expect(image.pixel(1, 1) == Opaque.black)
    #expect(image.pixel(3, 3) == 0)
    #expect(!ring.contains(CGPoint(x: 3, y: 3)))
  }

  @Test func `draws dashes`() throws {
    let stage = try Stage()
    stage.turn()
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 0, y: 0.5))
    line.addLine(to: CGPoint(x: 6, y: 0.5))
    line.setLineDash([2, 1], count: 2, phase: 0)

    let image = draw { line.stroke() }

    #expect((0..<6).map { image.pixel($0, 0) != 0 } == [true, true, false, true, true, false])
  }

  @Test func `clips what follows`() throws {
    let stage = try Stage()
    stage.turn()

    let image = draw {
      UIBezierPath(rect: CGRect(x: 2, y: 2, width: 2, height: 2)).addClip()
      UIRectFill(CGRect(x: 0, y: 0, width: 6, height: 6))
    }

    #expect(image.pixel(2, 2) == Opaque.black && image.pixel(4, 4) == 0)
  }

  @Test func `draws with a mode and an alpha without keeping them`() throws {
    let stage = try Stage()
    stage.turn()
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 3, height: 6))

    let image = draw {
      path.fill(with: .normal, alpha: 0.5)
      UIBezierPath(rect: CGRect(x: 3, y: 0, width: 3, height: 6)).fill()
    }

    #expect(image.pixel(1, 1) >> 24 == 128)
    #expect(image.pixel(4, 1) == Opaque.black)
  }

  private func draw(_ actions: () -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6), format: format)
      .image { _ in actions() }
  }
}
