import CoreGraphics
import Foundation

// Where the parts of a cell lie.
extension TableCellParts {
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

  func contentMargins(of cell: UITableViewCell) -> UIEdgeInsets {
    let margin = cell.tableLayout.margin
    return UIEdgeInsets(
      top: Self.verticalPadding,
      left: cell.isEditing && editingControl != nil ? 8 : margin,
      bottom: Self.verticalPadding,
      right: accessory == nil ? margin : Self.accessoryGap
    )
  }

  func leadingIndent(of cell: UITableViewCell) -> CGFloat {
    editingControl == nil ? 0 : Self.editingControlWidth + 8
  }

  func trailingWidth(of cell: UITableViewCell) -> CGFloat {
    let state = cell.tableLayout
    var width = state.safeArea.right + state.indexWidth
    if let accessory { width += accessorySize(accessory).width + state.margin }
    if reorderGlyph != nil { width += Self.reorderControlWidth }
    return width
  }

  func accessorySize(_ view: UIView) -> CGSize {
    let size = view.frame.size
    return size.width > 0 && size.height > 0 ? size : view.sizeThatFits(.zero)
  }

  func layoutSurroundings(of cell: UITableViewCell) {
    let state = cell.tableLayout
    var right = cell.bounds.width - state.safeArea.right - state.indexWidth
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

  func layoutSeparators(of cell: UITableViewCell) {
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
      width: max(cell.bounds.width - left - (isFull ? 0 : inset.right) - state.indexWidth, 0),
      height: state.pixel
    )
    topSeparator = updated(topSeparator, isShown: hasTop, in: cell)
    topSeparator?.frame = CGRect(x: 0, y: 0, width: cell.bounds.width, height: state.pixel)
  }

  func separatorLeft(of cell: UITableViewCell, inset: UIEdgeInsets) -> CGFloat {
    let state = cell.tableLayout
    var left = inset.left + state.safeArea.left
    if editingControl != nil { left += leadingIndent(of: cell) - 8 }
    // Automatic separators begin where the text begins.
    if state.customSeparatorInset == nil, let image, image.image != nil {
      left += imageSize(of: cell).width + Self.imageGap
    }
    return left
  }

  func updated(
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

  func imageSize(of cell: UITableViewCell) -> CGSize {
    guard let size = image?.image?.size else { return .zero }
    let limit = max(cell.contentView.bounds.height, 1)
    guard size.height > limit else { return size }
    return CGSize(width: size.width * limit / size.height, height: limit)
  }

  func layoutContent(of cell: UITableViewCell) {
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

  func layoutSubtitle(in area: CGRect) {
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

  func layoutValue(in area: CGRect) {
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

  func layoutValue2(in area: CGRect) {
    text?.frame = CGRect(x: area.minX, y: 0, width: Self.value2LabelWidth, height: area.height)
    let left = area.minX + Self.value2LabelWidth + Self.valueGap
    detail?.frame = CGRect(x: left, y: 0, width: max(area.maxX - left, 0), height: area.height)
  }

  func size(of label: UILabel?, in area: CGSize) -> CGSize {
    guard let label, label.text?.isEmpty == false || label.attributedText?.length ?? 0 > 0 else {
      return .zero
    }
    let limit = CGSize(width: area.width, height: .greatestFiniteMagnitude)
    let size = label.sizeThatFits(limit)
    return CGSize(width: min(size.width, area.width), height: size.height)
  }
}
