import CoreGraphics
public import Foundation

/// A reusable view above or below the rows of a section.
open class UITableViewHeaderFooterView: UIView {
  // Measures of iOS 13 to 17, chosen by eye.
  private static let plainFontSize: CGFloat = 17
  private static let groupedFontSize: CGFloat = 13
  private static let detailFontSize: CGFloat = 15
  private static let groupedBottomGap: CGFloat = 7

  open private(set) var reuseIdentifier: String?
  public let contentView = UIView()

  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfigurationDidChange() }
  }

  private var label: UILabel?
  private var detailLabel: UILabel?
  private var configured: (any UIView & UIContentView)?
  private var margin: CGFloat = 16
  private var isGroupedTitle = false
  private var isHeader = true

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.Measure.plainHeader))
    addSubview(contentView)
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Made when first asked for.
  open var textLabel: UILabel? {
    if let label { return label }
    let made = UILabel()
    made.font = .systemFont(ofSize: Self.plainFontSize, weight: .semibold)
    label = made
    contentView.addSubview(made)
    setNeedsLayout()
    return made
  }

  /// Made when first asked for; shown in grouped tables.
  open var detailTextLabel: UILabel? {
    if let detailLabel { return detailLabel }
    let made = UILabel()
    made.font = .systemFont(ofSize: Self.detailFontSize)
    made.textColor = .secondaryLabel
    detailLabel = made
    contentView.addSubview(made)
    setNeedsLayout()
    return made
  }

  open func prepareForReuse() {}

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    .plainHeader()
  }

  /// The look of a title from the data source.
  func setTitle(_ title: String, style: UITableView.Style, isHeader: Bool) {
    self.isHeader = isHeader
    isGroupedTitle = style != .plain
    textLabel?.numberOfLines = style == .plain ? 1 : 0
    if style == .plain {
      textLabel?.text = title
      textLabel?.font = .systemFont(ofSize: Self.plainFontSize, weight: .semibold)
      textLabel?.textColor = .label
    } else {
      textLabel?.text = isHeader ? title.uppercased() : title
      textLabel?.font = .systemFont(ofSize: Self.groupedFontSize)
      textLabel?.textColor = .secondaryLabel
    }
    setNeedsLayout()
  }

  func tableStateDidChange(in table: UITableView) {
    margin = table.cellMargin + table.groupInset
    if table.style == .plain, backgroundView == nil, backgroundColor == nil {
      backgroundColor = .secondarySystemBackground
    }
    setNeedsLayout()
  }

  private func contentConfigurationDidChange() {
    configured?.removeFromSuperview()
    configured = contentConfiguration?.makeContentView()
    if let configured { contentView.addSubview(configured) }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    contentView.frame = bounds
    contentView.layoutMargins = UIEdgeInsets(
      top: 0,
      left: margin,
      bottom: 0,
      right: margin
    )
    configured?.frame = contentView.bounds
    let area = contentView.bounds.inset(by: contentView.layoutMargins)
    detailLabel?.sizeToFit()
    guard let label else { return }
    guard isGroupedTitle else {
      label.frame = area
      return
    }
    let height = min(label.sizeThatFits(area.size).height, area.height)
    let top = isHeader ? area.maxY - height - Self.groupedBottomGap : Self.groupedBottomGap
    label.frame = CGRect(x: area.minX, y: top, width: area.width, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UITableView.Measure.plainHeader)
  }
}
