import CoreGraphics
import Foundation

/// One segment: what it shows and how wide it is.
final class Segment {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  /// 0: shares the width of the control.
  var width: CGFloat = 0
  var isEnabled = true
  let label = UILabel()
  let imageView = UIImageView(image: nil)

  init(title: String?, image: UIImage?) {
    self.title = title
    self.image = image
    label.textAlignment = .center
  }

  func show(_ attributes: [NSAttributedString.Key: Any]) {
    label.attributedText = title.map { NSAttributedString(string: $0, attributes: attributes) }
    imageView.image = image?.withRenderingMode(.alwaysTemplate)
    imageView.tintColor = attributes[.foregroundColor] as? UIColor
  }
}
