import CoreGraphics
import Foundation
import QuartzCore

// Asking the data source and the delegate, and the heights that follow.
extension UITableView {
  /// Measures of iOS 13 to 17.
  enum Measure {
    /// Classic height of a row.
    static let row: CGFloat = 44
    /// Classic height of a header or footer of a plain table.
    static let plainHeader: CGFloat = 28
    /// Space above a plain header since iOS 15 (measured).
    static let plainHeaderPadding: CGFloat = 22
    /// Height of a grouped header with a title (chosen by eye).
    static let groupedHeader: CGFloat = 38
    /// Space above and below groups without titles (chosen by eye).
    static let groupedGap: CGFloat = 17.5
    /// Space above the first group (chosen by eye).
    static let firstGroupedGap: CGFloat = 35
    static let groupCornerRadius: CGFloat = 10
  }

  /// A row's height as asked for; nil is automatic.
  typealias WantedHeight = CGFloat?

  func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  func reloadIfNeeded() {
    guard needsReload, !isReloading else { return }
    guard dataSource != nil else {
      needsReload = false
      recycleAll()
      geometry = TableGeometry()
      loadSectionIndex()
      updateContentSize()
      return
    }
    isReloading = true
    needsReload = false
    recycleAll()
    selection.indexPaths.removeAll()
    selection.touched = nil
    loadGeometry()
    isReloading = false
    updateContentSize()
  }

  /// Asks for all counts and heights; makes no cell.
  func loadGeometry() {
    guard let dataSource else { return }
    let count = dataSource.numberOfSections(in: self)
    let sections = (0..<count).map { section in
      TableGeometry.Section(
        headerHeight: headerHeight(of: section),
        footerHeight: footerHeight(of: section),
        rows: rows(of: section)
      )
    }
    geometry = TableGeometry(
      headerHeight: tableHeaderView?.frame.height ?? defaultTopGap,
      footerHeight: tableFooterView?.frame.height ?? 0,
      sections: sections
    )
    loadSectionIndex()
  }

  private var defaultTopGap: CGFloat { 0 }

  func rows(of section: Int) -> TableGeometry.Rows {
    let count = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    guard count > 0 else { return TableGeometry.Rows(count: 0, height: 0) }
    guard let delegate else { return TableGeometry.Rows(count: count, height: estimate) }
    let first = IndexPath(row: 0, section: section)
    let isAskedForEach =
      delegate is UITableViewController
      || answers.ask { delegate.tableView(self, heightForRowAt: first) } != nil
      || rowHeight < 0
        && answers.ask { delegate.tableView(self, estimatedHeightForRowAt: first) } != nil
    guard isAskedForEach else { return TableGeometry.Rows(count: count, height: estimate) }
    return TableGeometry.Rows(
      heights: (0..<count).map { row in
        let indexPath = IndexPath(row: row, section: section)
        return wantedHeight(of: indexPath) ?? estimatedHeight(of: indexPath)
      }
    )
  }

  /// Height of a row that nobody was asked about.
  private var estimate: CGFloat {
    if rowHeight >= 0 { return rowHeight }
    return estimatedRowHeight > 0 ? estimatedRowHeight : Measure.row
  }

  /// The height that the app wants for a row, nil if the cell shall decide.
  func wantedHeight(of indexPath: IndexPath) -> WantedHeight {
    let height =
      delegate.map { delegate in delegate.tableView(self, heightForRowAt: indexPath) } ?? rowHeight
    return height >= 0 ? height : nil
  }

  private func estimatedHeight(of indexPath: IndexPath) -> CGFloat {
    let height = delegate?.tableView(self, estimatedHeightForRowAt: indexPath) ?? estimatedRowHeight
    return height > 0 ? height : Measure.row
  }

  // MARK: - Headers and footers

  func headerHeight(of section: Int) -> CGFloat {
    let asked = delegate.flatMap { delegate in
      answers.ask { delegate.tableView(self, heightForHeaderInSection: section) }
    }
    let padding = headerPadding
    if let asked, asked >= 0 { return asked > 0 ? asked + padding : 0 }
    let hasContent =
      delegate?.tableView(self, viewForHeaderInSection: section) != nil
      || dataSource?.tableView(self, titleForHeaderInSection: section) != nil
    switch style {
    case .plain:
      guard hasContent else { return 0 }
      let height = sectionHeaderHeight >= 0 ? sectionHeaderHeight : Measure.plainHeader
      return height + padding
    case .grouped, .insetGrouped:
      let gap = section == 0 ? Measure.firstGroupedGap : Measure.groupedGap
      guard hasContent else { return sectionHeaderHeight >= 0 ? sectionHeaderHeight : gap }
      if sectionHeaderHeight >= 0 { return sectionHeaderHeight }
      return Measure.groupedHeader + (section == 0 ? Measure.groupedGap : 0)
    }
  }

  /// Space above plain headers, which belongs to the header's place but not to its view.
  var headerPadding: CGFloat {
    guard style == .plain else { return max(sectionHeaderTopPadding, 0) }
    return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : Measure.plainHeaderPadding
  }

  func footerHeight(of section: Int) -> CGFloat {
    let asked = delegate.flatMap { delegate in
      answers.ask { delegate.tableView(self, heightForFooterInSection: section) }
    }
    if let asked, asked >= 0 { return asked }
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    let hasContent =
      title != nil || delegate?.tableView(self, viewForFooterInSection: section) != nil
    switch style {
    case .plain:
      guard hasContent else { return 0 }
      return sectionFooterHeight >= 0 ? sectionFooterHeight : Measure.plainHeader
    case .grouped, .insetGrouped:
      if sectionFooterHeight >= 0 { return sectionFooterHeight }
      return hasContent ? Measure.groupedHeader : Measure.groupedGap
    }
  }

  // MARK: - Consequences

  func updateContentSize() {
    contentSize = CGSize(width: bounds.width, height: geometry.height)
  }

  func widthDidChange() {
    if rowHeight < 0 || delegate != nil { remeasureRows() }
    if let header = tableHeaderView { header.frame.size.width = bounds.width }
    if let footer = tableFooterView { footer.frame.size.width = bounds.width }
    updateContentSize()
  }

  /// Heights depend on the width: cells in sight are measured again, others when they come.
  private func remeasureRows() {
    for (indexPath, cell) in visible.cells where wantedHeight(of: indexPath) == nil {
      geometry.setHeight(measuredHeight(of: cell), of: indexPath)
    }
  }

  func measuredHeight(of cell: UITableViewCell) -> CGFloat {
    let width = bounds.width - 2 * groupInset
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return rounded(size.height)
  }

  func endViewDidChange(from old: UIView?) {
    if let old, old !== tableHeaderView, old !== tableFooterView { old.removeFromSuperview() }
    for view in [tableHeaderView, tableFooterView].compactMap({ $0 }) {
      if view.superview !== self { addSubview(view) }
      view.frame.size.width = bounds.width
    }
    guard !needsReload else {
      setNeedsLayout()
      return
    }
    geometry.setTableHeaderHeight(tableHeaderView?.frame.height ?? 0)
    geometry.footerHeight = tableFooterView?.frame.height ?? 0
    updateContentSize()
    setNeedsLayout()
  }

  func backgroundViewDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    backgroundView.layer.zPosition = -1
    insertSubview(backgroundView, at: 0)
    setNeedsLayout()
  }
}
