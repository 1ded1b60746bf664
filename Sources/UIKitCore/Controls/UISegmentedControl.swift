import CoreGraphics
public import Foundation
import QuartzCore

/// A row of segments of which one is selected, in the look of iOS 13.
open class UISegmentedControl: UIControl {
  public nonisolated enum SegmentType: Int, Sendable {
    case any = 0
    case left = 1
    case center = 2
    case right = 3
    case alone = 4
  }

  /// No segment is selected.
  public static let noSegment = -1

  /// Measures in points of the segmented control of iOS 13 to 17.
  enum Metrics {
    static let height: CGFloat = 32
    static let inset: CGFloat = 2
    static let cornerRadius: CGFloat = 8.91
    static let knobRadius: CGFloat = 6.93
    static let fontSize: CGFloat = 13
    static let titlePadding: CGFloat = 11
    static let dividerInset: CGFloat = 8
    static let slideDuration: TimeInterval = 0.25
    /// Alpha of the title of a segment under the finger.
    ///
    /// Chosen by eye.
    static let pressedAlpha: CGFloat = 0.2
  }

  var segments: [Segment] = []
  let knob = UIView()
  var dividers: [UIView] = []
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  var storedIndex = UISegmentedControl.noSegment
  /// The segment under the finger.
  private var pressedIndex: Int?

  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false {
    didSet { contentsDidChange() }
  }
  open var selectedSegmentTintColor: UIColor? {
    didSet { updateColors() }
  }

  /// Setting it sends no action.
  open var selectedSegmentIndex: Int {
    get { storedIndex }
    set {
      precondition(
        newValue == UISegmentedControl.noSegment || segments.indices.contains(newValue),
        "Segment \(newValue) can't be selected: the control has \(segments.count)"
      )
      storedIndex = newValue
      updateSelection(animated: false)
    }
  }

  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// `items` are strings and images.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] {
      insert(Segment(title: item as? String, image: item as? UIImage), at: segments.count)
    }
    bounds.size = intrinsicContentSize
  }

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    layer.cornerRadius = Metrics.cornerRadius
    layer.cornerCurve = .continuous
    knob.isUserInteractionEnabled = false
    knob.layer.cornerRadius = Metrics.knobRadius
    knob.layer.cornerCurve = .continuous
    // The shadow of the knob. Chosen by eye.
    knob.layer.shadowOpacity = 0.12
    knob.layer.shadowRadius = 4
    knob.layer.shadowOffset = CGSize(width: 0, height: 3)
    knob.isHidden = true
    addSubview(knob)
    updateColors()
  }

  // MARK: Segments

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title, image: nil), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(title: nil, image: image), at: segment)
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let new = Segment(title: action.image == nil ? action.title : nil, image: action.image)
    new.action = action
    insert(new, at: segment)
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment).label.removeFromSuperview()
    if storedIndex >= segments.count || storedIndex == segment {
      storedIndex = UISegmentedControl.noSegment
    }
    contentsDidChange()
  }

  open func removeAllSegments() {
    for segment in segments {
      segment.label.removeFromSuperview()
      segment.imageView.removeFromSuperview()
    }
    segments = []
    storedIndex = UISegmentedControl.noSegment
    contentsDidChange()
  }

  private func insert(_ segment: Segment, at index: Int) {
    let position = min(max(index, 0), segments.count)
    segments.insert(segment, at: position)
    if storedIndex >= position { storedIndex += 1 }
    addSubview(segment.imageView)
    addSubview(segment.label)
    contentsDidChange()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    self.segment(segment).title = title
    contentsDidChange()
  }

  open func titleForSegment(at segment: Int) -> String? {
    self.segment(segment).title
  }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    self.segment(segment).image = image
    contentsDidChange()
  }

  open func imageForSegment(at segment: Int) -> UIImage? {
    self.segment(segment).image
  }

  /// 0: the control shares its width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    self.segment(segment).width = width
    contentsDidChange()
  }

  open func widthForSegment(at segment: Int) -> CGFloat {
    self.segment(segment).width
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    self.segment(segment).isEnabled = enabled
    updateTitles()
  }

  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(segment).isEnabled
  }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: State
  ) {
    titleAttributes[state.rawValue] = attributes
    contentsDidChange()
  }

  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  private func segment(_ index: Int) -> Segment {
    precondition(
      segments.indices.contains(index),
      "There is no segment \(index): the control has \(segments.count)"
    )
    return segments[index]
  }

  // MARK: Measuring and layout

  open override var intrinsicContentSize: CGSize {
    guard !segments.isEmpty else { return CGSize(width: 0, height: Metrics.height) }
    let natural = segments.map(naturalWidth)
    let widest = natural.max() ?? 0
    let width = zip(segments, natural).reduce(0) { sum, pair in
      let shared = apportionsSegmentWidthsByContent ? pair.1 : widest
      return sum + (pair.0.width > 0 ? pair.0.width : shared)
    }
    return CGSize(width: width, height: Metrics.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = segmentFrames
    for (segment, frame) in zip(segments, frames) {
      segment.label.frame = frame.insetBy(dx: Metrics.inset, dy: 0)
      let size = segment.image?.size ?? .zero
      segment.imageView.frame = CGRect(
        x: frame.midX - size.width / 2,
        y: frame.midY - size.height / 2,
        width: size.width,
        height: size.height
      )
    }
    layoutKnob()
    layoutDividers(frames)
  }

  private func contentsDidChange() {
    while dividers.count > max(segments.count - 1, 0) {
      dividers.removeLast().removeFromSuperview()
    }
    while dividers.count < segments.count - 1 {
      let divider = UIView()
      divider.isUserInteractionEnabled = false
      dividers.append(divider)
      insertSubview(divider, at: 0)
    }
    updateColors()
    updateTitles()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Looks

  private func updateColors() {
    backgroundColor = .tertiarySystemFill
    knob.backgroundColor =
      selectedSegmentTintColor
      ?? UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white
      }
    for divider in dividers { divider.backgroundColor = .separator }
    alpha = isEnabled ? 1 : 0.5
  }

  private func updateTitles() {
    for (index, segment) in segments.enumerated() {
      let isSelected = index == storedIndex
      var state: State = isSelected ? .selected : .normal
      if !segment.isEnabled || !isEnabled { state.insert(.disabled) }
      var attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(
          ofSize: Metrics.fontSize,
          weight: isSelected ? .semibold : .regular
        ),
        .foregroundColor: segment.isEnabled ? UIColor.label : UIColor.tertiaryLabel,
      ]
      attributes.merge(titleAttributes[State.normal.rawValue] ?? [:]) { $1 }
      attributes.merge(titleAttributes[state.rawValue] ?? [:]) { $1 }
      segment.show(attributes)
      let isPressed = index == pressedIndex && !isSelected
      segment.label.alpha = isPressed ? Metrics.pressedAlpha : 1
    }
  }

  private func updateSelection(animated: Bool) {
    updateTitles()
    guard animated, window != nil, !knob.isHidden else {
      setNeedsLayout()
      return
    }
    UIView.animate(
      withDuration: Metrics.slideDuration,
      delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseOut],
      animations: {
        self.layoutKnob()
        self.layoutDividers(self.segmentFrames)
      }
    )
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateTitles()
  }

  // MARK: Touches

  override var winsOverTapsAround: Bool { true }

  private func index(at touch: UITouch) -> Int? {
    let point = touch.location(in: self)
    let index = segmentFrames.firstIndex { $0.minX <= point.x && point.x < $0.maxX }
    return index.flatMap { segments[$0].isEnabled ? $0 : nil }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressedIndex = index(at: touch)
    updateTitles()
    return pressedIndex != nil
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressedIndex = isTouchInside ? index(at: touch) : nil
    updateTitles()
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let chosen = isTouchInside ? pressedIndex : nil
    pressedIndex = nil
    guard let chosen else {
      updateTitles()
      return
    }
    let changes = chosen != storedIndex
    storedIndex = chosen
    updateSelection(animated: true)
    if changes || isMomentary {
      segments[chosen].action?.perform(sender: self)
      sendActions(for: .valueChanged, with: event)
      sendActions(for: .primaryActionTriggered, with: event)
    }
    if isMomentary {
      storedIndex = UISegmentedControl.noSegment
      updateSelection(animated: false)
    }
  }

  open override func cancelTracking(with event: UIEvent?) {
    pressedIndex = nil
    updateTitles()
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateColors()
    updateTitles()
  }
}
