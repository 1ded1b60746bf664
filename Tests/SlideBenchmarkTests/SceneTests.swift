import CoreGraphics
import Foundation
import ProsceniumTesting
import Testing
import UIKit

@testable import SlideBenchmark

/// The scene that is measured, on a screen of 375 × 667: what the figures stand for is really shown.
struct SceneTests {
  private func settings(_ environment: [String: String] = [:]) -> BenchmarkSettings {
    BenchmarkSettings(environment)
  }

  private func stage(_ controller: SceneViewController) -> Stage {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1)
    stage.show(controller)
    return stage
  }

  /// Red, green and blue at a pixel.
  private func color(_ image: CGImage, _ x: Int, _ y: Int) throws -> [Int] {
    let data = try #require(image.dataProvider?.data)
    let bytes = [UInt8](data)
    let place = y * image.bytesPerRow + x * 4
    return [bytes[place + 2], bytes[place + 1], bytes[place]].map(Int.init)
  }

  @Test func `the environment says what to show`() {
    let settings = settings([
      "BENCH_W": "750", "BENCH_H": "1334", "BENCH_MODE": "scroll", "BENCH_CLOCK": "max",
      "BENCH_ROWS": "100", "BENCH_IDLE_MS": "250",
    ])

    #expect(settings.unit == 2)
    #expect(settings.mode == .scroll)
    #expect(settings.isUnthrottled)
    #expect(settings.rows == 100)
    #expect(settings.idle == 0.25)
    #expect(settings.cycles == 10)
  }

  @Test func `marks stand at the top left and at the bottom right`() throws {
    let stage = stage(SceneViewController(settings: settings()))

    let image = stage.snapshot()

    #expect(try color(image, 3, 3) == [0xE0, 0x21, 0x8A])
    #expect(try color(image, 372, 664) == [0xE0, 0x21, 0x8A])
  }

  @Test func `the panel is half in at half time, and what it leaves is dimmed by a quarter`() throws
  {
    let controller = SceneViewController(settings: settings())
    let stage = stage(controller)
    controller.present(controller.panel, animated: true)
    stage.advance(by: 0.15)

    let frame = stage.presentationFrame(of: controller.panel.view)

    // Ease-in-ease-out is at half its way at half its time; two thirds of 375 are 250.
    #expect(abs(frame.minX + 125) < 0.01)
    #expect(frame.size == CGSize(width: 250, height: 667))
    let image = stage.snapshot()
    // The panel's header and the screen's background, F2F4F8: as it is, and under a quarter of black.
    #expect(try color(image, 120, 5) == [0xF2, 0xF4, 0xF8])
    let dimmed = try color(image, 370, 400)
    for (channel, expected) in zip(dimmed, [182, 183, 186]) {
      #expect((expected - 1...expected + 1).contains(channel))
    }
  }

  @Test func `as many small views as asked for fill the screen below the header`() {
    let controller = SceneViewController(settings: settings(["BENCH_RECTS": "100"]))
    let stage = stage(controller)
    stage.turn()

    // The mark is the last of the plain views; it ends at the corner.
    let grid = controller.view.subviews.filter { type(of: $0) == UIView.self }.dropLast()
    #expect(grid.count == 100)
    // The header ends at 0.3 * 667, rounded down.
    #expect(grid.first?.frame.origin == CGPoint(x: 0, y: 200))
    // A gap of a point follows each view, the last one in a line as well.
    #expect(grid.map(\.frame.maxX).max() == 374)
    #expect(grid.map(\.frame.maxY).max() == 666)
  }

  @Test func `the table holds the rows asked for`() throws {
    let controller = SceneViewController(settings: settings(["BENCH_ROWS": "1000"]))
    let stage = stage(controller)
    controller.present(controller.panel, animated: true)
    try stage.settle()

    #expect(controller.panel.tableView.contentSize.height == 44_000)
    #expect(controller.panel.tableView.visibleCells.count <= 15)
  }
}
