import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// What is seen while the screen turns.
struct RotationPictureTests {
  private static let size = CGSize(width: 200, height: 300)

  /// Four colors, one for each quarter of the view.
  private final class Quarters: UIViewController {
    static let colors: [UIColor] = [.red, .green, .blue, .white]

    override func viewDidLoad() {
      super.viewDidLoad()
      for color in Self.colors {
        let quarter = UIView()
        quarter.backgroundColor = color
        view.addSubview(quarter)
      }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let (width, height) = (view.bounds.width / 2, view.bounds.height / 2)
      for (index, quarter) in view.subviews.enumerated() {
        quarter.frame = CGRect(
          x: width * CGFloat(index % 2),
          y: height * CGFloat(index / 2),
          width: width,
          height: height
        )
      }
    }
  }

  private func shown() -> Stage {
    let stage = Stage(size: Self.size, scale: 1)
    stage.show(Quarters())
    stage.turn()
    return stage
  }

  @Test(.facts("F9", "F15")) func `at first nothing moves on the glass`() {
    let stage = shown()
    let before = stage.snapshot().buffer

    stage.rotate(.landscapeRight)

    let after = stage.snapshot().buffer
    #expect(after.width == 300 && after.height == 200)
    // Along the lines where the quarters meet and at the border a turned edge may be blended.
    var differences: [String] = []
    for y in 2..<198 where abs(y - 100) > 2 {
      for x in 2..<298 where abs(x - 150) > 2 {
        // Landscape right: the device was turned to the left, its upper edge is at the left now.
        let (now, then) = (after.pixel(x: x, y: y), before.pixel(x: 199 - y, y: x))
        if now != then { differences.append("\(x),\(y): \(now) \(then)") }
      }
    }
    #expect(differences == [])
  }

  @Test(
    .facts("F9", "D32"),
    arguments: [
      (UIInterfaceOrientation.landscapeLeft, [2, 0, 3, 1]), (.landscapeRight, [1, 3, 0, 2]),
      (.portraitUpsideDown, [3, 2, 1, 0]),
    ]
  )
  func `it turns as the device was turned`(to: UIInterfaceOrientation, quarters: [Int]) throws {
    let stage = try Stage(device: "ipad-10")
    stage.show(Quarters())
    stage.turn()

    stage.rotate(to)

    let picture = stage.snapshot().buffer
    let rgb: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]
    for (index, quarter) in quarters.enumerated() {
      let x = picture.width * (1 + 2 * (index % 2)) / 4
      let y = picture.height * (1 + 2 * (index / 2)) / 4
      #expect(picture.pixel(x: x, y: y) == rgb[quarter])
    }
  }

  @Test(.facts("F9", "F15")) func `half way the window stands askew and is half way in size`() {
    let stage = shown()

    stage.rotate(.landscapeRight)
    stage.advance(by: 0.15)

    // A square of 250 points, turned by 45°: 250 / √2 = 176.8 from the middle (150, 100) to a corner.
    let picture = stage.snapshot().buffer
    let black: UInt32 = 0xFF00_0000
    for corner in [(0, 0), (299, 0), (0, 199), (299, 199)] {
      #expect(picture.pixel(x: corner.0, y: corner.1) == black)
    }
    for middle in [(150, 5), (150, 195), (5, 100), (295, 100)] {
      #expect(picture.pixel(x: middle.0, y: middle.1) != black)
    }
    // 100 + 26 from the middle along one axis is the edge at 176.8 − 126 = 50.8 along the other.
    #expect(picture.pixel(x: 150 + 126, y: 100 - 48) != black)
    #expect(picture.pixel(x: 150 + 126, y: 100 - 54) == black)
  }

  @Test(.facts("F11")) func `no view has another transform meanwhile`() throws {
    let stage = shown()
    let view = try #require(stage.window.rootViewController?.view)

    stage.rotate(.landscapeRight)
    stage.advance(by: 0.1)

    for current in sequence(first: view, next: \.superview) {
      #expect(current.transform.isIdentity)
    }
    #expect(stage.window.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    try stage.settle()
    #expect(stage.snapshot().buffer.pixel(x: 0, y: 0) == 0xFFFF_0000)
    #expect(stage.window.layer.animationKeys()?.isEmpty != false)
  }

  @Test func `a free resize shows nothing askew`() {
    let stage = shown()

    stage.resize(to: CGSize(width: 300, height: 200))

    #expect(stage.snapshot().buffer.pixel(x: 0, y: 0) == 0xFFFF_0000)
    #expect(stage.snapshot().buffer.pixel(x: 299, y: 199) == 0xFFFF_FFFF)
  }
}
