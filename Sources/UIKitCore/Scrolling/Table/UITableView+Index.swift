import CoreGraphics
import Foundation

// The index of sections at the right side of plain tables.
extension UITableView {
  /// Room that the index takes from cells, 0 without one.
  var indexWidth: CGFloat { sectionIndex == nil ? 0 : UITableViewIndex.width }

  /// Asks for the titles; cells make room if an index came or went.
  func loadSectionIndex() {
    let titles = wantedIndexTitles
    let width = indexWidth
    if titles.isEmpty {
      sectionIndex?.removeFromSuperview()
      sectionIndex = nil
    } else {
      let index = sectionIndex ?? makeSectionIndex()
      index.titles = titles
      sectionIndex = index
    }
    if width != indexWidth { separatorsDidChange() }
  }

  private var wantedIndexTitles: [String] {
    guard style == .plain, let dataSource else { return [] }
    let rows = geometry.sections.reduce(0) { $0 + $1.rows.count }
    guard rows >= sectionIndexMinimumDisplayRowCount else { return [] }
    return dataSource.sectionIndexTitles(for: self) ?? []
  }

  private func makeSectionIndex() -> UITableViewIndex {
    let index = UITableViewIndex()
    index.onTitle = { [unowned self] title in showSection(ofTitle: title) }
    addSubview(index)
    sectionIndex = index
    applySectionIndexColors()
    setNeedsLayout()
    return index
  }

  func applySectionIndexColors() {
    sectionIndex?.color = sectionIndexColor
    sectionIndex?.restingBackground = sectionIndexBackgroundColor
    sectionIndex?.trackingBackground = sectionIndexTrackingBackgroundColor
  }

  /// The index stays where it is while the rows move below it.
  func layoutSectionIndex() {
    guard let sectionIndex else { return }
    let inset = adjustedContentInset
    sectionIndex.frame = CGRect(
      x: bounds.maxX - safeAreaInsets.right - UITableViewIndex.width,
      y: bounds.minY + inset.top,
      width: UITableViewIndex.width,
      height: max(bounds.height - inset.top - inset.bottom, 0)
    )
  }

  /// What a title leads to: the data source may answer a place that is no section and scroll itself.
  private func showSection(ofTitle place: Int) {
    guard let dataSource, let titles = sectionIndex?.titles, titles.indices.contains(place) else {
      return
    }
    let section = dataSource.tableView(
      self,
      sectionForSectionIndexTitle: titles[place],
      at: place
    )
    guard geometry.sections.indices.contains(section) else { return }
    move(to: { [unowned self] in offset(showingSection: section) }, animated: false)
  }

  private func offset(showingSection section: Int) -> CGPoint {
    guard geometry.sections.indices.contains(section) else { return contentOffset }
    let place = geometry.sections[section]
    let padding = min(headerPadding, place.headerHeight)
    let top = CGPoint(x: contentOffset.x, y: place.top + padding - adjustedContentInset.top)
    return CGPoint(x: top.x, y: clamped(top).y)
  }
}
