import CoreGraphics
public import Foundation
import QuartzCore

/// Two buttons that count a value down and up.
///
/// Always 94 by 32 points.
open class UIStepper: UIControl {
  /// Measures in points and seconds of the stepper of iOS 13 to 17.
  private enum Metrics {
    static let size = CGSize(width: 94, height: 32)
    static let cornerRadius: CGFloat = 8
    static let signLength: CGFloat = 15
    static let signThickness: CGFloat = 1.5
    static let dividerInset: CGFloat = 7
    /// Seconds until a held button repeats, and between repetitions.
    ///
    /// Chosen by eye.
    static let repeatDelay: TimeInterval = 0.5
    static let repeatInterval: TimeInterval = 0.15
  }

  open var isContinuous = true
  open var autorepeat = true
  /// Whether the value goes on at the other end of the range.
  open var wraps = false
  open var value: Double = 0 {
    didSet {
      value = min(max(value, minimumValue), maximumValue)
      setNeedsDisplay()
    }
  }
  open var minimumValue: Double = 0 {
    didSet { value = max(value, minimumValue) }
  }
  open var maximumValue: Double = 100 {
    didSet { value = min(value, maximumValue) }
  }
  open var stepValue: Double = 1 {
    willSet { precondition(newValue > 0, "UIStepper.stepValue must be positive, not \(newValue)") }
  }

  /// -1 or 1 for the button under the finger, else 0.
  private var pressedDirection = 0.0
  private let timer = GestureTimer()

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Metrics.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    layer.cornerRadius = Metrics.cornerRadius
    layer.cornerCurve = .continuous
    backgroundColor = .tertiarySystemFill
    contentMode = .redraw
  }

  open override var intrinsicContentSize: CGSize { Metrics.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Metrics.size }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if pressedDirection != 0 {
      let x = pressedDirection < 0 ? bounds.minX : bounds.midX
      let half = CGRect(x: x, y: 0, width: bounds.width / 2, height: bounds.height)
      context.setFillColor(UIColor.quaternarySystemFill.cgColor)
      context.fill(half)
    }
    context.setFillColor(UIColor.separator.cgColor)
    context.fill(
      CGRect(
        x: bounds.midX - 0.5,
        y: Metrics.dividerInset,
        width: 1,
        height: bounds.height - 2 * Metrics.dividerInset
      )
    )
    drawSign(at: bounds.width / 4, isPlus: false, isEnabled: canStep(-1), in: context)
    drawSign(at: bounds.width * 3 / 4, isPlus: true, isEnabled: canStep(1), in: context)
  }

  private func drawSign(at x: CGFloat, isPlus: Bool, isEnabled: Bool, in context: CGContext) {
    let color: UIColor = isEnabled && self.isEnabled ? .label : .tertiaryLabel
    context.setFillColor(color.cgColor)
    let (length, thickness) = (Metrics.signLength, Metrics.signThickness)
    context.fill(
      CGRect(x: x - length / 2, y: bounds.midY - thickness / 2, width: length, height: thickness)
    )
    guard isPlus else { return }
    context.fill(
      CGRect(x: x - thickness / 2, y: bounds.midY - length / 2, width: thickness, height: length)
    )
  }

  // MARK: Stepping

  private func canStep(_ direction: Double) -> Bool {
    wraps || (direction < 0 ? value > minimumValue : value < maximumValue)
  }

  private func step(_ direction: Double, with event: UIEvent?) {
    guard canStep(direction) else { return }
    let old = value
    let next = value + direction * stepValue
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    if value != old, isContinuous { sendActions(for: .valueChanged, with: event) }
  }

  private func repeatStep(after delay: TimeInterval) {
    timer.start(after: delay) { [weak self] in
      guard let self, pressedDirection != 0 else { return }
      step(pressedDirection, with: nil)
      repeatStep(after: Metrics.repeatInterval)
    }
  }

  // MARK: Touches

  override var winsOverTapsAround: Bool { true }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressedDirection = touch.location(in: self).x < bounds.midX ? -1 : 1
    step(pressedDirection, with: event)
    if autorepeat { repeatStep(after: Metrics.repeatDelay) }
    setNeedsDisplay()
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    finish()
    if !isContinuous { sendActions(for: .valueChanged, with: event) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    finish()
  }

  private func finish() {
    timer.stop()
    pressedDirection = 0
    setNeedsDisplay()
  }

  override func stateDidChange() {
    setNeedsDisplay()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }
}
