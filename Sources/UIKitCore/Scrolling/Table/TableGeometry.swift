import CoreGraphics
import Foundation

/// Where every row, header and footer of a table lies, from the top of the content, in points.
///
/// Sums are kept, so that finding the rows of a region costs the logarithm of their number.
nonisolated struct TableGeometry {
  /// The heights of a section's rows: one for all, or running sums.
  struct Rows {
    let count: Int
    private let uniformHeight: CGFloat
    /// Ends of the rows; empty while all rows are equally high.
    private var ends: [CGFloat] = []

    init(count: Int, height: CGFloat) {
      self.count = count
      uniformHeight = height
    }

    init(heights: [CGFloat]) {
      count = heights.count
      uniformHeight = 0
      ends.reserveCapacity(count)
      var end: CGFloat = 0
      for height in heights {
        end += height
        ends.append(end)
      }
    }

    var total: CGFloat { count == 0 ? 0 : end(of: count - 1) }

    func start(of row: Int) -> CGFloat { row == 0 ? 0 : end(of: row - 1) }

    func end(of row: Int) -> CGFloat {
      ends.isEmpty ? CGFloat(row + 1) * uniformHeight : ends[row]
    }

    func height(of row: Int) -> CGFloat {
      ends.isEmpty ? uniformHeight : end(of: row) - start(of: row)
    }

    /// Changes one height.
    ///
    /// O(rows after it).
    mutating func setHeight(_ height: CGFloat, of row: Int) {
      let change = height - self.height(of: row)
      guard change != 0 else { return }
      if ends.isEmpty {
        ends = (0..<count).map { CGFloat($0 + 1) * uniformHeight }
      }
      for index in row..<count {
        ends[index] += change
      }
    }

    /// The first row that ends below `y` (from the top of the rows), `count` if none does.
    func firstRow(endingBelow y: CGFloat) -> Int {
      guard y >= 0 else { return 0 }
      guard !ends.isEmpty else {
        guard uniformHeight > 0 else { return count }
        return min(Int(y / uniformHeight), count)
      }
      var low = 0
      var high = count
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] > y { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }

  /// One section: header, rows, footer, one under the other.
  struct Section {
    var top: CGFloat = 0
    var headerHeight: CGFloat
    var footerHeight: CGFloat
    var rows: Rows

    var rowsTop: CGFloat { top + headerHeight }
    var rowsBottom: CGFloat { rowsTop + rows.total }
    var bottom: CGFloat { rowsBottom + footerHeight }
  }

  var headerHeight: CGFloat = 0
  var footerHeight: CGFloat = 0
  private(set) var sections: [Section] = []

  init() {}

  init(headerHeight: CGFloat, footerHeight: CGFloat, sections: [Section]) {
    self.headerHeight = headerHeight
    self.footerHeight = footerHeight
    self.sections = sections
    stackSections(from: 0)
  }

  /// Height of everything.
  var height: CGFloat { sectionsBottom + footerHeight }

  var sectionsBottom: CGFloat { sections.last?.bottom ?? headerHeight }

  func numberOfRows(in section: Int) -> Int { sections[section].rows.count }

  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && sections.indices.contains(indexPath.section)
      && (0..<sections[indexPath.section].rows.count).contains(indexPath.row)
  }

  func top(of indexPath: IndexPath) -> CGFloat {
    let section = sections[indexPath.section]
    return section.rowsTop + section.rows.start(of: indexPath.row)
  }

  func height(of indexPath: IndexPath) -> CGFloat {
    sections[indexPath.section].rows.height(of: indexPath.row)
  }

  mutating func setHeight(_ height: CGFloat, of indexPath: IndexPath) {
    sections[indexPath.section].rows.setHeight(height, of: indexPath.row)
    stackSections(from: indexPath.section + 1)
  }

  mutating func setHeaderHeight(_ height: CGFloat, of section: Int) {
    sections[section].headerHeight = height
    stackSections(from: section + 1)
  }

  mutating func setFooterHeight(_ height: CGFloat, of section: Int) {
    sections[section].footerHeight = height
    stackSections(from: section + 1)
  }

  mutating func setTableHeaderHeight(_ height: CGFloat) {
    headerHeight = height
    stackSections(from: 0)
  }

  /// The sections that reach into the region.
  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = firstSection(endingBelow: top)
    var end = first
    while end < sections.count, sections[end].top < bottom { end += 1 }
    return first..<end
  }

  /// The rows of `section` that reach into the region.
  func rows(of section: Int, from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let rows = sections[section].rows
    let rowsTop = sections[section].rowsTop
    let first = rows.firstRow(endingBelow: top - rowsTop)
    guard first < rows.count, bottom > rowsTop else { return first..<first }
    var end = first
    while end < rows.count, rows.start(of: end) < bottom - rowsTop { end += 1 }
    return first..<end
  }

  func indexPath(at y: CGFloat) -> IndexPath? {
    let section = firstSection(endingBelow: y)
    guard section < sections.count else { return nil }
    let offset = y - sections[section].rowsTop
    guard offset >= 0, offset < sections[section].rows.total else { return nil }
    return IndexPath(row: sections[section].rows.firstRow(endingBelow: offset), section: section)
  }

  private func firstSection(endingBelow y: CGFloat) -> Int {
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].bottom > y { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private mutating func stackSections(from first: Int) {
    var top = first == 0 ? headerHeight : sections[first - 1].bottom
    for index in sections.indices.dropFirst(first) {
      sections[index].top = top
      top = sections[index].bottom
    }
  }
}
