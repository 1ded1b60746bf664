import CoreGraphics
public import Foundation
import QuartzCore

/// A wheel that turns while something is going on.
open class UIActivityIndicatorView: UIView {
  public nonisolated enum Style: Int, Sendable {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    case medium = 100
    case large = 101
  }

  /// Measures of the wheel of iOS 13 to 17; sizes measured, the rest chosen by eye.
  private enum Metrics {
    static let mediumSide: CGFloat = 20
    static let largeSide: CGFloat = 37
    static let spokes = 8
    static let turnDuration: TimeInterval = 0.8
    /// Inner and outer ends and thickness of a spoke as parts of the side.
    static let innerEnd: CGFloat = 0.24
    static let outerEnd: CGFloat = 0.47
    static let thickness: CGFloat = 0.12
    static let faintest: CGFloat = 0.25
  }

  private static let animationKey = "turning"

  open var style: Style {
    didSet {
      applyStyle()
      invalidateIntrinsicContentSize()
    }
  }
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  // Apple declares the color implicitly unwrapped: nil restores that of the style.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! {
    get { storedColor ?? styleColor }
    set {
      storedColor = newValue
      wheel.color = color
    }
  }
  public private(set) var isAnimating = false

  private var storedColor: UIColor?
  private let wheel = SpokeView()

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    setUp()
    bounds.size = intrinsicContentSize
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isHidden = true
    wheel.isOpaque = false
    addSubview(wheel)
    applyStyle()
  }

  private func applyStyle() {
    wheel.color = color
    setNeedsLayout()
  }

  private var styleColor: UIColor {
    style == .white || style == .whiteLarge ? .white : .systemGray
  }

  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    turn()
  }

  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    wheel.layer.removeAnimation(forKey: UIActivityIndicatorView.animationKey)
    if hidesWhenStopped { isHidden = true }
  }

  /// Off a window layers lose their animations; the wheel goes on when it is back.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, isAnimating { turn() }
  }

  private func turn() {
    guard wheel.layer.animation(forKey: UIActivityIndicatorView.animationKey) == nil else { return }
    let steps = Metrics.spokes
    let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    animation.values = (0...steps).map { 2 * Double.pi * Double($0) / Double(steps) }
    animation.calculationMode = .discrete
    animation.duration = Metrics.turnDuration
    animation.repeatCount = .infinity
    animation.isDecoration = true
    wheel.layer.add(animation, forKey: UIActivityIndicatorView.animationKey)
  }

  open override var intrinsicContentSize: CGSize {
    let isLarge = style == .large || style == .whiteLarge
    let side = isLarge ? Metrics.largeSide : Metrics.mediumSide
    return CGSize(width: side, height: side)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = intrinsicContentSize
    wheel.bounds = CGRect(origin: .zero, size: size)
    wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// The spokes, the brightest at the top.
  private final class SpokeView: UIView {
    var color: UIColor = .gray {
      didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      let side = bounds.width
      context.setLineCap(.round)
      context.setLineWidth(side * Metrics.thickness)
      for spoke in 0..<Metrics.spokes {
        let angle = 2 * CGFloat.pi * CGFloat(spoke) / CGFloat(Metrics.spokes) - .pi / 2
        let age = CGFloat((Metrics.spokes - spoke) % Metrics.spokes) / CGFloat(Metrics.spokes)
        let alpha = 1 - age * (1 - Metrics.faintest)
        context.setStrokeColor(color.withAlphaComponent(alpha).cgColor)
        context.move(to: point(at: angle, radius: side * Metrics.innerEnd))
        context.addLine(
          to: point(at: angle, radius: side * (Metrics.outerEnd - Metrics.thickness / 2))
        )
        context.strokePath()
      }
    }

    private func point(at angle: CGFloat, radius: CGFloat) -> CGPoint {
      CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle))
    }
  }
}
