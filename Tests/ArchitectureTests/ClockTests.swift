import Testing

/// Everything takes the time from the frame clock.
struct ClockTests {
  /// Ways to ask the machine for the time.
  private static let forbidden = [
    "Date()", "Date.now", "ContinuousClock", "SuspendingClock", "SDL_GetTicks",
    "SDL_GetPerformanceCounter", "gettimeofday", "clock_gettime", "CFAbsoluteTimeGetCurrent",
    "systemUptime", "DispatchTime.now", "Thread.sleep", "usleep(", "Task.sleep", "SDL_Delay",
  ]

  /// The one place that turns the machine's time into frames, and the clock types that app code
  /// sees, which say themselves what they read.
  private static let exempt: Set<String> = [
    "SDLPlatform/Window/HostClock.swift",
    // These read what work costs, which moves nothing.
    "SlideBenchmark/FrameCosts.swift",
    "LayoutBenchmark/Stopwatch.swift",
  ]

  @Test func `sources take the time from the frame clock`() {
    for file in SourceTree.files where !Self.exempt.contains(file.path) {
      for line in file.code {
        let found = Self.forbidden.filter { line.contains($0) }
        #expect(found == [], "\(file.path): \(line)")
      }
    }
  }
}
