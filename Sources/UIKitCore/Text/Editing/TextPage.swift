import CoreGraphics
import Foundation

/// The part of a text view that shows its lines.
final class TextPage: UIView {
  private var layout: TextLayout?
  private var origin = CGPoint.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ layout: TextLayout, at origin: CGPoint) {
    self.layout = layout
    self.origin = origin
    setNeedsDisplay()
  }

  /// The line that a caret before the character with `index` stands in.
  func line(containing index: Int) -> TextLine? {
    guard let lines = layout?.lines else { return nil }
    return lines.last { $0.range.lowerBound <= index } ?? lines.first
  }

  /// The line at `y` points below the first one's top; the first or last beyond the ends.
  func line(at y: CGFloat) -> TextLine? {
    guard let lines = layout?.lines else { return nil }
    return lines.first { y < $0.origin.y + $0.height } ?? lines.last
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    layout?.draw(at: origin, in: context)
  }
}
