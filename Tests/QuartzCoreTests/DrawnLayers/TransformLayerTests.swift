import CoreGraphics
import Foundation
import QuartzCore
import TestFacts
import Testing

/// Layers that keep the depth of their sublayers.
@Suite("Transform layers")
@MainActor
struct TransformLayerTests {
  private static let red: UInt32 = 0xFFFF_0000
  private static let green: UInt32 = 0xFF00_FF00

  /// A red layer 10 points in front of a green one, in `box`.
  private func screen(_ box: CALayer) -> Screen {
    let screen = Screen()
    box.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    screen.root.addSublayer(box)
    screen.add(10, 10, 20, 20, .rgb(1, 0, 0), in: box).zPosition = 10
    screen.add(10, 10, 20, 20, .rgb(0, 1, 0), in: box).zPosition = -10
    screen.render()
    return screen
  }

  @Test func `show the side that is turned to the viewer`() {
    let box = CATransformLayer()
    let screen = screen(box)
    #expect(screen.pixel(20, 20) == Self.red)

    screen.change { box.transform = CATransform3DMakeRotation(.pi, 0, 1, 0) }
    screen.render(at: 1)
    #expect(screen.pixel(20, 20) == Self.green)
  }

  @Test func `differ from plain layers, which are flat`() {
    let box = CALayer()
    let screen = screen(box)
    screen.change { box.transform = CATransform3DMakeRotation(.pi, 0, 1, 0) }
    screen.render(at: 1)

    #expect(screen.pixel(20, 20) == Self.red)
  }

  @Test func `draw nothing of their own`() {
    let box = CATransformLayer()
    let screen = screen(box)
    screen.change {
      box.backgroundColor = .snow
      box.borderWidth = 3
    }
    screen.render(at: 1)

    #expect(screen.pixel(5, 5) == 0)
    #expect(screen.pixel(0, 0) == 0)
  }

  @Test func `enlarge what comes nearer to the eye`() {
    let screen = Screen(width: 100, height: 100)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 100
    screen.root.sublayerTransform = perspective
    let box = CATransformLayer()
    box.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    screen.root.addSublayer(box)
    screen.add(40, 40, 20, 20, .rgb(1, 0, 0), in: box).zPosition = 50
    screen.render()

    // At half the distance to the eye: twice as large, 30 ..< 70.
    let columns = (0..<100).filter { screen.pixel($0, 50) == Self.red }
    #expect(columns == Array(30..<70))
    let rows = (0..<100).filter { screen.pixel(50, $0) == Self.red }
    #expect(rows == Array(30..<70))
  }

  @Test func `turn sublayers of transform layers in them in one space`() {
    let screen = Screen()
    let outer = CATransformLayer()
    outer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    screen.root.addSublayer(outer)
    let inner = CATransformLayer()
    inner.frame = outer.bounds
    outer.addSublayer(inner)
    screen.add(10, 10, 20, 20, .rgb(1, 0, 0), in: inner).zPosition = 10
    screen.add(10, 10, 20, 20, .rgb(0, 1, 0), in: inner).zPosition = -10
    inner.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    outer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    screen.render()

    #expect(screen.pixel(20, 20) == Self.green)
  }

  @Test func `project the corners of a turned layer exactly`() {
    let screen = Screen(width: 200, height: 200)
    var perspective = CATransform3DIdentity
    let distance = 200.0
    perspective.m34 = -1 / distance
    screen.root.sublayerTransform = perspective
    let layer = screen.add(50, 50, 100, 100, .snow)
    let angle = Double.pi / 3
    layer.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
    screen.render()

    // A point (x, y) right of the middle goes to z = -x sin a; all shrink by 1 / (1 - z / d).
    func edge(_ x: Double) -> (column: Double, height: Double) {
      let shrink = 1 / (1 + x * sin(angle) / distance)
      return (100 + x * cos(angle) * shrink, 100 * shrink)
    }
    let covered = (0..<200).filter { screen.pixel($0, 100) >> 24 > 127 }
    let (left, right) = (edge(-50), edge(50))
    #expect(abs(Double(covered.first ?? 0) - left.column) <= 1)
    #expect(abs(Double((covered.last ?? 0) + 1) - right.column) <= 1)
    func height(_ column: Int) -> Double {
      Double((0..<200).count { screen.pixel(column, $0) >> 24 > 127 })
    }
    #expect(abs(height(Int(left.column) + 1) - left.height) <= 3)
    #expect(abs(height(Int(right.column) - 1) - right.height) <= 3)
  }
}
