import UIKit

/// Does what the driver asked for, step by step, and tells it about each.
final class BenchmarkRun {
  /// Rest between the last slide and the time at rest that is measured, in seconds.
  private static let restBeforeIdle: TimeInterval = 0.5
  /// Content moves by so many units of the scene in a frame.
  private static let scrollStep: CGFloat = 24

  private let settings: BenchmarkSettings
  private let scene: SceneViewController
  private var link: CADisplayLink?
  private var costs = FrameCosts()
  private var onFrame: () -> Void = {}

  init(settings: BenchmarkSettings, scene: SceneViewController) {
    self.settings = settings
    self.scene = scene
  }

  /// Waits for the first frame: the display link calls before a frame is drawn.
  func start() {
    var calls = 0
    watchFrames { [unowned self] in
      calls += 1
      guard calls == 2 else { return }
      stopWatching()
      BenchmarkEvent.send("first_frame")
      wait(settings.settle) { [unowned self] in begin() }
    }
  }

  private func begin() {
    switch settings.mode {
    case .present:
      BenchmarkEvent.send("cycles_begin")
      costs = FrameCosts()
      watchFrames { [unowned self] in costs.noteFrame() }
      slide(cyclesLeft: settings.cycles)
    case .scroll:
      scene.present(scene.panel, animated: true) { [unowned self] in scroll() }
    case .resize:
      BenchmarkEvent.send("ready")
    }
  }

  private func slide(cyclesLeft: Int) {
    guard cyclesLeft > 0 else {
      stopWatching()
      BenchmarkEvent.send("cycles_end", costs.summary)
      rest()
      return
    }
    scene.present(scene.panel, animated: true) { [unowned self] in
      scene.dismiss(animated: true) { [unowned self] in slide(cyclesLeft: cyclesLeft - 1) }
    }
  }

  /// Moves the table by the same way in each frame, to and fro.
  private func scroll() {
    let table = scene.panel.tableView
    let end = max(table.contentSize.height - table.bounds.height, 0)
    var step = Self.scrollStep * settings.unit
    BenchmarkEvent.send("scroll_begin")
    costs = FrameCosts()
    watchFrames { [unowned self] in
      if costs.count == settings.scrollFrames {
        stopWatching()
        BenchmarkEvent.send("scroll_end", costs.summary)
        BenchmarkEvent.send("done")
        return
      }
      costs.noteFrame()
      var offset = table.contentOffset.y + step
      if offset < 0 || offset > end {
        step = -step
        offset = min(max(offset + 2 * step, 0), end)
      }
      table.contentOffset.y = offset
    }
  }

  private func rest() {
    wait(Self.restBeforeIdle) { [unowned self] in
      BenchmarkEvent.send("idle_begin")
      wait(settings.idle) {
        BenchmarkEvent.send("idle_end")
        BenchmarkEvent.send("done")
      }
    }
  }

  private func wait(_ seconds: TimeInterval, then next: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: next)
  }

  private func watchFrames(_ onFrame: @escaping () -> Void) {
    self.onFrame = onFrame
    link = CADisplayLink(target: self, selector: Selector("tick", BenchmarkRun.tick))
    link?.add(to: .main, forMode: .common)
  }

  private func stopWatching() {
    link?.invalidate()
    link = nil
  }

  private func tick() {
    onFrame()
  }
}
