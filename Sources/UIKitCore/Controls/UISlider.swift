import CoreGraphics
public import Foundation
import QuartzCore

/// A knob on a track that picks a value of a range.
///
/// 31 points high.
open class UISlider: UIControl {
  /// Measures in points of the slider of iOS 13 to 17.
  private enum Metrics {
    static let height: CGFloat = 31
    static let trackHeight: CGFloat = 4
    static let knobSide: CGFloat = 28
    static let imageSpacing: CGFloat = 8
    /// How far beside the knob a finger may land to take it.
    ///
    /// Chosen by eye.
    static let knobReach: CGFloat = 15
  }

  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }
  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      value = storedValue
    }
  }
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }
  open var isContinuous = true
  open var minimumValueImage: UIImage? {
    didSet { updateImages() }
  }
  open var maximumValueImage: UIImage? {
    didSet { updateImages() }
  }
  open var minimumTrackTintColor: UIColor? {
    didSet { updateColors() }
  }
  open var maximumTrackTintColor: UIColor? {
    didSet { updateColors() }
  }
  open var thumbTintColor: UIColor? {
    didSet { updateColors() }
  }

  private var storedValue: Float = 0
  private let minimumTrack = UIImageView(image: nil)
  private let maximumTrack = UIImageView(image: nil)
  private let knob = UIImageView(image: nil)
  private let minimumImageView = UIImageView(image: nil)
  private let maximumImageView = UIImageView(image: nil)
  private var thumbImages: [UInt: UIImage] = [:]
  private var minimumTrackImages: [UInt: UIImage] = [:]
  private var maximumTrackImages: [UInt: UIImage] = [:]
  /// From the middle of the knob to the finger when it landed.
  private var grip: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for view in [maximumTrack, minimumTrack, minimumImageView, maximumImageView, knob] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    // The shadow of the knob. Chosen by eye.
    knob.layer.shadowOpacity = 0.2
    knob.layer.shadowRadius = 3
    knob.layer.shadowOffset = CGSize(width: 0, height: 2)
    updateColors()
  }

  open func setValue(_ value: Float, animated: Bool) {
    storedValue = min(max(value, minimumValue), maximumValue)
    guard animated, window != nil else {
      setNeedsLayout()
      return
    }
    layoutIfNeeded()
    UIView.animate(withDuration: 0.25) {
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
  }

  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state.rawValue] = image
    updateColors()
    setNeedsLayout()
  }

  open func thumbImage(for state: State) -> UIImage? {
    thumbImages[state.rawValue] ?? thumbImages[State.normal.rawValue]
  }

  /// Drawn left of the knob, stretched between its caps, in place of the tinted track.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTrackImages[state.rawValue] = image
    updateColors()
    setNeedsLayout()
  }

  open func minimumTrackImage(for state: State) -> UIImage? {
    minimumTrackImages[state.rawValue] ?? minimumTrackImages[State.normal.rawValue]
  }

  /// Drawn right of the knob, stretched between its caps, in place of the tinted track.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTrackImages[state.rawValue] = image
    updateColors()
    setNeedsLayout()
  }

  open func maximumTrackImage(for state: State) -> UIImage? {
    maximumTrackImages[state.rawValue] ?? maximumTrackImages[State.normal.rawValue]
  }

  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  // MARK: Rectangles

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.minX,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// As high as the higher of the track's pictures, if there are any.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let pictures = [currentMinimumTrackImage, currentMaximumTrackImage].compactMap { $0 }
    let height = pictures.map(\.size.height).max() ?? Metrics.trackHeight
    let left = minimumValueImage.map { $0.size.width + Metrics.imageSpacing } ?? 0
    let right = maximumValueImage.map { $0.size.width + Metrics.imageSpacing } ?? 0
    return CGRect(
      x: bounds.minX + left,
      y: bounds.midY - height / 2,
      width: max(bounds.width - left - right, 0),
      height: height
    )
  }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: Metrics.knobSide, height: Metrics.knobSide)
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    return CGRect(
      x: rect.minX + part * (rect.width - size.width),
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Metrics.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Metrics.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: storedValue)
    let middle = min(max(thumb.midX, track.minX), track.maxX)
    minimumTrack.frame = CGRect(
      x: track.minX,
      y: track.minY,
      width: middle - track.minX,
      height: track.height
    )
    maximumTrack.frame = track
    // A picture begins where the other one ends, a plain track runs below it.
    if maximumTrack.image != nil {
      maximumTrack.frame.origin.x = middle
      maximumTrack.frame.size.width = track.maxX - middle
    }
    knob.frame = thumb
    knob.layer.cornerRadius = currentThumbImage == nil ? thumb.height / 2 : 0
    minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
    maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
  }

  private func updateColors() {
    show(currentMinimumTrackImage, on: minimumTrack, or: minimumTrackTintColor ?? tintColor)
    show(currentMaximumTrackImage, on: maximumTrack, or: maximumTrackTintColor ?? .systemFill)
    knob.image = currentThumbImage
    knob.backgroundColor = currentThumbImage == nil ? thumbTintColor ?? .white : nil
    alpha = isEnabled ? 1 : 0.5
  }

  private func show(_ image: UIImage?, on track: UIImageView, or color: UIColor?) {
    track.image = image
    track.backgroundColor = image == nil ? color : nil
    track.layer.cornerRadius = image == nil ? Metrics.trackHeight / 2 : 0
  }

  private func updateImages() {
    minimumImageView.image = minimumValueImage
    maximumImageView.image = maximumValueImage
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateColors()
  }

  // MARK: Touches

  /// Swipes and pans along the track that start on the knob are the slider's.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let isAround = gestureRecognizer.view !== self
    let moves =
      gestureRecognizer is UIPanGestureRecognizer || gestureRecognizer is UISwipeGestureRecognizer
    return isAround && moves && isTracking
      ? false : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let thumb = thumbRect(
      forBounds: bounds,
      trackRect: trackRect(forBounds: bounds),
      value: storedValue
    )
    let point = touch.location(in: self)
    grip = point.x - thumb.midX
    return thumb.insetBy(dx: -Metrics.knobReach, dy: -Metrics.knobReach).contains(point)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: storedValue)
    let length = track.width - thumb.width
    guard length > 0 else { return true }
    let part = (touch.location(in: self).x - grip - track.minX - thumb.width / 2) / length
    let old = storedValue
    let range = maximumValue - minimumValue
    storedValue = minimumValue + Float(min(max(part, 0), 1)) * range
    setNeedsLayout()
    if isContinuous, storedValue != old { sendActions(for: .valueChanged, with: event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged, with: event) }
  }
}
