import CoreGraphics
import Foundation

/// Texts for logs and dumps: stable, without addresses.
extension UIView {
  var briefDescription: String {
    var parts = ["<\(type(of: self))", "frame = (\(frame.compactText))"]
    if let accessibilityIdentifier { parts.append("#\(accessibilityIdentifier)") }
    if tag != 0 { parts.append("tag = \(tag)") }
    return parts.joined(separator: "; ") + ">"
  }
}

extension CGRect {
  /// `x y; width height` with at most three decimals.
  package var compactText: String {
    "\(minX.compactText) \(minY.compactText); \(width.compactText) \(height.compactText)"
  }
}

extension CGFloat {
  /// At most three decimals, none if it is whole.
  package var compactText: String {
    let thousandths = (self * 1000).rounded()
    if thousandths == 0 { return "0" }
    if thousandths.truncatingRemainder(dividingBy: 1000) == 0 {
      return "\(Int(thousandths / 1000))"
    }
    var text = String(format: "%.3f", Double(thousandths / 1000))
    while text.hasSuffix("0") { text.removeLast() }
    return text
  }
}
