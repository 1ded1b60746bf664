import CoreGraphics
public import Foundation
import QuartzCore

/// A switch that is on or off.
///
/// Always 51 by 31 points.
open class UISwitch: UIControl {
  /// How a switch looks; all look like a sliding switch here.
  public nonisolated enum Style: Int, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }

  /// Measures in points and seconds of the switch of iOS 13 to 17.
  private enum Metrics {
    static let size = CGSize(width: 51, height: 31)
    static let knobSide: CGFloat = 27
    static let inset: CGFloat = 2
    /// How much wider the knob is while a finger is on it.
    ///
    /// Chosen by eye.
    static let knobStretch: CGFloat = 6
    static let duration: TimeInterval = 0.25
  }

  open var isOn: Bool {
    get { isOnStored }
    set { setOn(newValue, animated: false) }
  }
  open var onTintColor: UIColor? {
    didSet { updateColors() }
  }
  open var thumbTintColor: UIColor? {
    didSet { updateColors() }
  }
  open var onImage: UIImage?
  open var offImage: UIImage?
  open var title: String?
  open var preferredStyle: Style = .automatic
  open var style: Style { .sliding }

  private var isOnStored = false
  private let track = UIView()
  private let knob = UIView()
  /// Whether the finger has moved the knob during this touch.
  private var hasDragged = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Metrics.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for view in [track, knob] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    track.layer.cornerRadius = Metrics.size.height / 2
    knob.layer.cornerRadius = Metrics.knobSide / 2
    // The soft shadow of the knob. Chosen by eye.
    knob.layer.shadowOpacity = 0.15
    knob.layer.shadowRadius = 3
    knob.layer.shadowOffset = CGSize(width: 0, height: 3)
    updateColors()
  }

  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isOnStored else { return }
    isOnStored = on
    update(animated: animated)
  }

  // MARK: Measuring and layout

  open override var intrinsicContentSize: CGSize { Metrics.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Metrics.size }

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Metrics.size) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = CGRect(origin: .zero, size: Metrics.size)
    knob.frame = knobFrame
  }

  private var knobFrame: CGRect {
    let width = Metrics.knobSide + (isHighlighted ? Metrics.knobStretch : 0)
    let x = isOnStored ? Metrics.size.width - Metrics.inset - width : Metrics.inset
    return CGRect(x: x, y: Metrics.inset, width: width, height: Metrics.knobSide)
  }

  private func updateColors() {
    track.backgroundColor = isOnStored ? onTintColor ?? .systemGreen : .secondarySystemFill
    knob.backgroundColor = thumbTintColor ?? .white
    alpha = isEnabled ? 1 : 0.5
  }

  private func update(animated: Bool) {
    guard animated, window != nil else {
      updateColors()
      knob.frame = knobFrame
      return
    }
    UIView.animate(
      withDuration: Metrics.duration,
      delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        self.updateColors()
        self.knob.frame = self.knobFrame
      }
    )
  }

  // MARK: Touches

  override var winsOverTapsAround: Bool { true }

  /// A pan that starts on the switch moves the knob.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let isPan = gestureRecognizer is UIPanGestureRecognizer && gestureRecognizer.view !== self
    return isPan && isTracking ? false : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    hasDragged = false
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    // The knob changes sides when the finger passes the ends, as on the device.
    let x = touch.location(in: self).x
    if isOnStored ? x < 0 : x > Metrics.size.width {
      hasDragged = true
      toggle(with: event)
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !hasDragged, isTouchInside { toggle(with: event) }
  }

  private func toggle(with event: UIEvent?) {
    isOnStored.toggle()
    update(animated: true)
    sendActions(for: .valueChanged, with: event)
    sendActions(for: .primaryActionTriggered, with: event)
  }

  override func stateDidChange() {
    update(animated: true)
  }
}
