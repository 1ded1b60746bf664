import CoreGraphics
import Foundation

// Bringing views into sight and out of it.
extension UITableView {
  /// Margin of text and separators in cells: 16, on wide phones and pads 20 (chosen by eye).
  var cellMargin: CGFloat {
    let isWide = bounds.width >= 414
    return isWide ? 20 : 16
  }

  /// Distance of inset groups from the sides of the safe area.
  var groupInset: CGFloat { style == .insetGrouped ? cellMargin : 0 }

  var pixel: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  func layoutRowsIfNeeded() {
    reloadIfNeeded()
    if !isReloading, !updates.isOpen { layoutTable() }
  }

  func layoutTable() {
    guard !isReloading else { return }
    isReloading = true
    defer { isReloading = false }
    UIView.performWithoutAnimation {
      tableHeaderView?.frame.origin = .zero
      layoutRows()
      layoutHeadersAndFooters()
      tableFooterView?.frame.origin = CGPoint(x: 0, y: geometry.sectionsBottom)
      layoutFillers()
      layoutSectionIndex()
      backgroundView?.frame = bounds
    }
  }

  /// The rows that reach into a region of the content.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    var rows: [IndexPath] = []
    for section in geometry.sections(from: top, to: bottom) {
      for row in geometry.rows(of: section, from: top, to: bottom) {
        rows.append(IndexPath(row: row, section: section))
      }
    }
    return rows
  }

  private func layoutRows() {
    guard dataSource != nil, bounds.height > 0 else { return }
    var shown = rows(from: bounds.minY, to: bounds.maxY)
    // Cells that measure themselves move the rows after them, so that more may come into sight.
    var attempts = 0
    retireCells(except: shown)
    while showCells(at: shown), attempts < 20 {
      attempts += 1
      shown = rows(from: bounds.minY, to: bounds.maxY)
    }
    retireCells(except: shown)
    for (indexPath, cell) in visible.cells {
      place(cell, at: indexPath)
    }
  }

  /// Cells go before others come, so that they can be used again at once.
  private func retireCells(except shown: [IndexPath]) {
    let kept = Set(shown)
    for (indexPath, cell) in visible.cells where !kept.contains(indexPath) {
      visible.cells[indexPath] = nil
      retire(cell, at: indexPath)
    }
  }

  /// Makes the missing cells; true if one of them changed its row's height.
  private func showCells(at indexPaths: [IndexPath]) -> Bool {
    var isChanged = false
    for indexPath in indexPaths where visible.cells[indexPath] == nil {
      guard geometry.contains(indexPath), let cell = makeCell(at: indexPath) else { continue }
      if wantedHeight(of: indexPath) == nil {
        isChanged = setMeasuredHeight(measuredHeight(of: cell), of: indexPath) || isChanged
      }
      place(cell, at: indexPath)
      delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    }
    return isChanged
  }

  /// Rows measured above what is in sight must not push it down.
  private func setMeasuredHeight(_ height: CGFloat, of indexPath: IndexPath) -> Bool {
    let change = height - geometry.height(of: indexPath)
    guard change != 0 else { return false }
    let isAbove = geometry.top(of: indexPath) + geometry.height(of: indexPath) <= bounds.midY
    let isPassedBy = geometry.top(of: indexPath) < bounds.minY && isAbove
    geometry.setHeight(height, of: indexPath)
    updateContentSize()
    if isPassedBy { shiftContent(by: change) }
    return true
  }

  private func shiftContent(by distance: CGFloat) {
    contentOffset.y += distance
    drag.origin.y += distance
    driver.shift(by: CGPoint(x: 0, y: distance))
  }

  func makeCell(at indexPath: IndexPath) -> UITableViewCell? {
    guard let dataSource else { return nil }
    let cell = dataSource.tableView(self, cellForRowAt: indexPath)
    visible.cells[indexPath] = cell
    cell.tableStateDidChange(in: self, at: indexPath)
    cell.setEditing(isEditing && canEdit(indexPath), animated: false)
    let isSelected = selection.indexPaths.contains(indexPath)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
    if cell.superview !== self {
      insertSubview(cell, at: firstHeaderIndex)
    }
    cell.isHidden = false
    return cell
  }

  /// Cells lie below headers and everything the app added.
  private var firstHeaderIndex: Int {
    var index = subviews.count
    while index > 0, !(subviews[index - 1] is UITableViewCell) { index -= 1 }
    if index > 0 { return index }
    return subviews.firstIndex { $0 !== backgroundView && !($0 is UIRefreshControl) }
      ?? subviews.count
  }

  func place(_ cell: UITableViewCell, at indexPath: IndexPath) {
    guard cell !== rowSwipe.cell else { return }
    let frame = cellFrame(at: indexPath)
    if cell.frame != frame { cell.frame = frame }
    cell.groupPosition = groupPosition(of: indexPath)
  }

  func cellFrame(at indexPath: IndexPath) -> CGRect {
    let inset = style == .insetGrouped ? groupInset : 0
    let left = style == .insetGrouped ? safeAreaInsets.left : 0
    let right = style == .insetGrouped ? safeAreaInsets.right : 0
    return CGRect(
      x: inset + left,
      y: geometry.top(of: indexPath),
      width: max(bounds.width - 2 * inset - left - right, 0),
      height: geometry.height(of: indexPath)
    )
  }

  private func groupPosition(of indexPath: IndexPath) -> UITableViewCell.GroupPosition {
    guard style != .plain else { return .plain }
    let isLast = indexPath.row == geometry.numberOfRows(in: indexPath.section) - 1
    return UITableViewCell.GroupPosition(
      isFirst: indexPath.row == 0,
      isLast: isLast,
      isInset: style == .insetGrouped
    )
  }

  // MARK: - Headers and footers

  private func layoutHeadersAndFooters() {
    let sections = geometry.sections(from: bounds.minY, to: bounds.maxY)
    for section in visible.headers.keys where !sections.contains(section) {
      retireHeader(of: section)
    }
    for section in visible.footers.keys where !sections.contains(section) {
      retireFooter(of: section)
    }
    for section in sections {
      layoutHeader(of: section)
      layoutFooter(of: section)
    }
  }

  private func layoutHeader(of section: Int) {
    let place = geometry.sections[section]
    guard place.headerHeight > 0, let view = header(of: section) else { return }
    let padding = min(headerPadding, place.headerHeight)
    let height = place.headerHeight - padding
    var top = place.top + padding
    if style == .plain {
      let edge = bounds.minY + adjustedContentInset.top
      top = max(top, min(edge, place.rowsBottom - height))
    }
    view.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
  }

  private func layoutFooter(of section: Int) {
    let place = geometry.sections[section]
    guard place.footerHeight > 0, let view = footer(of: section) else { return }
    var top = place.rowsBottom
    if style == .plain {
      let edge = bounds.maxY - adjustedContentInset.bottom - place.footerHeight
      top = min(top, max(edge, place.rowsTop))
    }
    view.frame = CGRect(x: 0, y: top, width: bounds.width, height: place.footerHeight)
  }

  private func header(of section: Int) -> UIView? {
    if let view = visible.headers[section] { return view }
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    guard
      let view = delegate?.tableView(self, viewForHeaderInSection: section)
        ?? title.map({ makeTitleView($0, isHeader: true) })
    else { return nil }
    visible.headers[section] = view
    show(view)
    delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    return view
  }

  private func footer(of section: Int) -> UIView? {
    if let view = visible.footers[section] { return view }
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    guard
      let view = delegate?.tableView(self, viewForFooterInSection: section)
        ?? title.map({ makeTitleView($0, isHeader: false) })
    else { return nil }
    visible.footers[section] = view
    show(view)
    delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    return view
  }

  private func show(_ view: UIView) {
    (view as? UITableViewHeaderFooterView)?.tableStateDidChange(in: self)
    if let sectionIndex {
      insertSubview(view, belowSubview: sectionIndex)
    } else {
      addSubview(view)
    }
  }

  private func makeTitleView(_ title: String, isHeader: Bool) -> UITableViewHeaderFooterView {
    let identifier = "UITableView.title"
    let view =
      pool.view(identifier: identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    view.setTitle(title, style: style, isHeader: isHeader)
    return view
  }

  // MARK: - Out of sight

  func retire(_ cell: UITableViewCell, at indexPath: IndexPath) {
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
    cell.removeFromSuperview()
    pool.recycle(cell)
  }

  private func retireHeader(of section: Int) {
    guard let view = visible.headers.removeValue(forKey: section) else { return }
    delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    view.removeFromSuperview()
    if let reusable = view as? UITableViewHeaderFooterView { pool.recycle(reusable) }
  }

  private func retireFooter(of section: Int) {
    guard let view = visible.footers.removeValue(forKey: section) else { return }
    delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    view.removeFromSuperview()
    if let reusable = view as? UITableViewHeaderFooterView { pool.recycle(reusable) }
  }

  func retireHeadersAndFooters() {
    for section in Array(visible.headers.keys) { retireHeader(of: section) }
    for section in Array(visible.footers.keys) { retireFooter(of: section) }
  }

  func recycleAll() {
    rowSwipe.close(animated: false)
    let cells = visible.cells
    visible.cells.removeAll()
    for (indexPath, cell) in cells { retire(cell, at: indexPath) }
    retireHeadersAndFooters()
  }

  // MARK: - Separators

  func separatorsDidChange() {
    for (indexPath, cell) in visible.cells { cell.tableStateDidChange(in: self, at: indexPath) }
    setNeedsLayout()
  }

  /// Separators of rows that do not exist: they fill a plain table without a footer view.
  private func layoutFillers() {
    let isFilled =
      style == .plain && separatorStyle != .none && tableFooterView == nil && dataSource != nil
    let top = geometry.height
    let height = fillerRowHeight > 0 ? fillerRowHeight : lastRowHeight
    let count = isFilled && height > 0 ? max(Int((bounds.maxY - top) / height), 0) : 0
    while fillers.count > count { fillers.removeLast().removeFromSuperview() }
    while fillers.count < count {
      let line = UITableViewSeparatorView()
      line.isUserInteractionEnabled = false
      insertSubview(line, at: 0)
      fillers.append(line)
    }
    for (index, line) in fillers.enumerated() {
      line.backgroundColor = separatorColor
      line.frame = CGRect(
        x: separatorInset.left,
        y: top + CGFloat(index + 1) * height - pixel,
        width: bounds.width - separatorInset.left - separatorInset.right - indexWidth,
        height: pixel
      )
    }
  }

  private var lastRowHeight: CGFloat {
    if rowHeight > 0 { return rowHeight }
    guard let last = geometry.sections.last, last.rows.count > 0 else { return Measure.row }
    return last.rows.height(of: last.rows.count - 1)
  }

  // MARK: - Scrolling to a row

  func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    reloadIfNeeded()
    precondition(
      indexPath.row == NSNotFound || geometry.contains(indexPath),
      "Attempted to scroll the table view to an out-of-bounds row: \(indexPath)"
    )
    guard indexPath.row != NSNotFound else { return }
    move(to: { [unowned self] in offset(showing: indexPath, at: position) }, animated: animated)
  }

  /// Where the table has to be; the heights of rows that were never in sight are estimates.
  private func offset(showing indexPath: IndexPath, at position: ScrollPosition) -> CGPoint {
    reloadIfNeeded()
    guard geometry.contains(indexPath) else { return contentOffset }
    let inset = adjustedContentInset
    let row = cellFrame(at: indexPath)
    let isPlainHeader = style == .plain && geometry.sections[indexPath.section].headerHeight > 0
    let covered =
      isPlainHeader ? geometry.sections[indexPath.section].headerHeight - headerPadding : 0
    let visibleHeight = bounds.height - inset.top - inset.bottom - covered
    var offset = contentOffset
    switch position {
    case .none:
      let region = CGRect(
        x: contentOffset.x,
        y: row.minY - covered,
        width: 1,
        height: row.height + covered
      )
      offset.y = self.offset(showing: region).y
    case .top:
      offset.y = row.minY - inset.top - covered
    case .middle:
      offset.y = row.midY - inset.top - covered - visibleHeight / 2
    case .bottom:
      offset.y = row.maxY - bounds.height + inset.bottom
    }
    return CGPoint(x: offset.x, y: clamped(offset).y)
  }
}
