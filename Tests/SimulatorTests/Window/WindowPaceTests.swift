import Foundation
import Testing

@testable import Simulator

/// How app time follows real time, which is made up of numbers here.
@Suite struct WindowPaceTests {
  @Test func `app time passes as real time does`() {
    var pace = WindowPace(speed: 1, start: 100)
    _ = pace.plan(isMoving: true, deadline: nil, at: 100)

    #expect(pace.begin(at: 100.125) == 0.125)
  }

  @Test func `slow motion makes less of it`() {
    var pace = WindowPace(speed: 0.125, start: 100)
    _ = pace.plan(isMoving: true, deadline: nil, at: 100)

    #expect(pace.begin(at: 100.25) == 0.03125)
  }

  @Test func `time that the process was held up does not count`() {
    var pace = WindowPace(speed: 1, start: 100)
    _ = pace.plan(isMoving: true, deadline: nil, at: 100)

    // Planned 1/60 s later, at most 0.25 s too late.
    #expect(abs(pace.begin(at: 500) - (1.0 / 60 + 0.25)) < 1e-9)
  }

  @Test func `time asleep counts in full`() {
    var pace = WindowPace(speed: 1, start: 100)
    let wait = pace.plan(isMoving: false, deadline: nil, at: 100)

    #expect(wait == nil)
    #expect(pace.begin(at: 500) == 400)
  }

  @Test func `waits for a deadline in real time`() {
    var pace = WindowPace(speed: 0.5, start: 100)

    #expect(pace.plan(isMoving: false, deadline: 3, at: 100) == 6)
    #expect(pace.begin(at: 106) == 3)
  }

  @Test func `time stands still while paused, and goes on without what it missed`() {
    var pace = WindowPace(speed: 1, start: 100)
    pace.isPaused = true

    #expect(pace.plan(isMoving: false, deadline: 3, at: 100) == nil)
    #expect(pace.begin(at: 110) == 0)
    pace.isPaused = false
    _ = pace.plan(isMoving: true, deadline: nil, at: 110)
    #expect(pace.begin(at: 110.125) == 0.125)
  }

  @Test func `moves 60 times a second`() {
    var pace = WindowPace(speed: 1, start: 100)
    _ = pace.begin(at: 100)

    let wait = pace.plan(isMoving: true, deadline: 5, at: 100)
    // Sums of times near 100 are exact to 2^-46 seconds.
    #expect(wait.map { abs($0 - WindowPace.frame) < 1e-12 } == true)
    #expect(pace.plan(isMoving: true, deadline: 5, at: 101) == 0)
    #expect(pace.timeToNextFrame(at: 101) == 0)
  }

  @Test func `a turn that comes a little late does not delay the next one`() {
    var pace = WindowPace(speed: 1, start: 100)
    _ = pace.begin(at: 100)
    let late = 100 + WindowPace.frame + 0.001
    _ = pace.begin(at: late)

    #expect(abs(pace.timeToNextFrame(at: late) - (WindowPace.frame - 0.001)) < 1e-9)
    // Later than a frame: the display goes on from there.
    _ = pace.begin(at: 101)
    #expect(abs(pace.timeToNextFrame(at: 101) - WindowPace.frame) < 1e-9)
  }

  @Test func `unthrottled, each frame of what moves is a frame further and follows at once`() {
    var pace = WindowPace(speed: 0.5, start: 100, isUnthrottled: true)

    #expect(pace.plan(isMoving: true, deadline: 5, at: 100) == 0)
    #expect(pace.timeToNextFrame(at: 100) == 0)
    #expect(pace.begin(at: 100.001) == 0.5 / 60)
    #expect(pace.plan(isMoving: true, deadline: 5, at: 100.001) == 0)
    #expect(pace.begin(at: 107) == 0.5 / 60)
  }

  @Test func `unthrottled, a frame ends at a deadline within it`() {
    var pace = WindowPace(speed: 1, start: 100, isUnthrottled: true)

    _ = pace.plan(isMoving: true, deadline: 0.01, at: 100)
    #expect(pace.begin(at: 100) == 0.01)
    // A hair after the frame, as sums of sixtieths come out.
    _ = pace.plan(isMoving: true, deadline: WindowPace.frame + 1e-9, at: 100)
    #expect(pace.begin(at: 100) == WindowPace.frame + 1e-9)
  }

  @Test func `unthrottled, what rests waits in real time`() {
    var pace = WindowPace(speed: 1, start: 100, isUnthrottled: true)

    #expect(pace.plan(isMoving: false, deadline: 3, at: 100) == 3)
    #expect(pace.begin(at: 103) == 3)
  }
}
