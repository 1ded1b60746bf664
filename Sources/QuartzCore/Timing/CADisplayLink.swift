public import Foundation

/// Calls back once per frame, before the frame is laid out.
///
/// Retains its target (what the block holds) until it is invalidated.
open class CADisplayLink: NSObject {
  private var block: ((CADisplayLink) -> Void)?
  private var modes: Set<RunLoop.Mode> = []

  /// The time of the current frame, on the clock of `CACurrentMediaTime()`.
  open private(set) var timestamp: CFTimeInterval = 0

  /// When the next frame is due.
  open private(set) var targetTimestamp: CFTimeInterval = 0

  /// Seconds between two frames of the display.
  open private(set) var duration: CFTimeInterval = 0

  /// Whether the link rests.
  ///
  /// Added links start running.
  open var isPaused = false {
    didSet { if !isPaused { FrameClock.current.onWork?() } }
  }

  /// Frames per second; 0 means the display's.
  ///
  /// The link is called at every so many of the display's frames that it comes closest to that.
  open var preferredFramesPerSecond: Int {
    get { Int(frameRate) }
    set {
      preferredFrameRateRange = CAFrameRateRange(
        minimum: 0,
        maximum: Float(newValue),
        preferred: Float(newValue)
      )
    }
  }

  /// The preferred rate counts, or the highest one without it; 0 means the display's.
  open var preferredFrameRateRange = CAFrameRateRange.default

  private var frameRate: Float {
    let preferred = preferredFrameRateRange.preferred ?? 0
    return max(preferred > 0 ? preferred : preferredFrameRateRange.maximum, 0)
  }

  /// How many of the display's frames the link takes for one.
  private func stride(of interval: TimeInterval) -> Double {
    guard frameRate > 0, interval > 0 else { return 1 }
    return max(1, (1 / (Double(frameRate) * interval)).rounded())
  }

  private var hasFired = false

  /// A link that calls `block` with itself.
  package init(calling block: @escaping (CADisplayLink) -> Void) {
    self.block = block
    super.init()
  }

  /// Starts calling back.
  ///
  /// There is one run loop: the clock's.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard block != nil else { return }
    modes.insert(mode)
    FrameClock.current.displayLinks.insert(self)
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    guard modes.isEmpty else { return }
    FrameClock.current.displayLinks.remove(self)
  }

  /// Stops for good and lets go of the target.
  open func invalidate() {
    modes.removeAll()
    block = nil
    FrameClock.current.displayLinks.remove(self)
  }

  func fire(at time: TimeInterval, interval: TimeInterval) {
    guard !isPaused else { return }
    let stride = stride(of: interval)
    // Half a frame of room for the rounding of times.
    if stride > 1, hasFired, time - timestamp < (stride - 0.5) * interval { return }
    hasFired = true
    timestamp = time
    targetTimestamp = time + stride * interval
    duration = interval
    block?(self)
  }
}
