import CoreGraphics
import Foundation
import QuartzCore

/// Signal, Wi-Fi and battery, drawn after iOS 13 to 17 by eye.
final class StatusSymbolsView: UIView {
  /// Size in bars of the classic height, against those beside a notch.
  static let classicScale: CGFloat = 0.72
  private static let fullSize = CGSize(width: 68, height: 13)

  var scale: CGFloat = 1 {
    didSet {
      guard scale != oldValue else { return }
      rebuild()
    }
  }
  var color = UIColor.black {
    didSet {
      guard color != oldValue else { return }
      rebuild()
    }
  }

  private let fill = CAShapeLayer()
  private let outline = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(fill)
    layer.addSublayer(outline)
    rebuild()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("StatusSymbolsView is made in code only")
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: Self.fullSize.width * scale, height: Self.fullSize.height * scale)
  }

  private func rebuild() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let frame = CGRect(origin: .zero, size: sizeThatFits(.zero))
    fill.frame = frame
    outline.frame = frame
    fill.path = scaled(fillPath)
    fill.fillColor = color.cgColor
    outline.path = scaled(outlinePath)
    outline.fillColor = nil
    outline.strokeColor = color.withAlphaComponent(0.4).cgColor
    outline.lineWidth = scale
    CATransaction.commit()
  }

  private func scaled(_ path: UIBezierPath) -> CGPath {
    path.apply(CGAffineTransform(scaleX: scale, y: scale))
    return path.cgPath
  }

  private var fillPath: UIBezierPath {
    let path = UIBezierPath()
    for bar in 0..<4 {
      let height = 4 + CGFloat(bar) * 2.6
      path.append(
        UIBezierPath(
          roundedRect: CGRect(x: CGFloat(bar) * 4.8, y: 12 - height, width: 3.2, height: height),
          cornerRadius: 1
        )
      )
    }
    appendWiFi(to: path)
    path.append(
      UIBezierPath(roundedRect: CGRect(x: 44.5, y: 2.5, width: 19, height: 8), cornerRadius: 2)
    )
    path.append(
      UIBezierPath(roundedRect: CGRect(x: 66.5, y: 4.5, width: 1.4, height: 4), cornerRadius: 0.7)
    )
    return path
  }

  private var outlinePath: UIBezierPath {
    UIBezierPath(roundedRect: CGRect(x: 42.5, y: 0.5, width: 23, height: 12), cornerRadius: 3.8)
  }

  /// Three arcs that open upwards from a point.
  private func appendWiFi(to path: UIBezierPath) {
    let center = CGPoint(x: 31, y: 12)
    let start = -0.75 * CGFloat.pi
    let end = -0.25 * CGFloat.pi
    for (inner, outer) in [(0, 3.2), (5, 7.2), (9, 11.4)] as [(CGFloat, CGFloat)] {
      path.move(to: point(center, inner, start))
      path.addLine(to: point(center, outer, start))
      path.addArc(
        withCenter: center,
        radius: outer,
        startAngle: start,
        endAngle: end,
        clockwise: true
      )
      path.addLine(to: point(center, inner, end))
      if inner > 0 {
        path.addArc(
          withCenter: center,
          radius: inner,
          startAngle: end,
          endAngle: start,
          clockwise: false
        )
      }
      path.close()
    }
  }

  private func point(_ center: CGPoint, _ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }
}
