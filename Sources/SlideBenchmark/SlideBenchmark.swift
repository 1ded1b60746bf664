import UIKit

/// A screen over which a panel slides, measured: plain iOS code, driven by the environment.
///
/// `Scripts/bench` starts it; `Documentation/Performance.md` says what the figures mean. One event a
/// line goes to the standard output, as JSON.
@main
enum SlideBenchmark {
  static func main() {
    let settings = BenchmarkSettings.current
    var arguments = [
      CommandLine.arguments.first ?? "SlideBenchmark",
      "--device", "\(settings.width)x\(settings.height)@1", "--scale", "1", "--position", "0,0",
    ]
    if settings.isUnthrottled {
      arguments.append("--unthrottled")
    }
    var words = arguments.map { strdup($0) } + [nil]
    UIApplicationMain(Int32(arguments.count), &words, nil, "SlideBenchmark.AppDelegate")
  }
}
