import Foundation
import QuartzCore
import TestFacts
import Testing

struct DisplayLinkTests {
  private let interval = 1.0 / 60

  private func fire(at time: TimeInterval) {
    FrameClock.current.displayLinks.fireDisplayLinks(at: time, interval: interval)
  }

  @Test(.facts("E51")) func `tells the frame's time and the next frame's`() {
    FrameClock.current = FrameClock()
    var times: [TimeInterval] = []
    let link = CADisplayLink { times += [$0.timestamp, $0.targetTimestamp, $0.duration] }

    link.add(to: .main, forMode: .common)
    fire(at: 2)

    #expect(times == [2, 2 + interval, interval])
  }

  @Test(.facts("E51")) func `rests while it is paused`() {
    FrameClock.current = FrameClock()
    var calls = 0
    let link = CADisplayLink { _ in calls += 1 }
    fire(at: 0)
    #expect(calls == 0)
    link.add(to: .main, forMode: .default)
    fire(at: 0.5)
    #expect(calls == 1)
    calls = 0

    link.isPaused = true
    fire(at: 1)

    #expect(calls == 0)
    #expect(!FrameClock.current.displayLinks.hasActiveDisplayLinks)
  }

  @Test(.facts("E51")) func `holds its target until it is invalidated`() {
    FrameClock.current = FrameClock()
    weak var target: NSObject?
    let link: CADisplayLink
    do {
      let object = NSObject()
      target = object
      link = CADisplayLink { _ in _ = object }
    }
    link.add(to: .main, forMode: .default)
    #expect(target != nil)

    link.invalidate()

    #expect(target == nil)
    #expect(!FrameClock.current.displayLinks.hasActiveDisplayLinks)
    // For good.
    link.add(to: .main, forMode: .default)
    #expect(!FrameClock.current.displayLinks.hasActiveDisplayLinks)
  }

  @Test(.facts("E51")) func `stays while one of its modes is left`() {
    FrameClock.current = FrameClock()
    let link = CADisplayLink { _ in }
    link.add(to: .main, forMode: .default)
    link.add(to: .main, forMode: .common)

    link.remove(from: .main, forMode: .default)
    #expect(FrameClock.current.displayLinks.hasActiveDisplayLinks)

    link.remove(from: .main, forMode: .common)
    #expect(!FrameClock.current.displayLinks.hasActiveDisplayLinks)
  }

  @Test(
    .facts("E51"),
    arguments: [(0, 1), (60, 1), (30, 2), (20, 3), (15, 4), (40, 2), (120, 1), (1, 60)]
  )
  func `calls at every so many frames as its rate asks for`(rate: Int, frames: Int) {
    FrameClock.current = FrameClock()
    var times: [(now: TimeInterval, next: TimeInterval)] = []
    let link = CADisplayLink { times.append(($0.timestamp, $0.targetTimestamp)) }
    link.preferredFramesPerSecond = rate
    #expect(link.preferredFramesPerSecond == rate)
    link.add(to: .main, forMode: .common)

    for frame in 0..<120 {
      fire(at: Double(frame) * interval)
    }

    #expect(times.count == 120 / frames)
    #expect(times.allSatisfy { abs($0.next - $0.now - Double(frames) * interval) < 1e-9 })
    #expect(zip(times, times.dropFirst()).allSatisfy { abs($0.next - $1.now) < 1e-9 })
    link.invalidate()
  }

  @Test func `takes the preferred rate of a range, or its highest`() {
    FrameClock.current = FrameClock()
    let link = CADisplayLink { _ in }

    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30)
    #expect(link.preferredFramesPerSecond == 30)
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 20)
    #expect(link.preferredFramesPerSecond == 20)
  }
}
