import CoreGraphics
public import Foundation

/// Fills lines with items, one line after the other, along the direction of scrolling.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public static nonisolated let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  )

  /// Apple's default size of an item.
  private static let defaultItemSize = CGSize(width: 50, height: 50)
  private static let defaultSpacing: CGFloat = 10

  open var minimumLineSpacing = UICollectionViewFlowLayout.defaultSpacing {
    didSet { invalidateLayout() }
  }
  open var minimumInteritemSpacing = UICollectionViewFlowLayout.defaultSpacing {
    didSet { invalidateLayout() }
  }
  open var itemSize = UICollectionViewFlowLayout.defaultItemSize { didSet { invalidateLayout() } }
  /// Other than zero: cells say how large they are as they come into sight.
  ///
  /// `automaticSize` estimates `itemSize`.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      guard estimatedItemSize != oldValue else { return }
      fittedSizes.removeAll()
      invalidateLayout()
    }
  }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  /// One section as laid out: everything in it, in order of position.
  private struct Section {
    var items: [UICollectionViewLayoutAttributes] = []
    var header: UICollectionViewLayoutAttributes?
    var footer: UICollectionViewLayoutAttributes?
    /// Along the direction of scrolling.
    var start: CGFloat = 0
    var end: CGFloat = 0
  }

  private var sections: [Section] = []
  /// What cells that were in sight asked for.
  private var fittedSizes: [IndexPath: CGSize] = [:]
  /// The room across that those sizes are for.
  private var fittedCross: CGFloat = 0
  private var length: CGFloat = 0
  private var preparedSize = CGSize.zero

  private var isVertical: Bool { scrollDirection == .vertical }

  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  open override var collectionViewContentSize: CGSize {
    guard let collectionView else { return .zero }
    return isVertical
      ? CGSize(width: crossLength(of: collectionView), height: length)
      : CGSize(width: length, height: crossLength(of: collectionView))
  }

  private func crossLength(of view: UICollectionView) -> CGFloat {
    let inset = view.adjustedContentInset
    return isVertical
      ? max(view.bounds.width - inset.left - inset.right, 0)
      : max(view.bounds.height - inset.top - inset.bottom, 0)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return isVertical
      ? newBounds.width != collectionView.bounds.width
      : newBounds.height != collectionView.bounds.height
  }

  open override func prepare() {
    super.prepare()
    sections = []
    length = 0
    guard let collectionView else { return }
    if crossLength(of: collectionView) != fittedCross {
      fittedCross = crossLength(of: collectionView)
      fittedSizes.removeAll()
    }
    for section in 0..<collectionView.numberOfSections {
      sections.append(layOut(section, of: collectionView))
    }
  }

  // MARK: - Laying out

  private func layOut(_ index: Int, of view: UICollectionView) -> Section {
    var section = Section()
    section.start = length
    let cross = crossLength(of: view)
    section.header = supplementary(
      UICollectionView.elementKindSectionHeader,
      section: index,
      size: headerSize(of: index, in: view),
      cross: cross
    )
    let inset =
      flowDelegate?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset
    let count = view.numberOfItems(inSection: index)
    if count > 0 {
      length += isVertical ? inset.top : inset.left
      layOutItems(count, of: index, in: view, inset: inset, cross: cross, into: &section)
      length += isVertical ? inset.bottom : inset.right
    } else {
      length += isVertical ? inset.top + inset.bottom : inset.left + inset.right
    }
    section.footer = supplementary(
      UICollectionView.elementKindSectionFooter,
      section: index,
      size: footerSize(of: index, in: view),
      cross: cross
    )
    section.end = length
    return section
  }

  private func layOutItems(
    _ count: Int,
    of section: Int,
    in view: UICollectionView,
    inset: UIEdgeInsets,
    cross: CGFloat,
    into result: inout Section
  ) {
    let lineSpacing =
      flowDelegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    let spacing =
      flowDelegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let before = isVertical ? inset.left : inset.top
    let room = cross - (isVertical ? inset.left + inset.right : inset.top + inset.bottom)
    var line: [CGSize] = []
    var used: CGFloat = 0
    var first = 0
    for item in 0...count {
      let size =
        item < count ? self.size(of: IndexPath(item: item, section: section), in: view) : .zero
      let extent = isVertical ? size.width : size.height
      let isFull = !line.isEmpty && used + spacing + extent > room + 0.001
      if item == count || isFull {
        if first > 0 { length += lineSpacing }
        placeLine(
          line,
          first: IndexPath(item: first, section: section),
          before: before,
          room: room,
          spacing: spacing,
          isLast: item == count,
          into: &result
        )
        line = []
        used = 0
        first = item
      }
      used += (line.isEmpty ? 0 : spacing) + extent
      line.append(size)
    }
  }

  /// Full lines spread their items; the last one keeps the distances of a full one.
  private func placeLine(
    _ sizes: [CGSize],
    first: IndexPath,
    before: CGFloat,
    room: CGFloat,
    spacing: CGFloat,
    isLast: Bool,
    into section: inout Section
  ) {
    guard !sizes.isEmpty else { return }
    let extents = sizes.map { isVertical ? $0.width : $0.height }
    let depth = sizes.map { isVertical ? $0.height : $0.width }.max() ?? 0
    let total = extents.reduce(0, +)
    let isUniform = Set(extents).count == 1
    var gap = spacing
    if !isLast, sizes.count > 1 {
      gap = max((room - total) / CGFloat(sizes.count - 1), spacing)
    } else if isLast, isUniform, let extent = extents.first, extent > 0 {
      // As many columns as fit into a full line.
      let columns = max(((room + spacing) / (extent + spacing)).rounded(.down), 1)
      if columns > 1, sizes.count <= Int(columns), section.items.count >= Int(columns) {
        gap = max((room - extent * columns) / (columns - 1), spacing)
      }
    }
    let isCentered = sizes.count == 1 && !isLast
    var position = isCentered ? before + (room - total) / 2 : before
    for (offset, size) in sizes.enumerated() {
      let attributes = makeAttributes(
        at: IndexPath(item: first.item + offset, section: first.section)
      )
      let across = length + (depth - (isVertical ? size.height : size.width)) / 2
      attributes.frame = CGRect(
        origin: isVertical
          ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position),
        size: size
      )
      section.items.append(attributes)
      position += extents[offset] + gap
    }
    length += depth
  }

  private func makeAttributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    let type =
      Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
    return type.init(forCellWith: indexPath)
  }

  private func size(of indexPath: IndexPath, in view: UICollectionView) -> CGSize {
    if let size = fittedSizes[indexPath] { return size }
    return flowDelegate?.collectionView(view, layout: self, sizeForItemAt: indexPath)
      ?? expectedSize
  }

  /// The size of items that nobody asked about.
  var expectedSize: CGSize {
    asksCells && estimatedItemSize != Self.automaticSize ? estimatedItemSize : itemSize
  }

  // MARK: - Sizes from cells

  override var asksCells: Bool { estimatedItemSize != .zero }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    asksCells && preferredAttributes.size != originalAttributes.size
  }

  override func takePreferred(_ attributes: UICollectionViewLayoutAttributes) {
    fittedSizes[attributes.indexPath] = attributes.size
  }

  override func itemsDidChange() {
    fittedSizes.removeAll()
  }

  override func itemsDidMove(_ place: (IndexPath) -> IndexPath?) {
    let sizes = fittedSizes.compactMap { old, size in place(old).map { ($0, size) } }
    fittedSizes = Dictionary(sizes) { $1 }
  }

  private func headerSize(of section: Int, in view: UICollectionView) -> CGSize {
    flowDelegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
  }

  private func footerSize(of section: Int, in view: UICollectionView) -> CGSize {
    flowDelegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
  }

  private func supplementary(
    _ kind: String,
    section: Int,
    size: CGSize,
    cross: CGFloat
  ) -> UICollectionViewLayoutAttributes? {
    let depth = isVertical ? size.height : size.width
    guard depth > 0 else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind,
      with: IndexPath(item: 0, section: section)
    )
    attributes.frame =
      isVertical
      ? CGRect(x: 0, y: length, width: cross, height: depth)
      : CGRect(x: length, y: 0, width: depth, height: cross)
    attributes.zIndex = 10
    length += depth
    return attributes
  }

  // MARK: - Answers

  open override func layoutAttributesForElements(
    in rect: CGRect
  )
    -> [UICollectionViewLayoutAttributes]?
  {
    let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var found: [UICollectionViewLayoutAttributes] = []
    for section in sections where section.end > start && section.start < end {
      let first = firstItem(of: section, endingAfter: start)
      for attributes in section.items[first...] {
        guard position(of: attributes).start < end else { break }
        if attributes.frame.intersects(rect) { found.append(attributes) }
      }
      if let header = section.header {
        let pinned = sectionHeadersPinToVisibleBounds ? pinnedHeader(header, in: section) : header
        if pinned.frame.intersects(rect) { found.append(pinned) }
      }
      if let footer = section.footer, footer.frame.intersects(rect) { found.append(footer) }
    }
    return found
  }

  /// Lines lie one after the other: the items before the first visible line end before it.
  private func firstItem(of section: Section, endingAfter start: CGFloat) -> Int {
    var low = 0
    var high = section.items.count
    while low < high {
      let middle = (low + high) / 2
      if position(of: section.items[middle]).end > start { high = middle } else { low = middle + 1 }
    }
    // Lower items of the same line may end later than their neighbors.
    while low > 0, position(of: section.items[low - 1]).end > start { low -= 1 }
    return low
  }

  private func position(
    of attributes: UICollectionViewLayoutAttributes
  ) -> (
    start: CGFloat, end: CGFloat
  ) {
    isVertical
      ? (attributes.frame.minY, attributes.frame.maxY)
      : (attributes.frame.minX, attributes.frame.maxX)
  }

  private func pinnedHeader(
    _ header: UICollectionViewLayoutAttributes,
    in section: Section
  ) -> UICollectionViewLayoutAttributes {
    guard let view = collectionView,
      let pinned = header.copy() as? UICollectionViewLayoutAttributes
    else { return header }
    if isVertical {
      let edge = view.bounds.minY + view.adjustedContentInset.top
      pinned.frame.origin.y = max(header.frame.minY, min(edge, section.end - header.frame.height))
    } else {
      let edge = view.bounds.minX + view.adjustedContentInset.left
      pinned.frame.origin.x = max(header.frame.minX, min(edge, section.end - header.frame.width))
    }
    return pinned
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return sections[indexPath.section].items[indexPath.item]
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    return elementKind == UICollectionView.elementKindSectionHeader
      ? section.header : section.footer
  }
}
