import Foundation
import Testing

@testable import Simulator

/// Where the device's screen is in the window.
@Suite struct WindowLayoutTests {
  private let phone = CGSize(width: 375, height: 667)

  @Test func `fills a window of its own size`() {
    let layout = WindowLayout(size: phone, scale: 1, density: 1, surface: (375, 667))

    #expect(layout.pixelsPerPoint == 1)
    #expect(!layout.isLetterboxed(on: (375, 667)))
    #expect(layout.point(at: CGPoint(x: 10, y: 20)) == CGPoint(x: 10, y: 20))
  }

  @Test func `is drawn finer where the display is`() {
    let layout = WindowLayout(size: phone, scale: 1, density: 2, surface: (750, 1334))

    #expect(layout.pixelsPerPoint == 2)
    #expect(layout.width == 750)
    #expect(layout.point(at: CGPoint(x: 10, y: 20)) == CGPoint(x: 10, y: 20))
  }

  @Test func `a scale makes points larger`() {
    let layout = WindowLayout(size: phone, scale: 1.5, density: 1, surface: (563, 1001))

    #expect(layout.pixelsPerPoint == 1.5)
    #expect(layout.point(at: CGPoint(x: 15, y: 30)) == CGPoint(x: 10, y: 20))
  }

  @Test func `stands in the middle of a larger window`() {
    let layout = WindowLayout(size: phone, scale: 1, density: 1, surface: (475, 767))

    #expect(layout.left == 50)
    #expect(layout.top == 50)
    #expect(layout.isLetterboxed(on: (475, 767)))
    #expect(layout.point(at: CGPoint(x: 50, y: 50)) == .zero)
    #expect(!layout.contains(layout.point(at: CGPoint(x: 49, y: 60))))
  }

  @Test func `shrinks into a smaller window`() {
    let layout = WindowLayout(
      size: CGSize(width: 400, height: 800),
      scale: 1,
      density: 1,
      surface: (400, 400)
    )

    #expect(layout.pixelsPerPoint == 0.5)
    #expect(layout.width == 200)
    #expect(layout.left == 100)
    #expect(layout.point(at: CGPoint(x: 200, y: 200)) == CGPoint(x: 200, y: 400))
  }

  @Test func `survives a window of one pixel`() {
    let layout = WindowLayout(size: phone, scale: 1, density: 1, surface: (1, 1))

    #expect(layout.width == 1)
    #expect(layout.height == 1)
  }

  @Test func `the title tells device, size, classes, scale and speed`() {
    func title(_ device: SimulatedDevice, scale: Double = 1, speed: Double = 1) -> String {
      WindowTitle.text(program: "MedalCount", device: device, scale: scale, speed: speed)
    }
    var device = SimulatedDevice()

    #expect(title(device) == "MedalCount - iPhone SE - 375x667 wC hR")

    device.rotate(.left)

    #expect(
      title(device, scale: 0.75, speed: 0.1)
        == "MedalCount - iPhone SE - 667x375 wC hC - 75% - 0.1x speed"
    )
  }
}
