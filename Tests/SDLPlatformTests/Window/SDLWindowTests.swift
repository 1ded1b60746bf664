import CoreGraphics
import Foundation
import Testing

@testable import SDLPlatform

/// A window without a display: SDL's dummy driver, which was asked for.
@Suite(.serialized) struct SDLWindowTests {
  init() throws {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    try HostDisplay.open(applicationName: "Test")
  }

  @Test func `has the size that was asked for`() throws {
    let window = try window()

    #expect(window.size == CGSize(width: 300, height: 200))
    #expect(window.pixelDensity == 1)
    #expect(window.surfaceSize == (300, 200))
    #expect(window.title == "A window")
  }

  @Test func `follows a new size`() throws {
    let window = try window()
    _ = window.events(timeout: 0)

    window.setSize(CGSize(width: 250, height: 333))

    #expect(window.events(timeout: 0).contains(.resized))
    #expect(window.surfaceSize == (250, 333))
  }

  @Test func `does not get smaller than its smallest size`() throws {
    let window = try window()

    window.setSize(CGSize(width: 1, height: 1))

    #expect(window.size == CGSize(width: 100, height: 100))
  }

  @Test func `shows pixels, also where they leave the window`() throws {
    let window = try window()
    let buffer = PixelBuffer(width: 400, height: 400, format: .argb32)

    #expect(
      window.show(
        buffer,
        damage: [
          PixelRect(x: 0, y: 0, width: 400, height: 400),
          PixelRect(x: 350, y: 350, width: 50, height: 50),
        ],
        left: 10,
        top: 10
      )
    )
    #expect(window.show(buffer, damage: [], left: 0, top: 0))
  }

  @Test func `its own pixels can be painted, and are others after a change of size`() throws {
    let window = try window()
    let pixels = try #require(window.surfacePixels)

    #expect(pixels.bounds == PixelRect(x: 0, y: 0, width: 300, height: 200))
    #expect(window.surfacePixels === pixels)
    pixels.bytes.storeBytes(of: 0x0012_3456, toByteOffset: 0, as: UInt32.self)
    #expect(window.show([pixels.bounds]))
    #expect(window.surfacePixels?.pixel(x: 0, y: 0) == 0x0012_3456)

    window.setSize(CGSize(width: 250, height: 333))
    _ = window.events(timeout: 0)
    #expect(window.surfacePixels?.bounds == PixelRect(x: 0, y: 0, width: 250, height: 333))
  }

  @Test func `another thread ends a wait`() throws {
    let window = try window()
    _ = window.events(timeout: 0)

    Thread { SDLWindow.wake() }.start()

    // The wait is for ever: without the event this test would not end.
    #expect(window.events(timeout: nil).contains(.woken))
  }

  private func window() throws -> SDLWindow {
    try SDLWindow(
      title: "A window",
      size: CGSize(width: 300, height: 200),
      minimumSize: CGSize(width: 100, height: 100)
    )
  }
}
