import CoreGraphics
import Foundation
import QuartzCore
import TestFacts
import Testing

@Suite("Gradient layers")
@MainActor
struct GradientLayerTests {
  private func screen(_ change: (CAGradientLayer) -> Void) -> Screen {
    let screen = Screen()
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    gradient.colors = [CGColor.ink, CGColor.snow]
    change(gradient)
    screen.root.addSublayer(gradient)
    screen.render()
    return screen
  }

  /// The red byte.
  private func red(_ screen: Screen, _ x: Int, _ y: Int) -> Int {
    Int(screen.pixel(x, y) >> 16 & 255)
  }

  @Test func `run from the top to the bottom by themselves`() {
    let screen = screen { _ in }

    for row in [0, 13, 20, 39] {
      // The middle of the pixel, as a share of the height; the table's steps are finer than a byte.
      let share = (Double(row) + 0.5) / 40
      #expect(abs(Double(red(screen, 5, row)) - share * 255) <= 1)
      #expect(red(screen, 5, row) == red(screen, 35, row))
    }
  }

  @Test func `have each color pure at its location`() {
    let screen = screen {
      $0.colors = [CGColor.ink, CGColor.rgb(1, 0, 0), CGColor.snow]
      $0.locations = [0.25, 0.5, 0.75]
      $0.startPoint = CGPoint(x: 0, y: 0.5)
      $0.endPoint = CGPoint(x: 1, y: 0.5)
    }

    // Before the first location and behind the last, the end colors go on.
    #expect(screen.pixel(5, 20) == 0xFF00_0000)
    #expect(screen.pixel(35, 20) == 0xFFFF_FFFF)
    // 14.5 of 40 is 0.45 of the way from 10 to 20.
    #expect(abs(red(screen, 14, 20) - 115) <= 1)
    #expect(screen.pixel(14, 20) & 0xFFFF == 0)
    // 24.5 is 0.45 of the way from red to white.
    #expect(abs(Int(screen.pixel(24, 20) & 255) - 115) <= 1)
    #expect(red(screen, 24, 20) == 255)
  }

  @Test func `go on with the end colors beyond their end points`() {
    let screen = screen {
      $0.startPoint = CGPoint(x: 0.25, y: 0)
      $0.endPoint = CGPoint(x: 0.75, y: 0)
    }

    #expect(red(screen, 9, 20) == 0)
    #expect(red(screen, 30, 20) == 255)
    #expect(abs(red(screen, 19, 20) - 121) <= 1)
  }

  @Test func `run from corner to corner of an oblong with the middle through the other corners`() {
    let screen = screen {
      $0.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
      $0.startPoint = .zero
      $0.endPoint = CGPoint(x: 1, y: 1)
    }

    // Half of the place across plus half of the place down, both as shares of the side.
    for (x, y) in [(0, 9), (39, 0), (20, 4), (10, 2), (30, 9), (0, 0)] {
      let share = ((Double(x) + 0.5) / 40 + (Double(y) + 0.5) / 10) / 2
      #expect(abs(Double(red(screen, x, y)) - share * 255) <= 1, "\(x), \(y)")
    }
  }

  @Test func `spread rings around their start`() {
    let screen = screen {
      $0.type = .radial
      $0.startPoint = CGPoint(x: 0.5, y: 0.5)
      $0.endPoint = CGPoint(x: 1, y: 1)
    }

    // 10.5 points to the right of the middle, half a point below: of a radius of 20.
    let share = (10.5 * 10.5 + 0.25).squareRoot() / 20
    #expect(abs(Double(red(screen, 30, 20)) - share * 255) <= 1)
    #expect(red(screen, 30, 20) == red(screen, 9, 19))
    #expect(screen.pixel(0, 0) == 0xFFFF_FFFF)
  }

  @Test func `turn clockwise around their start`() {
    let screen = screen {
      $0.type = .conic
      $0.startPoint = CGPoint(x: 0.5, y: 0.5)
      $0.endPoint = CGPoint(x: 0.5, y: 0)
    }

    // From the top: right is a quarter, bottom a half, left three quarters, each half a point off.
    #expect(abs(red(screen, 39, 20) - 64) <= 2)
    #expect(abs(red(screen, 20, 39) - 127) <= 2)
    #expect(abs(red(screen, 0, 20) - 191) <= 2)
  }

  @Test func `mix unmultiplied and store the product`() {
    let screen = screen {
      $0.colors = [CGColor.rgb(1, 1, 1, 0), CGColor.snow]
      $0.startPoint = CGPoint(x: 0, y: 0)
      $0.endPoint = CGPoint(x: 1, y: 0)
    }

    let pixel = screen.pixel(19, 20)
    // 19.5 of 40 parts of opacity; white stays white.
    #expect(abs(Int(pixel >> 24) - 124) <= 1)
    #expect(pixel >> 24 == pixel & 255)
  }

  @Test func `animate from colors to colors`() {
    let screen = Screen()
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    gradient.colors = [CGColor.ink, CGColor.ink]
    screen.root.addSublayer(gradient)
    screen.render()
    gradient.add(
      move(
        "colors",
        from: [CGColor.ink, CGColor.ink],
        to: [CGColor.snow, CGColor.rgb(1, 0, 0)]
      ),
      forKey: nil
    )
    screen.render()
    screen.render(at: 0.5)

    #expect(abs(red(screen, 5, 0) - 127) <= 1)
    #expect(abs(red(screen, 5, 39) - 127) <= 1)
    #expect(screen.pixel(5, 0) & 255 > 120)
    #expect(screen.pixel(5, 39) & 255 < 5)
  }
}
