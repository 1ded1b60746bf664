import CoreGraphics
import Foundation
import QuartzCore

/// Everything a cell consists of besides its content view, made when it is needed.
final class TableCellParts {
  // Measures of iOS 13 to 17, chosen by eye.
  static let imageGap: CGFloat = 15
  static let accessoryGap: CGFloat = 8
  static let editingControlWidth: CGFloat = 38
  static let reorderControlWidth: CGFloat = 44
  static let verticalPadding: CGFloat = 11
  static let valueGap: CGFloat = 6
  static let value2LabelWidth: CGFloat = 91
  static let subtitleGap: CGFloat = 2
  static let deselectionDuration: TimeInterval = 0.35

  weak var cell: UITableViewCell?

  var text: UILabel?
  var detail: UILabel?
  var image: UIImageView?
  var separator: UITableViewSeparatorView?
  var topSeparator: UITableViewSeparatorView?
  var accessory: UIView?
  var defaultSelectionView: UIView?
  var editingControl: UIButton?
  var reorderGlyph: GlyphView?
  var configured: (any UIView & UIContentView)?

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
}
