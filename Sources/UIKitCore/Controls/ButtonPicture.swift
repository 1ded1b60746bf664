import CoreGraphics
import Foundation

/// The drawn signs of buttons that have one from the start: info, add and close.
enum ButtonPicture {
  case info
  case add
  case close

  /// Points of the square picture.
  ///
  /// Measured: an info button is 22 points wide, close is 30.
  private var side: CGFloat { self == .close ? 30 : 22 }

  init?(_ type: UIButton.ButtonType) {
    switch type {
    case .detailDisclosure, .infoLight, .infoDark: self = .info
    case .contactAdd: self = .add
    case .close: self = .close
    case .custom, .system, .plain: return nil
    }
  }

  var image: UIImage {
    let size = CGSize(width: side, height: side)
    UIGraphicsBeginImageContextWithOptions(size, false, 0)
    defer { UIGraphicsEndImageContext() }
    draw(in: CGRect(origin: .zero, size: size))
    let image = UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
    return image.withRenderingMode(self == .close ? .alwaysOriginal : .alwaysTemplate)
  }

  private func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    context.setLineCap(.round)
    switch self {
    case .info:
      context.setLineWidth(1.5)
      context.strokeEllipse(in: rect.insetBy(dx: 1.5, dy: 1.5))
      context.fillEllipse(
        in: CGRect(x: middle.x - 1.25, y: middle.y - 5.5, width: 2.5, height: 2.5)
      )
      line(
        in: context,
        from: CGPoint(x: middle.x, y: middle.y - 1),
        to: CGPoint(x: middle.x, y: middle.y + 5)
      )
    case .add:
      context.setLineWidth(1.5)
      context.strokeEllipse(in: rect.insetBy(dx: 1.5, dy: 1.5))
      line(
        in: context,
        from: CGPoint(x: middle.x - 5, y: middle.y),
        to: CGPoint(x: middle.x + 5, y: middle.y)
      )
      line(
        in: context,
        from: CGPoint(x: middle.x, y: middle.y - 5),
        to: CGPoint(x: middle.x, y: middle.y + 5)
      )
    case .close:
      context.setFillColor(UIColor.tertiarySystemFill.cgColor)
      context.fillEllipse(in: rect)
      context.setStrokeColor(UIColor.secondaryLabel.cgColor)
      context.setLineWidth(2)
      line(
        in: context,
        from: CGPoint(x: middle.x - 4.5, y: middle.y - 4.5),
        to: CGPoint(x: middle.x + 4.5, y: middle.y + 4.5)
      )
      line(
        in: context,
        from: CGPoint(x: middle.x + 4.5, y: middle.y - 4.5),
        to: CGPoint(x: middle.x - 4.5, y: middle.y + 4.5)
      )
    }
  }

  private func line(in context: CGContext, from start: CGPoint, to end: CGPoint) {
    context.move(to: start)
    context.addLine(to: end)
    context.strokePath()
  }
}
