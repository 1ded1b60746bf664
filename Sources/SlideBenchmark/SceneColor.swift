import UIKit

/// The scene's colors.
enum SceneColor {
  static let back = UIColor(rgb: 0xF2F4F8)
  static let ink = UIColor(rgb: 0x202124)
  static let gray = UIColor(rgb: 0x5F6368)
  static let blue = UIColor(rgb: 0x2F6FDE)
  static let line = UIColor(rgb: 0xDADCE0)
  /// By squares of this color the driver sees in the framebuffer that a frame is there.
  static let mark = UIColor(rgb: 0xE0218A)

  /// One of many muted colors.
  static func rect(_ index: Int) -> UIColor {
    // Knuth's multiplicative hash spreads neighbors over all colors.
    let hash = UInt32(truncatingIfNeeded: index &* 2_654_435_761)
    return UIColor(rgb: Int(0x808080 | hash >> 8 & 0x7F7F7F))
  }
}

extension UIColor {
  convenience init(rgb: Int) {
    self.init(
      red: CGFloat(rgb >> 16 & 255) / 255,
      green: CGFloat(rgb >> 8 & 255) / 255,
      blue: CGFloat(rgb & 255) / 255,
      alpha: 1
    )
  }
}
