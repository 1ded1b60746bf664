import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// The tint that views inherit.
struct TintTests {
  private final class Witness: UIView {
    var changes = 0

    override func tintColorDidChange() {
      changes += 1
    }
  }

  private let outer = UIView()
  private let inner = Witness()

  init() {
    outer.addSubview(inner)
  }

  @Test(.facts("G22")) func `is the nearest color that somebody set, else the system's blue`() {
    #expect(inner.tintColor == .systemBlue)

    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    inner.tintColor = .green
    #expect(inner.tintColor == .green)
    inner.tintColor = nil
    #expect(inner.tintColor == .red)
  }

  @Test(.facts("G22")) func `tells everybody below who sees another color`() {
    outer.tintColor = .red
    #expect(inner.changes == 1)

    inner.tintColor = .green
    #expect(inner.changes == 2)
    outer.tintColor = .blue
    #expect(inner.tintColor == .green)
  }

  @Test(.facts("G22")) func `turns grey while dimmed, here and below`() throws {
    outer.tintColor = .red
    inner.changes = 0

    outer.tintAdjustmentMode = .dimmed

    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    let color = try #require(inner.tintColor)
    color.getRed(&red, green: &green, blue: &blue, alpha: nil)
    #expect(red == green && green == blue)
    #expect(inner.tintAdjustmentMode == .dimmed)
    #expect(inner.changes == 1)
    outer.tintAdjustmentMode = .automatic
    #expect(inner.tintColor == .red)
  }
}
