import CoreGraphics
import Foundation
import QuartzCore

/// Everything a cell consists of besides its content view, made when it is needed.
final class TableCellParts {
  // Measures of iOS 13 to 17, chosen by eye.
  private static let imageGap: CGFloat = 15
  private static let accessoryGap: CGFloat = 8
  private static let editingControlWidth: CGFloat = 38
  private static let reorderControlWidth: CGFloat = 44
  private static let verticalPadding: CGFloat = 11
  private static let valueGap: CGFloat = 6
  private static let value2LabelWidth: CGFloat = 91
  private static let subtitleGap: CGFloat = 2
  static let deselectionDuration: TimeInterval = 0.35

  weak var cell: UITableViewCell?

  private var text: UILabel?
  private var detail: UILabel?
  private var image: UIImageView?
  private var separator: UITableViewSeparatorView?
  private var topSeparator: UITableViewSeparatorView?
  private var accessory: UIView?
  private var defaultSelectionView: UIView?
  private var editingControl: UIButton?
  private var reorderGlyph: GlyphView?
  private var configured: (any UIView & UIContentView)?

  // MARK: - Content views

  func textLabel(of cell: UITableViewCell) -> UILabel? {
    guard cell.contentConfiguration == nil else { return nil }
    if let text { return text }
    let label = UILabel()
    switch cell.cellStyle {
    case .default, .value1, .subtitle:
      label.font = .systemFont(ofSize: 17)
    case .value2:
      label.font = .systemFont(ofSize: 12)
      label.textColor = cell.tintColor
      label.textAlignment = .right
    }
    text = label
    cell.contentView.addSubview(label)
    cell.setNeedsLayout()
    return label
  }

  func detailTextLabel(of cell: UITableViewCell) -> UILabel? {
    guard cell.contentConfiguration == nil, cell.cellStyle != .default else { return nil }
    if let detail { return detail }
    let label = UILabel()
    switch cell.cellStyle {
    case .subtitle:
      label.font = .systemFont(ofSize: 12)
    case .value1:
      label.font = .systemFont(ofSize: 17)
      label.textColor = .secondaryLabel
    case .value2, .default:
      label.font = .systemFont(ofSize: 12)
    }
    detail = label
    cell.contentView.addSubview(label)
    cell.setNeedsLayout()
    return label
  }

  func imageView(of cell: UITableViewCell) -> UIImageView? {
    guard cell.contentConfiguration == nil, cell.cellStyle != .value2 else { return nil }
    if let image { return image }
    let view = UIImageView()
    image = view
    cell.contentView.addSubview(view)
    cell.setNeedsLayout()
    return view
  }

  func contentConfigurationDidChange(of cell: UITableViewCell) {
    guard let configuration = cell.contentConfiguration else {
      configured?.removeFromSuperview()
      configured = nil
      return
    }
    for view in [text, detail, image] as [UIView?] { view?.removeFromSuperview() }
    text = nil
    detail = nil
    image = nil
    if let configured, type(of: configured.configuration) == type(of: configuration) {
      configured.configuration = configuration
    } else {
      configured?.removeFromSuperview()
      let view = configuration.makeContentView()
      view.frame = cell.contentView.bounds
      cell.contentView.addSubview(view)
      configured = view
    }
    cell.setNeedsLayout()
  }

  // MARK: - Surroundings

  func backgroundDidChange(from old: UIView?, of cell: UITableViewCell) {
    old?.removeFromSuperview()
    if let view = cell.backgroundView { cell.insertSubview(view, at: 0) }
    cell.setNeedsLayout()
  }

  func replace(_ old: UIView?, with new: UIView?, in cell: UITableViewCell) {
    guard old !== new else { return }
    if old?.superview === cell { old?.removeFromSuperview() }
    accessoryDidChange(of: cell)
  }

  func accessoryDidChange(of cell: UITableViewCell) {
    let custom = cell.isEditing ? cell.editingAccessoryView : cell.accessoryView
    let type = cell.isEditing ? cell.editingAccessoryType : cell.accessoryType
    let wanted = custom ?? makeAccessory(type, for: cell)
    if wanted !== accessory {
      accessory?.removeFromSuperview()
      accessory = wanted
      if let wanted { cell.addSubview(wanted) }
    }
    cell.setNeedsLayout()
  }

  private func makeAccessory(
    _ type: UITableViewCell.AccessoryType,
    for cell: UITableViewCell
  )
    -> UIView?
  {
    switch type {
    case .none:
      return nil
    case .disclosureIndicator:
      let view = GlyphView(.disclosure)
      view.tintColor = .tertiaryLabel
      return view
    case .checkmark:
      return GlyphView(.checkmark)
    case .detailButton, .detailDisclosureButton:
      let button = DetailAccessory(showsDisclosure: type == .detailDisclosureButton)
      button.onTap = { [weak cell] in
        guard let cell else { return }
        cell.table?.accessoryTapped(in: cell)
      }
      return button
    }
  }

  func updateSelection(of cell: UITableViewCell, animated: Bool = false) {
    let isMarked = cell.isSelected || cell.isHighlighted
    let isShown = isMarked && cell.selectionStyle != .none
    setContentHighlighted(isMarked, in: cell.contentView)
    guard isShown else {
      hideSelection(of: cell, animated: animated)
      return
    }
    let view = cell.selectedBackgroundView ?? defaultSelection()
    if view.superview !== cell {
      view.frame = cell.bounds
      if let background = cell.backgroundView {
        cell.insertSubview(view, aboveSubview: background)
      } else {
        cell.insertSubview(view, at: 0)
      }
    }
    view.layer.removeAllAnimations()
    view.alpha = 1
    separator?.alpha = 1
  }

  private func hideSelection(of cell: UITableViewCell, animated: Bool) {
    let views = [cell.selectedBackgroundView, defaultSelectionView].compactMap { $0 }
      .filter { $0.superview === cell }
    guard animated, cell.window != nil else {
      for view in views { view.removeFromSuperview() }
      return
    }
    UIView.animate(
      withDuration: Self.deselectionDuration,
      delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { for view in views { view.alpha = 0 } },
      completion: { [weak cell] isFinished in
        guard isFinished, let cell, !cell.isSelected, !cell.isHighlighted else { return }
        for view in views {
          view.removeFromSuperview()
          view.alpha = 1
        }
      }
    )
  }

  private func defaultSelection() -> UIView {
    if let defaultSelectionView { return defaultSelectionView }
    let view = UIView()
    view.backgroundColor = .systemGray4
    view.isUserInteractionEnabled = false
    defaultSelectionView = view
    return view
  }

  /// Labels and pictures in a marked cell show their highlighted look.
  private func setContentHighlighted(_ isHighlighted: Bool, in view: UIView) {
    for subview in view.subviews {
      (subview as? UILabel)?.isHighlighted = isHighlighted
      (subview as? UIImageView)?.isHighlighted = isHighlighted
      if !(subview is UIControl) { setContentHighlighted(isHighlighted, in: subview) }
    }
  }

  func editingDidChange(of cell: UITableViewCell, animated: Bool) {
    accessoryDidChange(of: cell)
    updateEditingControls(of: cell)
    guard animated, cell.window != nil else { return }
    UIView.animate(withDuration: 0.3) { cell.layoutIfNeeded() }
  }

  private func updateEditingControls(of cell: UITableViewCell) {
    let style = cell.isEditing ? cell.tableLayout.editingStyle : .none
    editingControl?.removeFromSuperview()
    editingControl = nil
    if style != .none {
      let button = UIButton(type: .custom)
      let glyph = GlyphView(style == .delete ? .minusCircle : .plusCircle)
      glyph.tintColor = style == .delete ? .systemRed : .systemGreen
      glyph.isUserInteractionEnabled = false
      button.addSubview(glyph)
      button.accessibilityLabel = style == .delete ? "Delete" : "Insert"
      button.addAction(
        UIAction { [weak cell] _ in
          guard let cell else { return }
          cell.table?.editingControlTapped(in: cell)
        },
        for: .touchUpInside
      )
      editingControl = button
      cell.addSubview(button)
    }
    reorderGlyph?.removeFromSuperview()
    reorderGlyph = nil
    if cell.isEditing, cell.tableLayout.canMove {
      let glyph = GlyphView(.reorder)
      glyph.tintColor = .tertiaryLabel
      reorderGlyph = glyph
      cell.addSubview(glyph)
    }
  }

  func groupPositionDidChange(of cell: UITableViewCell) {
    let position = cell.groupPosition
    guard position.isInset else {
      cell.layer.cornerRadius = 0
      cell.layer.masksToBounds = cell.clipsToBounds
      cell.setNeedsLayout()
      return
    }
    var corners: CACornerMask = []
    if position.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if position.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.maskedCorners = corners
    cell.layer.cornerRadius = corners.isEmpty ? 0 : UITableView.Measure.groupCornerRadius
    cell.layer.masksToBounds = true
    cell.setNeedsLayout()
  }

  // MARK: - Layout

  func layout(_ cell: UITableViewCell) {
    let state = cell.tableLayout
    let bounds = cell.bounds
    cell.backgroundView?.frame = bounds
    for view in [cell.selectedBackgroundView, defaultSelectionView] where view?.superview === cell {
      view?.frame = bounds
    }
    let left = state.safeArea.left + leadingIndent(of: cell)
    let right = trailingWidth(of: cell)
    let separatorHeight = state.hasSeparator ? state.pixel : 0
    cell.contentView.frame = CGRect(
      x: left,
      y: 0,
      width: max(bounds.width - left - right, 0),
      height: max(bounds.height - separatorHeight, 0)
    )
    layoutSurroundings(of: cell)
    layoutSeparators(of: cell)
    cell.contentView.layoutMargins = contentMargins(of: cell)
    configured?.frame = cell.contentView.bounds
    layoutContent(of: cell)
  }

  private func contentMargins(of cell: UITableViewCell) -> UIEdgeInsets {
    let margin = cell.tableLayout.margin
    return UIEdgeInsets(
      top: Self.verticalPadding,
      left: cell.isEditing && editingControl != nil ? 8 : margin,
      bottom: Self.verticalPadding,
      right: accessory == nil ? margin : Self.accessoryGap
    )
  }

  private func leadingIndent(of cell: UITableViewCell) -> CGFloat {
    editingControl == nil ? 0 : Self.editingControlWidth + 8
  }

  private func trailingWidth(of cell: UITableViewCell) -> CGFloat {
    let state = cell.tableLayout
    var width = state.safeArea.right
    if let accessory { width += accessorySize(accessory).width + state.margin }
    if reorderGlyph != nil { width += Self.reorderControlWidth }
    return width
  }

  private func accessorySize(_ view: UIView) -> CGSize {
    let size = view.frame.size
    return size.width > 0 && size.height > 0 ? size : view.sizeThatFits(.zero)
  }

  private func layoutSurroundings(of cell: UITableViewCell) {
    let state = cell.tableLayout
    var right = cell.bounds.width - state.safeArea.right
    let middle = cell.contentView.frame.midY
    if let reorderGlyph {
      let size = reorderGlyph.intrinsicContentSize
      reorderGlyph.frame = CGRect(
        x: right - state.margin - size.width,
        y: middle - size.height / 2,
        width: size.width,
        height: size.height
      )
      right -= Self.reorderControlWidth
    }
    if let accessory {
      let size = accessorySize(accessory)
      accessory.frame = CGRect(
        x: right - state.margin - size.width,
        y: middle - size.height / 2,
        width: size.width,
        height: size.height
      )
    }
    if let editingControl {
      editingControl.frame = CGRect(
        x: state.safeArea.left + 8,
        y: 0,
        width: Self.editingControlWidth,
        height: cell.bounds.height
      )
      for glyph in editingControl.subviews.compactMap({ $0 as? GlyphView }) {
        let size = glyph.intrinsicContentSize
        glyph.frame = CGRect(
          x: (editingControl.bounds.width - size.width) / 2,
          y: (editingControl.bounds.height - size.height) / 2,
          width: size.width,
          height: size.height
        )
      }
    }
  }

  private func layoutSeparators(of cell: UITableViewCell) {
    let state = cell.tableLayout
    let position = cell.groupPosition
    let hasBottom = state.hasSeparator && !(position.isInset && position.isLast)
    let hasTop = state.hasSeparator && position.isGrouped && position.isFirst && !position.isInset
    let inset = cell.separatorInset
    let isFull = position.isGrouped && position.isLast
    separator = updated(separator, isShown: hasBottom, in: cell)
    let left = isFull ? 0 : separatorLeft(of: cell, inset: inset)
    separator?.frame = CGRect(
      x: left,
      y: cell.bounds.height - state.pixel,
      width: max(cell.bounds.width - left - (isFull ? 0 : inset.right), 0),
      height: state.pixel
    )
    topSeparator = updated(topSeparator, isShown: hasTop, in: cell)
    topSeparator?.frame = CGRect(x: 0, y: 0, width: cell.bounds.width, height: state.pixel)
  }

  private func separatorLeft(of cell: UITableViewCell, inset: UIEdgeInsets) -> CGFloat {
    let state = cell.tableLayout
    var left = inset.left + state.safeArea.left
    if editingControl != nil { left += leadingIndent(of: cell) - 8 }
    // Automatic separators begin where the text begins.
    if state.customSeparatorInset == nil, let image, image.image != nil {
      left += imageSize(of: cell).width + Self.imageGap
    }
    return left
  }

  private func updated(
    _ line: UITableViewSeparatorView?,
    isShown: Bool,
    in cell: UITableViewCell
  ) -> UITableViewSeparatorView? {
    guard isShown else {
      line?.removeFromSuperview()
      return nil
    }
    let view = line ?? UITableViewSeparatorView()
    view.isUserInteractionEnabled = false
    view.backgroundColor = cell.tableLayout.separatorColor
    if view.superview !== cell { cell.addSubview(view) }
    return view
  }

  private func imageSize(of cell: UITableViewCell) -> CGSize {
    guard let size = image?.image?.size else { return .zero }
    let limit = max(cell.contentView.bounds.height, 1)
    guard size.height > limit else { return size }
    return CGSize(width: size.width * limit / size.height, height: limit)
  }

  private func layoutContent(of cell: UITableViewCell) {
    let bounds = cell.contentView.bounds
    let margins = contentMargins(of: cell)
    var left = margins.left + CGFloat(cell.indentationLevel) * cell.indentationWidth
    if let image {
      let size = imageSize(of: cell)
      image.frame = CGRect(
        x: left,
        y: (bounds.height - size.height) / 2,
        width: size.width,
        height: size.height
      )
      if size.width > 0 { left += size.width + Self.imageGap }
    }
    let area = CGRect(
      x: left,
      y: 0,
      width: max(bounds.width - left - margins.right, 0),
      height: bounds.height
    )
    switch cell.cellStyle {
    case .default: text?.frame = area
    case .subtitle: layoutSubtitle(in: area)
    case .value1: layoutValue(in: area)
    case .value2: layoutValue2(in: area)
    }
  }

  private func layoutSubtitle(in area: CGRect) {
    let textSize = size(of: text, in: area.size)
    let detailSize = size(of: detail, in: area.size)
    let gap = textSize.height > 0 && detailSize.height > 0 ? Self.subtitleGap : 0
    let height = textSize.height + gap + detailSize.height
    let top = area.minY + (area.height - height) / 2
    text?.frame = CGRect(x: area.minX, y: top, width: area.width, height: textSize.height)
    detail?.frame = CGRect(
      x: area.minX,
      y: top + textSize.height + gap,
      width: area.width,
      height: detailSize.height
    )
  }

  private func layoutValue(in area: CGRect) {
    let detailSize = size(of: detail, in: area.size)
    let textSize = size(of: text, in: area.size)
    let room = max(area.width - detailSize.width - Self.valueGap, 0)
    text?.frame = CGRect(
      x: area.minX,
      y: area.minY,
      width: min(textSize.width, detailSize.width > 0 ? room : area.width),
      height: area.height
    )
    detail?.frame = CGRect(
      x: area.maxX - min(detailSize.width, area.width),
      y: area.minY,
      width: min(detailSize.width, area.width),
      height: area.height
    )
  }

  private func layoutValue2(in area: CGRect) {
    text?.frame = CGRect(x: area.minX, y: 0, width: Self.value2LabelWidth, height: area.height)
    let left = area.minX + Self.value2LabelWidth + Self.valueGap
    detail?.frame = CGRect(x: left, y: 0, width: max(area.maxX - left, 0), height: area.height)
  }

  private func size(of label: UILabel?, in area: CGSize) -> CGSize {
    guard let label, label.text?.isEmpty == false || label.attributedText?.length ?? 0 > 0 else {
      return .zero
    }
    let limit = CGSize(width: area.width, height: .greatestFiniteMagnitude)
    let size = label.sizeThatFits(limit)
    return CGSize(width: min(size.width, area.width), height: size.height)
  }

  // MARK: - Automatic heights

  /// Height of the whole cell with its separator.
  func fittingHeight(of cell: UITableViewCell, width: CGFloat) -> CGFloat {
    let state = cell.tableLayout
    let separatorHeight = state.hasSeparator ? state.pixel : 0
    let contentWidth = max(
      width - state.safeArea.left - leadingIndent(of: cell) - trailingWidth(of: cell),
      0
    )
    if let configured {
      let size = configured.systemLayoutSizeFitting(
        CGSize(width: contentWidth, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      return max(size.height, UITableView.Measure.row)
    }
    if !cell.contentView.constraints.isEmpty {
      cell.contentView.layoutMargins = contentMargins(of: cell)
      let size = cell.contentView.systemLayoutSizeFitting(
        CGSize(width: contentWidth, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      if size.height > 0 { return size.height + separatorHeight }
    }
    return max(labelsHeight(of: cell, contentWidth: contentWidth), UITableView.Measure.row)
  }

  private func labelsHeight(of cell: UITableViewCell, contentWidth: CGFloat) -> CGFloat {
    let margins = contentMargins(of: cell)
    let picture = image?.image == nil ? 0 : imageSize(of: cell).width + Self.imageGap
    let area = CGSize(
      width: max(contentWidth - margins.left - margins.right - picture, 0),
      height: .greatestFiniteMagnitude
    )
    let textHeight = size(of: text, in: area).height
    let detailHeight = size(of: detail, in: area).height
    switch cell.cellStyle {
    case .default, .value2, .value1:
      return max(textHeight, detailHeight) + 2 * Self.verticalPadding
    case .subtitle:
      return textHeight + Self.subtitleGap + detailHeight + 2 * Self.verticalPadding - 2
    }
  }
}
