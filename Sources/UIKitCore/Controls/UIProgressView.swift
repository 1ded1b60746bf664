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
  open var progressImage: UIImage? {
    didSet { UnsupportedAPI.report("UIProgressView.progressImage") }
  }
  open var trackImage: UIImage? {
    didSet { UnsupportedAPI.report("UIProgressView.trackImage") }
  }
  open var observedProgress: Progress? {
    didSet { UnsupportedAPI.report("UIProgressView.observedProgress") }
  }

  private var storedProgress: Float = 0
  private let bar = UIView()

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
    progressViewStyle == .bar ? UIProgressView.barHeight : UIProgressView.defaultHeight
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = progressViewStyle == .bar ? 0 : bounds.height / 2
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
    backgroundColor = trackTintColor ?? .systemFill
    bar.backgroundColor = progressTintColor ?? tintColor
  }
}
