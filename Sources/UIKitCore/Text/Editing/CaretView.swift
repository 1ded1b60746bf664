import CoreGraphics
import Foundation
import QuartzCore

/// The blinking line where the next character goes.
final class CaretView: UIView {
  /// Points and seconds.
  ///
  /// Measured width; blinking chosen by eye.
  static let width: CGFloat = 2
  private static let blinkInterval: TimeInterval = 0.5

  private var ticket: FrameClock.Ticket?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
    layer.cornerRadius = CaretView.width / 2
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows the caret, fully visible, and lets it blink from now on.
  func start() {
    isHidden = false
    layer.opacity = 1
    scheduleBlink()
  }

  func stop() {
    isHidden = true
    if let ticket { FrameClock.current.cancel(ticket) }
    ticket = nil
  }

  private func scheduleBlink() {
    if let ticket { FrameClock.current.cancel(ticket) }
    let time = FrameClock.current.now + CaretView.blinkInterval
    ticket = FrameClock.current.schedule(at: time, isDecoration: true) { [weak self] in
      guard let self else { return }
      layer.opacity = layer.opacity > 0 ? 0 : 1
      scheduleBlink()
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stop() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    backgroundColor = tintColor
  }
}
