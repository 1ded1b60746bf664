import CoreGraphics
import Foundation
import QuartzCore
import TestFacts
import Testing

/// Fades that changes of plain layers make by themselves, half way through.
@Suite("Pixels of implicit fades")
@MainActor
struct ImplicitFadePixelTests {
  /// White, with a plain layer over all of it.
  private func screen() -> (screen: Screen, layer: CALayer) {
    let screen = Screen()
    screen.root.backgroundColor = .snow
    let layer = screen.add(0, 0, 40, 40, nil)
    screen.render()
    return (screen, layer)
  }

  /// The pixel in the middle before, half way through and after a linear fade of a second.
  private func seen(_ screen: Screen, _ change: () -> Void) -> [UInt32] {
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    change()
    CATransaction.commit()
    return [1, 1.5, 2].map { time in
      screen.render(at: time)
      #expect(screen.matchesScratch(at: time))
      return screen.pixel(20, 20)
    }
  }

  /// Half of black over white: the byte of 0.5 is 128, and 255 - 128 = 127 parts of white are left.
  private static let half: UInt32 = 0xFF7F_7F7F

  /// As `half`, from the other side: 127 parts of black.
  private static let otherHalf: UInt32 = 0xFF80_8080

  private static let white: UInt32 = 0xFFFF_FFFF
  private static let black: UInt32 = 0xFF00_0000

  private func square() -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.backgroundColor = .ink
    return layer
  }

  @Test(.facts("E42")) func `a sublayer fades in`() {
    let (screen, layer) = screen()
    screen.render(at: 1)

    let pixels = seen(screen) { layer.addSublayer(square()) }

    #expect(pixels == [Self.white, Self.half, Self.black])
  }

  @Test(.facts("E42")) func `all sublayers of a turn fade in, drawn before or not`() {
    for isDrawn in [true, false] {
      let (screen, layer) = screen()
      if isDrawn {
        screen.render(at: 1)
      } else {
        screen.clock.advance(to: 1)
        CATransaction.flush()
      }
      let pixels = seen(screen) {
        layer.addSublayer(square())
        layer.addSublayer(CALayer())
      }

      #expect(pixels == [Self.white, Self.half, Self.black])
    }
  }

  @Test(.facts("E42")) func `a sublayer fades out`() {
    let (screen, layer) = screen()
    let square = screen.add(10, 10, 20, 20, .ink, in: layer)
    screen.render(at: 1)

    let pixels = seen(screen) { square.removeFromSuperlayer() }

    #expect(pixels == [Self.black, Self.otherHalf, Self.white])
  }

  @Test(.facts("E42")) func `a layer fades when it is hidden and when it is shown`() {
    let (screen, layer) = screen()
    let square = screen.add(10, 10, 20, 20, nil, in: layer)
    screen.add(0, 0, 20, 20, .ink, in: square)
    screen.render(at: 1)

    let out = seen(screen) { square.isHidden = true }
    #expect(out == [Self.black, Self.otherHalf, Self.white])

    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    square.isHidden = false
    CATransaction.commit()
    var pixels: [UInt32] = []
    for time in [2, 2.5, 3] {
      screen.render(at: time)
      pixels.append(screen.pixel(20, 20))
    }
    #expect(pixels == [Self.white, Self.half, Self.black])
  }
}
