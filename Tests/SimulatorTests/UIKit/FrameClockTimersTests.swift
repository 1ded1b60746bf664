import QuartzCore
import SDLPlatform
import Testing
import UIKit
import UIKitCore

@testable import Simulator

/// Timers and queues of apps on the frame clock.
@Suite struct FrameClockTimersTests {
  private final class Count: NSObject {
    var times: [TimeInterval] = []

    func note() {
      times.append(FrameClock.current.now)
    }

    func noteTimer(_ timer: Timer) {
      note()
    }
  }

  /// Made inside of each test: between a suite's initializer and a test others may run.
  private func makeRun() throws -> VirtualRun {
    VirtualRun(
      services: try SimulatorServices.make { _ in },
      environment: SimulatedDevice().environment
    )
  }

  @Test func `a timer fires exactly after its interval`() throws {
    let run = try makeRun()
    let count = Count()
    let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in count.note() }

    run.advance(by: 1)

    #expect(count.times == [0.25])
    #expect(!timer.isValid)
  }

  @Test func `a repeating timer keeps its schedule until it is invalidated`() throws {
    let run = try makeRun()
    let count = Count()
    let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
      count.note()
      if count.times.count == 3 { timer.invalidate() }
    }

    run.advance(by: 2)

    #expect(count.times == [0.25, 0.5, 0.75])
    #expect(!timer.isValid)
    #expect(run.loop.isIdle || run.application.isFrameNeeded)
  }

  @Test func `an app whose only timer repeats for ever is at rest`() throws {
    let run = try makeRun()
    let count = Count()
    Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in count.note() }

    #expect(run.settle(limit: 1) == nil)
    #expect(count.times.isEmpty)
  }

  @Test func `a timer with a target sends the selector`() throws {
    let run = try makeRun()
    let count = Count()
    Timer.scheduledTimer(
      timeInterval: 0.5,
      target: count,
      selector: Selector("noteTimer:", Count.noteTimer),
      userInfo: nil,
      repeats: true
    )

    run.advance(by: 1)

    #expect(count.times == [0.5, 1])
  }

  @Test func `a timer that is not scheduled waits for a run loop`() throws {
    let run = try makeRun()
    let count = Count()
    let timer = Timer(timeInterval: 0.5, repeats: false) { _ in count.note() }
    run.advance(by: 1)

    #expect(count.times.isEmpty)

    RunLoop.main.add(timer, forMode: .common)
    run.advance(by: 1)

    // It should have fired at 0.5 and does so as soon as it can.
    #expect(count.times == [1])
  }

  @Test func `firing by hand does not disturb a repeating timer`() throws {
    let run = try makeRun()
    let count = Count()
    let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in count.note() }
    run.advance(by: 0.25)
    timer.fire()
    run.advance(by: 0.5)

    #expect(count.times == [0.25, 0.5])
  }

  @Test func `blocks of the main queue run in the next turn, in order`() throws {
    let run = try makeRun()
    var order: [Int] = []
    DispatchQueue.main.async {
      order.append(1)
      DispatchQueue.main.async { order.append(3) }
    }
    DispatchQueue.main.async { order.append(2) }

    #expect(order.isEmpty)

    run.turn()

    #expect(order == [1, 2, 3])
    #expect(run.now == 0)
  }

  @Test func `delays follow the frame clock`() throws {
    let run = try makeRun()
    let count = Count()
    run.advance(by: 1)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { count.note() }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(250)) { count.note() }
    run.advance(by: 1)

    #expect(count.times == [1.25, 1.5])
  }

  @Test func `a cancelled work item does not run`() throws {
    let run = try makeRun()
    let count = Count()
    let item = DispatchWorkItem { count.note() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: item)
    item.cancel()
    run.advance(by: 1)

    #expect(count.times.isEmpty)
  }

  @Test func `performs a selector later, unless it is cancelled`() throws {
    let run = try makeRun()
    let count = Count()
    let selector = Selector("note", Count.note)
    count.perform(selector, with: nil, afterDelay: 0.25)
    count.perform(selector, with: 1, afterDelay: 0.5)
    count.perform(selector, with: 2, afterDelay: 0.75)
    NSObject.cancelPreviousPerformRequests(withTarget: count, selector: selector, object: 1)

    run.advance(by: 1)

    #expect(count.times == [0.25, 0.75])

    count.perform(selector, with: nil, afterDelay: 0.25)
    NSObject.cancelPreviousPerformRequests(withTarget: count)
    run.advance(by: 1)

    #expect(count.times == [0.25, 0.75])
  }

  @Test func `waiting for the main queue on the main thread traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { DispatchQueue.main.sync {} }
    }
  }
}
