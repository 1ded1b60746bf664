import CoreGraphics
import Foundation
import QuartzCore

/// The bubble of a popover: rounded content with an arrow at one side.
final class PopoverView: UIView {
  private weak var content: UIView?
  private let bubble = UIView()
  private let arrowLayer = CAShapeLayer()

  var arrow = UIPopoverArrowDirection.up {
    didSet { if arrow != oldValue { setNeedsLayout() } }
  }

  var arrowOffset: CGFloat = 0 {
    didSet { if arrowOffset != oldValue { setNeedsLayout() } }
  }

  /// Nil is the background of what lies above: white, dark gray in dark surroundings.
  var bubbleColor: UIColor? { didSet { updateColors() } }

  init() {
    super.init(frame: .zero)
    bubble.clipsToBounds = true
    bubble.layer.cornerRadius = PopoverMetrics.cornerRadius
    addSubview(bubble)
    layer.addSublayer(arrowLayer)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = PopoverMetrics.shadowOpacity
    layer.shadowRadius = PopoverMetrics.shadowRadius
    layer.shadowOffset = PopoverMetrics.shadowOffset
    updateColors()
  }

  required init?(coder: NSCoder) {
    preconditionFailure("PopoverView is not made by storyboards.")
  }

  func show(_ view: UIView) {
    content = view
    bubble.addSubview(view)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  private func updateColors() {
    let elevated = UITraitCollection(traitsFrom: [
      traitCollection, UITraitCollection(userInterfaceLevel: .elevated),
    ])
    let color = (bubbleColor ?? .systemBackground).resolvedColor(with: elevated)
    bubble.backgroundColor = color
    arrowLayer.fillColor = color.cgColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    bubble.frame = bubbleFrame
    content?.frame = bubble.bounds
    arrowLayer.path = arrowPath
    layer.shadowPath = outline
  }

  private var outline: CGPath {
    let path = CGMutablePath()
    // Hardly any room leaves hardly any bubble.
    let frame = bubbleFrame.standardized
    let corner = min(PopoverMetrics.cornerRadius, frame.width / 2, frame.height / 2)
    path.addPath(
      CGPath(roundedRect: frame, cornerWidth: corner, cornerHeight: corner, transform: nil)
    )
    path.addPath(arrowPath)
    return path
  }

  private var bubbleFrame: CGRect {
    let height = PopoverMetrics.arrowHeight
    var frame = bounds
    switch arrow {
    case .up:
      frame.origin.y += height
      frame.size.height -= height
    case .down: frame.size.height -= height
    case .left:
      frame.origin.x += height
      frame.size.width -= height
    default: frame.size.width -= height
    }
    return frame
  }

  private var arrowPath: CGPath {
    let frame = bubbleFrame
    let half = PopoverMetrics.arrowBase / 2
    let height = PopoverMetrics.arrowHeight
    let (tip, side): (CGPoint, (CGFloat) -> CGPoint) =
      switch arrow {
      case .up:
        (
          CGPoint(x: arrowOffset, y: frame.minY - height),
          { CGPoint(x: self.arrowOffset + $0, y: frame.minY) }
        )
      case .down:
        (
          CGPoint(x: arrowOffset, y: frame.maxY + height),
          { CGPoint(x: self.arrowOffset + $0, y: frame.maxY) }
        )
      case .left:
        (
          CGPoint(x: frame.minX - height, y: arrowOffset),
          { CGPoint(x: frame.minX, y: self.arrowOffset + $0) }
        )
      default:
        (
          CGPoint(x: frame.maxX + height, y: arrowOffset),
          { CGPoint(x: frame.maxX, y: self.arrowOffset + $0) }
        )
      }
    let path = CGMutablePath()
    path.move(to: side(-half))
    path.addLine(to: tip)
    path.addLine(to: side(half))
    path.closeSubpath()
    return path
  }
}
