import CoreGraphics
public import Foundation
import QuartzCore

/// A bar that shows how much of a task is done.
open class UIProgressView: UIView {
  public nonisolated enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  /// Points.
  ///
  /// Measured: 4 since iOS 14; the bar style is 2.5 high.
  private static let defaultHeight: CGFloat = 4
  private static let barHeight: CGFloat = 2.5
  private static let animationDuration: TimeInterval = 0.25

  open var progressViewStyle: Style = .default {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// From 0 to 1.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }
  open var progressTintColor: UIColor? {
    didSet { updateColors() }
  }
  open var trackTintColor: UIColor? {
    didSet { updateColors() }
  }
  /// Drawn over what is done, stretched between its caps, in place of the tinted bar.
  open var progressImage: UIImage? {
    didSet { updateColors() }
  }
  /// Drawn under the whole bar, stretched between its caps, in place of the tinted track.
  open var trackImage: UIImage? {
    didSet { updateColors() }
  }
  open var observedProgress: Progress? {
    didSet { UnsupportedAPI.report("UIProgressView.observedProgress") }
  }

  private var storedProgress: Float = 0
  private let track = UIImageView(image: nil)
  private let bar = UIImageView(image: nil)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    addSubview(track)
    addSubview(bar)
    updateColors()
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    storedProgress = min(max(progress, 0), 1)
    guard animated, window != nil else {
      setNeedsLayout()
      return
    }
    layoutIfNeeded()
    UIView.animate(
      withDuration: UIProgressView.animationDuration,
      delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { self.layoutBar() }
    )
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  private var height: CGFloat {
    [trackImage, progressImage].compactMap { $0?.size.height }.max()
      ?? (progressViewStyle == .bar ? UIProgressView.barHeight : UIProgressView.defaultHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isSquare = progressViewStyle == .bar || trackImage != nil || progressImage != nil
    layer.cornerRadius = isSquare ? 0 : bounds.height / 2
    track.frame = bounds
    layoutBar()
  }

  private func layoutBar() {
    bar.frame = CGRect(
      x: 0,
      y: 0,
      width: bounds.width * CGFloat(storedProgress),
      height: bounds.height
    )
    bar.layer.cornerRadius = layer.cornerRadius
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private func updateColors() {
    track.image = trackImage
    bar.image = progressImage
    backgroundColor = trackImage == nil ? trackTintColor ?? .systemFill : nil
    bar.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
