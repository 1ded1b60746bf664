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
    "SDLPlatform/Window/MachineClock.swift"
  ]

  @Test(arguments: SourceTree.files)
  func `takes the time from the frame clock`(file: SourceTree.File) {
    guard !Self.exempt.contains(file.path) else { return }

    for line in file.code {
      let found = Self.forbidden.filter { line.contains($0) }
      #expect(found == [], "\(file.path): \(line)")
    }
  }
}
