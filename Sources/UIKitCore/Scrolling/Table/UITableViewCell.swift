import CoreGraphics
public import Foundation
import QuartzCore

/// A row of a table: a content view with labels and a picture, and what surrounds it.
open class UITableViewCell: UIView {
  public nonisolated enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  public nonisolated enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
    case singleLineEtched = 2
  }

  public nonisolated enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  public nonisolated enum FocusStyle: Int, Sendable {
    case `default` = 0
    case custom = 1
  }

  public nonisolated enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  public nonisolated enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  /// Where the cell is in its group, which decides about corners and separators.
  struct GroupPosition: Equatable {
    static let plain = GroupPosition(
      isFirst: false,
      isLast: false,
      isInset: false,
      isGrouped: false
    )

    var isFirst: Bool
    var isLast: Bool
    var isInset: Bool
    var isGrouped = true
  }

  public static nonisolated let separatorInsetAutomatic = CGFloat.greatestFiniteMagnitude

  open private(set) var reuseIdentifier: String?
  let cellStyle: CellStyle

  public let contentView: UIView = UITableViewCellContentView()
  let parts = TableCellParts()
  var tableLayout = TableCellLayout()

  open var selectionStyle = SelectionStyle.default
  open var focusStyle = FocusStyle.default
  open var shouldIndentWhileEditing = true
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  open var userInteractionEnabledWhileDragging = false

  open var accessoryType = AccessoryType.none { didSet { parts.accessoryDidChange(of: self) } }
  open var accessoryView: UIView? {
    didSet { parts.replace(oldValue, with: accessoryView, in: self) }
  }
  open var editingAccessoryType = AccessoryType.none {
    didSet { parts.accessoryDidChange(of: self) }
  }
  open var editingAccessoryView: UIView? { didSet { parts.accessoryDidChange(of: self) } }

  open var backgroundView: UIView? {
    didSet { parts.backgroundDidChange(from: oldValue, of: self) }
  }
  open var selectedBackgroundView: UIView? { didSet { parts.updateSelection(of: self) } }
  open var multipleSelectionBackgroundView: UIView?

  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { parts.contentConfigurationDidChange(of: self) }
  }

  /// The app's own inset, else the table's.
  open var separatorInset: UIEdgeInsets {
    get { tableLayout.customSeparatorInset ?? tableLayout.tableSeparatorInset }
    set {
      tableLayout.customSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  private var storedIsSelected = false
  private var storedIsHighlighted = false
  private var storedIsEditing = false

  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.Measure.row))
    setUpCell()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    cellStyle = CellStyle(rawValue: coder.decodeInteger(forKey: "UITextLabelStyle")) ?? .default
    super.init(coder: coder)
    setUpCell()
  }

  private func setUpCell() {
    parts.cell = self
    // Constraints that the app adds at once must fit: the content starts at the cell's size.
    contentView.frame = bounds
    addSubview(contentView)
  }

  func assignReuseIdentifier(_ identifier: String) {
    if reuseIdentifier == nil { reuseIdentifier = identifier }
  }

  // MARK: - Content

  /// Made when first asked for; nil if `contentConfiguration` is in use.
  open var textLabel: UILabel? { parts.textLabel(of: self) }

  /// Nil in the default style.
  open var detailTextLabel: UILabel? { parts.detailTextLabel(of: self) }

  /// Made when first asked for.
  ///
  /// Nil in the style `value2`.
  open var imageView: UIImageView? { parts.imageView(of: self) }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  // MARK: - State

  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      tableLayout.hasDefaultBackground = false
      super.backgroundColor = newValue
    }
  }

  /// The table's choice, as long as the app has made none.
  func applyTableBackground(_ color: UIColor) {
    guard tableLayout.hasDefaultBackground || super.backgroundColor == nil else { return }
    tableLayout.hasDefaultBackground = true
    super.backgroundColor = color
  }

  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }

  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    storedIsSelected = selected
    accessibilityTraits = selected ? .selected : .none
    parts.updateSelection(of: self, animated: animated)
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    storedIsHighlighted = highlighted
    parts.updateSelection(of: self, animated: animated)
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
    parts.editingDidChange(of: self, animated: animated)
  }

  open var editingStyle: EditingStyle { tableLayout.editingStyle }
  open var showingDeleteConfirmation: Bool { false }

  open func prepareForReuse() {
    storedIsHighlighted = false
    storedIsSelected = false
    layer.removeAllAnimations()
    alpha = 1
    isHidden = false
    parts.updateSelection(of: self)
  }

  var groupPosition = GroupPosition.plain {
    didSet { if groupPosition != oldValue { parts.groupPositionDidChange(of: self) } }
  }

  // MARK: - Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.layout(self)
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: parts.fittingHeight(of: self, width: size.width))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(
      width: targetSize.width,
      height: parts.fittingHeight(of: self, width: targetSize.width)
    )
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil { tableLayout.isInTable = false }
  }
}

/// The part of a cell that belongs to the app.
final class UITableViewCellContentView: UIView {}

/// A hairline between rows.
final class UITableViewSeparatorView: UIView {}
