import UIKit

/// What to show and to do, from the environment.
struct BenchmarkSettings {
  enum Mode: String {
    case present
    case scroll
    case resize
  }

  /// Of the window, in pixels; a point is a pixel here.
  var width = 375
  var height = 667
  var mode = Mode.present
  /// Whether each frame is 1/60 s further and the next one follows at once.
  var isUnthrottled = false
  /// How often the panel is presented and dismissed.
  var cycles = 10
  var rows = 12
  /// Small views on the main screen.
  var rects = 0
  var scrollFrames = 300
  /// Rest after the first frame, in seconds.
  var settle: TimeInterval = 1
  /// Rest at the end, in seconds.
  var idle: TimeInterval = 5
  /// Folder of `header.png`; nil draws a picture.
  var assets: String?

  static let current = BenchmarkSettings(ProcessInfo.processInfo.environment)

  init(_ environment: [String: String] = [:]) {
    func number(_ name: String) -> Int? {
      environment["BENCH_\(name)"].flatMap { Int($0) }
    }
    width = number("W") ?? width
    height = number("H") ?? height
    mode = environment["BENCH_MODE"].flatMap { Mode(rawValue: $0) } ?? mode
    isUnthrottled = environment["BENCH_CLOCK"] == "max"
    cycles = number("CYCLES") ?? cycles
    rows = number("ROWS") ?? rows
    rects = number("RECTS") ?? rects
    scrollFrames = number("SCROLL_FRAMES") ?? scrollFrames
    settle = number("SETTLE_MS").map { TimeInterval($0) / 1000 } ?? settle
    idle = number("IDLE_MS").map { TimeInterval($0) / 1000 } ?? idle
    assets = environment["BENCH_ASSETS"]
  }

  /// Points in a unit of the scene, whose window is 375 units wide.
  var unit: CGFloat { CGFloat(width) / 375 }
}
