import CoreGraphics
import Foundation

extension UIColor {
  /// The grey that a tint turns into behind an alert or popover: its luminance, a little faded.
  var dimmedTint: UIColor {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    // Rec. 709 luminance; the fading is chosen by eye.
    let luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return UIColor(white: luminance, alpha: alpha * 0.8)
  }
}
