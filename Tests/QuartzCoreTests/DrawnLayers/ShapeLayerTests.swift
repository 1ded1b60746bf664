import CoreGraphics
import Foundation
import QuartzCore
import TestFacts
import Testing

@Suite("Shape layers")
@MainActor
struct ShapeLayerTests {
  private static let black: UInt32 = 0xFF00_0000

  private func addShape(
    _ path: CGPath,
    to screen: Screen,
    _ change: (CAShapeLayer) -> Void = { _ in }
  ) -> CAShapeLayer {
    let shape = CAShapeLayer()
    shape.path = path
    change(shape)
    screen.root.addSublayer(shape)
    screen.render()
    return shape
  }

  private func rings() -> CGPath {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    return path
  }

  /// From (0, 20) to (40, 20).
  private func line() -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 20))
    path.addLine(to: CGPoint(x: 40, y: 20))
    return path
  }

  /// The columns that the line of `shape` paints.
  private func columns(of screen: Screen) -> [Int] {
    (0..<40).filter { screen.pixel($0, 20) == Self.black }
  }

  private func stroked(_ change: (CAShapeLayer) -> Void = { _ in }) -> Screen {
    let screen = Screen()
    _ = addShape(line(), to: screen) { shape in
      shape.strokeColor = .ink
      shape.lineWidth = 4
      change(shape)
    }
    return screen
  }

  @Test func `fill with black, beyond their bounds too`() {
    let screen = Screen()
    let shape = addShape(rings(), to: screen)

    #expect(shape.bounds.isEmpty)
    #expect(screen.pixel(5, 5) == Self.black)
    #expect(screen.pixel(15, 15) == Self.black)
    #expect(screen.pixel(30, 5) == 0)
  }

  @Test func `leave a hole by the even-odd rule`() {
    let screen = Screen()
    _ = addShape(rings(), to: screen) { $0.fillRule = .evenOdd }

    #expect(screen.pixel(5, 5) == Self.black)
    #expect(screen.pixel(15, 15) == 0)
    #expect(screen.pixel(25, 25) == Self.black)
  }

  @Test func `fill nothing without a color`() {
    let screen = Screen()
    let shape = addShape(rings(), to: screen) { $0.fillColor = nil }

    #expect(screen.pixel(5, 5) == 0)
    #expect(shape.fillColor?.alpha == 0)
  }

  @Test func `stroke half of the width on either side`() {
    let screen = stroked()

    #expect((0..<40).filter { screen.pixel(10, $0) == Self.black } == Array(18..<22))
  }

  @Test func `stroke dashes and gaps from the start on`() {
    let screen = stroked { $0.lineDashPattern = [6, 4] }

    #expect(columns(of: screen) == (0..<40).filter { $0 % 10 < 6 })
  }

  @Test func `begin with the dash phase`() {
    let screen = stroked {
      $0.lineDashPattern = [6, 4]
      $0.lineDashPhase = 3
    }

    #expect(columns(of: screen) == (0..<40).filter { ($0 + 3) % 10 < 6 })
  }

  @Test func `stroke the part between start and end`() {
    let screen = stroked {
      $0.strokeStart = 0.25
      $0.strokeEnd = 0.75
    }

    #expect(columns(of: screen) == Array(10..<30))
  }

  @Test func `stroke a part along the whole length of several lines`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 2))
    path.addLine(to: CGPoint(x: 30, y: 2))
    path.move(to: CGPoint(x: 0, y: 20))
    path.addLine(to: CGPoint(x: 20, y: 20))
    let screen = Screen()
    _ = addShape(path, to: screen) { shape in
      shape.strokeColor = .ink
      shape.lineWidth = 4
      shape.strokeEnd = 0.75
    }

    // 40 points in all: the first line and half of the second.
    #expect(screen.pixel(29, 2) == Self.black)
    #expect(columns(of: screen) == Array(0..<10))
  }

  @Test func `end a stroke as its cap says`() {
    let square = stroked {
      $0.strokeStart = 0.25
      $0.strokeEnd = 0.5
      $0.lineCap = .square
    }
    // Two points more on either side: half of the width.
    #expect(columns(of: square) == Array(8..<22))

    let round = stroked {
      $0.strokeStart = 0.25
      $0.strokeEnd = 0.5
      $0.lineCap = .round
    }
    #expect(columns(of: round) == Array(9..<21) || columns(of: round) == Array(8..<22))
    #expect(round.pixel(8, 18) < Self.black)
  }

  @Test func `join corners as told`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 30))
    path.addLine(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 30, y: 10))
    func corner(_ join: CAShapeLayerLineJoin) -> UInt32 {
      let screen = Screen()
      _ = addShape(path, to: screen) { shape in
        shape.fillColor = nil
        shape.strokeColor = .ink
        shape.lineWidth = 8
        shape.lineJoin = join
      }
      return screen.pixel(6, 6) >> 24
    }

    #expect(corner(.miter) == 255)
    #expect(corner(.bevel) == 0)
    #expect(corner(.round) < 100)
  }

  @Test func `animate the end of their stroke`() {
    let screen = Screen()
    let shape = addShape(line(), to: screen) { shape in
      shape.strokeColor = .ink
      shape.lineWidth = 4
    }
    shape.add(move("strokeEnd", from: 0.0, to: 1.0), forKey: nil)
    screen.render()
    screen.render(at: 0.5)

    #expect(columns(of: screen) == Array(0..<20))
  }
}
