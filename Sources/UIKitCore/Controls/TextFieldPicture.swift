import CoreGraphics
import Foundation

/// The signs inside text fields.
enum TextFieldPicture {
  /// A gray disk with a cross, as iOS draws it.
  ///
  /// Measures in points, chosen by eye.
  static var clear: UIImage {
    let size = CGSize(width: 19, height: 19)
    UIGraphicsBeginImageContextWithOptions(size, false, 0)
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext() else { return UIImage() }
    let disk = CGRect(origin: .zero, size: size).insetBy(dx: 2, dy: 2)
    context.setFillColor(UIColor.systemGray2.cgColor)
    context.fillEllipse(in: disk)
    context.setStrokeColor(UIColor.systemBackground.cgColor)
    context.setLineWidth(1.5)
    context.setLineCap(.round)
    let cross = disk.insetBy(dx: 4.5, dy: 4.5)
    context.move(to: CGPoint(x: cross.minX, y: cross.minY))
    context.addLine(to: CGPoint(x: cross.maxX, y: cross.maxY))
    context.move(to: CGPoint(x: cross.maxX, y: cross.minY))
    context.addLine(to: CGPoint(x: cross.minX, y: cross.maxY))
    context.strokePath()
    return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
  }
}
