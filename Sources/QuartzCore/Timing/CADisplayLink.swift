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
  /// Frame rates are the host's here.
  open var preferredFramesPerSecond = 0

  open var preferredFrameRateRange = CAFrameRateRange.default

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
    timestamp = time
    targetTimestamp = time + interval
    duration = interval
    block?(self)
  }
}
