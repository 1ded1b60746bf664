public import Foundation

/// How the lines of a paragraph are set.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  struct Values: Hashable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural
    var lineHeightMultiple: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var hyphenationFactor: Float = 0
    var allowsDefaultTighteningForTruncation = false
  }

  private let foundationMark = FoundationMark()
  var values = Values()

  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  public override init() {
    super.init()
  }

  open var lineSpacing: CGFloat { values.lineSpacing }
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  open var alignment: NSTextAlignment { values.alignment }
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  open var headIndent: CGFloat { values.headIndent }
  /// Positive: from the leading edge; zero or negative: from the trailing edge.
  open var tailIndent: CGFloat { values.tailIndent }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// 0: no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// 0: the font's own height.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  open var hyphenationFactor: Float { values.hyphenationFactor }
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    duplicate { NSParagraphStyle() }
  }

  nonisolated open func mutableCopy(with zone: NSZone? = nil) -> Any {
    duplicate { NSMutableParagraphStyle() }
  }

  private nonisolated func duplicate(_ make: @MainActor () -> NSParagraphStyle) -> NSParagraphStyle
  {
    MainActor.assumeIsolated {
      let copy = make()
      copy.values = values
      return copy
    }
  }
}
