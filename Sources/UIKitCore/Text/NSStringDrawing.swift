public import Foundation

/// How strings are measured and drawn in a rectangle.
public nonisolated struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Cuts the last line that fits, if text is missing after it.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// Takes the rectangle's origin for the top left corner and breaks lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// Wishes and results of drawing a string.
open class NSStringDrawingContext: NSObject {
  /// How far fonts may shrink so that the text fits its rectangle; 0 and 1 keep their size.
  open var minimumScaleFactor: CGFloat = 0
  /// How far fonts were shrunk the last time.
  open internal(set) var actualScaleFactor: CGFloat = 1
  public internal(set) var totalBounds = CGRect.zero
}
