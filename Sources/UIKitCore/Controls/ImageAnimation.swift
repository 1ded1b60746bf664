import Foundation
import QuartzCore

/// Shows images in turn on the frame clock.
final class ImageAnimation {
  private let images: [UIImage]
  private let frameDuration: TimeInterval
  /// Frames until the end; nil for ever.
  private let frameLimit: Int?
  private let start = FrameClock.current.now
  private let onFrame: () -> Void
  private let onEnd: () -> Void
  private var frame = 0
  private var ticket: FrameClock.Ticket?

  /// `images` are not empty; `duration` is that of one cycle.
  init(
    images: [UIImage],
    duration: TimeInterval,
    repeatCount: Int,
    onFrame: @escaping () -> Void,
    onEnd: @escaping () -> Void
  ) {
    self.images = images
    frameDuration = duration / Double(images.count)
    frameLimit = repeatCount > 0 ? repeatCount * images.count : nil
    self.onFrame = onFrame
    self.onEnd = onEnd
    scheduleNextFrame()
  }

  var currentImage: UIImage { images[frame % images.count] }

  func stop() {
    if let ticket { FrameClock.current.cancel(ticket) }
    ticket = nil
  }

  private func scheduleNextFrame() {
    // Counted from the start, so that rounding does not add up.
    let time = start + Double(frame + 1) * frameDuration
    ticket = FrameClock.current.schedule(at: time) { [weak self] in self?.advance() }
  }

  private func advance() {
    if let frameLimit, frame + 1 >= frameLimit {
      onEnd()
      return
    }
    frame += 1
    scheduleNextFrame()
    onFrame()
  }
}
