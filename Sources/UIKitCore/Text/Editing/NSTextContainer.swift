public import Foundation

/// How a text view sets its text: padding at the lines' ends and how many lines.
open class NSTextContainer: NSObject {
  /// Points left and right of every line.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { onChange?() }
  }
  /// 0: no limit.
  open var maximumNumberOfLines = 0 {
    didSet { onChange?() }
  }
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
    didSet { onChange?() }
  }
  open var widthTracksTextView = true
  open var heightTracksTextView = false

  var onChange: (() -> Void)?
}
