import CoreGraphics
import Foundation

/// The letters at the right side of a table; a finger on them leads to their sections.
///
/// Owned by the table, which lays it out over its rows and answers what a title leads to.
final class UITableViewIndex: UIControl {
  // Measures of iOS 13 to 17, chosen by eye.
  static let width: CGFloat = 15
  private static let lineHeight: CGFloat = 14
  private static let fontSize: CGFloat = 11
  private static let glassSize: CGFloat = 11

  /// Stands for the titles between two others where there is no room for all.
  private static let bullet = "\u{2022}"

  var titles: [String] = [] {
    didSet { if titles != oldValue { setNeedsDisplay() } }
  }
  /// Nil is the tint color.
  var color: UIColor? { didSet { setNeedsDisplay() } }
  /// Nil is clear.
  var restingBackground: UIColor? { didSet { updateBackground() } }
  /// While a finger is on it; nil is the resting one.
  var trackingBackground: UIColor? { didSet { updateBackground() } }

  /// Told the place of a title in `titles` as the finger comes upon it.
  var onTitle: ((Int) -> Void)?

  private var current: Int?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: - Lines

  /// What is drawn: all titles, or as many as fit with bullets between them; nil is a bullet.
  var lines: [String?] {
    let room = max(Int(bounds.height / Self.lineHeight), 1)
    guard titles.count > room else { return titles }
    let shown = max((room + 1) / 2, 2)
    return (0..<shown).flatMap { place -> [String?] in
      let title = titles[place * (titles.count - 1) / (shown - 1)]
      return place == 0 ? [title] : [nil, title]
    }
  }

  private var top: CGFloat {
    ((bounds.height - CGFloat(lines.count) * Self.lineHeight) / 2).rounded(.down)
  }

  /// The title at a height; above and below the lines it is the first and the last one.
  func title(at y: CGFloat) -> Int? {
    guard !titles.isEmpty else { return nil }
    let height = CGFloat(lines.count) * Self.lineHeight
    let place = Int(((y - top) / height * CGFloat(titles.count)).rounded(.down))
    return min(max(place, 0), titles.count - 1)
  }

  override func draw(_ rect: CGRect) {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: Self.fontSize, weight: .semibold),
      .foregroundColor: color ?? tintColor ?? .systemBlue,
    ]
    var y = top
    for line in lines {
      if line == UITableView.indexSearch {
        drawGlass(at: y)
      } else {
        let text = line ?? Self.bullet
        let size = text.size(withAttributes: attributes)
        let place = CGPoint(
          x: (bounds.width - size.width) / 2,
          y: y + (Self.lineHeight - size.height) / 2
        )
        text.draw(at: place, withAttributes: attributes)
      }
      y += Self.lineHeight
    }
  }

  private func drawGlass(at y: CGFloat) {
    UIImage(systemName: "magnifyingglass")?.withTintColor(color ?? tintColor ?? .systemBlue)
      .draw(
        in: CGRect(
          x: (bounds.width - Self.glassSize) / 2,
          y: y + (Self.lineHeight - Self.glassSize) / 2,
          width: Self.glassSize,
          height: Self.glassSize
        )
      )
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  // MARK: - The finger

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    updateBackground(isTracked: true)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    stopTracking()
  }

  override func cancelTracking(with event: UIEvent?) {
    stopTracking()
  }

  private func stopTracking() {
    current = nil
    updateBackground(isTracked: false)
  }

  private func follow(_ touch: UITouch) {
    let title = title(at: touch.location(in: self).y)
    guard let title, title != current else { return }
    current = title
    onTitle?(title)
  }

  private func updateBackground(isTracked: Bool? = nil) {
    let isTracked = isTracked ?? isTracking
    backgroundColor = isTracked ? trackingBackground ?? restingBackground : restingBackground
  }
}
