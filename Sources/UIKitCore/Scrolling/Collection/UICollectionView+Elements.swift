import CoreGraphics
import Foundation
import QuartzCore

// Cells coming into sight and going, and what a finger does to them.
extension UICollectionView {
  func loadCounts() {
    guard needsReload else { return }
    needsReload = false
    collectionViewLayout.itemsDidChange()
    for (key, view) in visible { retire(view, key) }
    visible.removeAll()
    touched = nil
    counts = countsOfData
    selection = selection.filter { contains($0) }
  }

  /// Items in each section, as the data source has them now.
  var countsOfData: [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  func contains(_ indexPath: IndexPath) -> Bool {
    counts.indices.contains(indexPath.section)
      && (0..<counts[indexPath.section]).contains(indexPath.item)
  }

  func prepareLayout() {
    loadCounts()
    collectionViewLayout.prepareIfNeeded()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  /// Rounds of cells that ask for other sizes before a layout is taken to go on for ever.
  private static let fittingRoundLimit = 20

  func showElements() {
    guard dataSource != nil, bounds.width > 0, bounds.height > 0 else { return }
    var rounds = 0
    while placeElements() && rounds < Self.fittingRoundLimit {
      rounds += 1
      prepareLayout()
    }
  }

  /// Puts elements where the layout says.
  ///
  /// Returns whether new cells want something else: then other elements may be visible.
  private func placeElements() -> Bool {
    var isInvalid = false
    let elements = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let keys = Set(elements.map(\.key))
    for (key, view) in visible where !keys.contains(key) {
      visible[key] = nil
      retire(view, key)
    }
    for attributes in elements {
      let isNew = visible[attributes.key] == nil
      guard let view = view(for: attributes) else { continue }
      if isNew {
        UIView.performWithoutAnimation { apply(attributes, to: view) }
        if !isAccepted(attributes, by: view) { isInvalid = true }
        if let cell = view as? UICollectionViewCell {
          delegate?.collectionView(self, willDisplay: cell, forItemAt: attributes.indexPath)
        }
      } else {
        apply(attributes, to: view)
      }
    }
    return isInvalid
  }

  /// Asks a new cell whether it wants other attributes, and tells the layout.
  func isAccepted(
    _ attributes: UICollectionViewLayoutAttributes,
    by view: UICollectionReusableView
  ) -> Bool {
    let layout = collectionViewLayout
    guard layout.asksCells, attributes.representedElementCategory == .cell,
      let original = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return true }
    let preferred = view.preferredLayoutAttributesFitting(original)
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: attributes
      )
    else { return true }
    layout.takePreferred(preferred)
    layout.invalidateLayout()
    return false
  }

  func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    if let view = visible[attributes.key] { return view }
    guard let dataSource else { return nil }
    let view: UICollectionReusableView
    switch attributes.representedElementCategory {
    case .cell:
      let cell = dataSource.collectionView(self, cellForItemAt: attributes.indexPath)
      cell.isSelected = selection.contains(attributes.indexPath)
      cell.isHighlighted = false
      view = cell
    case .supplementaryView:
      view = dataSource.collectionView(
        self,
        viewForSupplementaryElementOfKind: attributes.representedElementKind ?? "",
        at: attributes.indexPath
      )
    case .decorationView:
      return nil
    }
    visible[attributes.key] = view
    if view.superview !== self { addSubview(view) }
    return view
  }

  func apply(
    _ attributes: UICollectionViewLayoutAttributes,
    to view: UICollectionReusableView
  ) {
    let hasTransform =
      !attributes.transform.isIdentity
      || !CATransform3DIsIdentity(attributes.transform3D)
    if hasTransform || !view.transform.isIdentity {
      view.bounds = CGRect(origin: .zero, size: attributes.size)
      view.center = attributes.center
      view.transform3D =
        attributes.transform.isIdentity
        ? attributes.transform3D : CATransform3DMakeAffineTransform(attributes.transform)
    } else if view.frame != attributes.frame {
      view.frame = attributes.frame
    }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    view.isHidden = attributes.isHidden
    view.layer.zPosition = CGFloat(attributes.zIndex)
    view.apply(attributes)
  }

  func retire(_ view: UICollectionReusableView, _ key: CollectionElementKey) {
    if let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
    }
    view.removeFromSuperview()
    pool.recycle(view)
  }

  func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard layoutAttributesForItem(at: indexPath) != nil else { return }
    move(to: { [unowned self] in offset(showing: indexPath, at: position) }, animated: animated)
  }

  /// Where the collection has to be, as far as the sizes of its items are known.
  private func offset(showing indexPath: IndexPath, at position: ScrollPosition) -> CGPoint {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return contentOffset }
    let inset = adjustedContentInset
    let visibleWidth = bounds.width - inset.left - inset.right
    let visibleHeight = bounds.height - inset.top - inset.bottom
    var offset = position.isEmpty ? self.offset(showing: frame) : contentOffset
    if position.contains(.top) { offset.y = frame.minY - inset.top }
    if position.contains(.bottom) { offset.y = frame.maxY - inset.top - visibleHeight }
    if position.contains(.centeredVertically) {
      offset.y = frame.midY - inset.top - visibleHeight / 2
    }
    if position.contains(.left) { offset.x = frame.minX - inset.left }
    if position.contains(.right) { offset.x = frame.maxX - inset.left - visibleWidth }
    if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - inset.left - visibleWidth / 2
    }
    return clamped(offset)
  }

  // MARK: - Selection

  func markSelected(_ indexPath: IndexPath) {
    if !selection.contains(indexPath) { selection.append(indexPath) }
    (visible[CollectionElementKey(kind: nil, indexPath: indexPath)] as? UICollectionViewCell)?
      .isSelected = true
  }

  func markDeselected(_ indexPath: IndexPath) {
    selection.removeAll { $0 == indexPath }
    (visible[CollectionElementKey(kind: nil, indexPath: indexPath)] as? UICollectionViewCell)?
      .isSelected = false
  }

  func beginItemTouch(_ touches: Set<UITouch>) -> Bool {
    guard touches.count == 1, let touch = touches.first, allowsSelection, touched == nil,
      let indexPath = indexPathForItem(at: touch.location(in: self)),
      let cell = cellForItem(at: indexPath), let hit = touch.view, hit.isDescendant(of: cell),
      delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
    else { return false }
    touched = indexPath
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
    return true
  }

  func endItemTouch(_ touches: Set<UITouch>) -> Bool {
    guard let indexPath = touched else { return false }
    let isInside = touches.contains { indexPathForItem(at: $0.location(in: self)) == indexPath }
    _ = cancelItemTouch()
    if isInside { userSelects(indexPath) }
    return true
  }

  func cancelItemTouch() -> Bool {
    guard let indexPath = touched else { return false }
    touched = nil
    cellForItem(at: indexPath)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
    return true
  }

  private func userSelects(_ indexPath: IndexPath) {
    if allowsMultipleSelection, selection.contains(indexPath) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      markDeselected(indexPath)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    if !allowsMultipleSelection {
      for other in selection where other != indexPath {
        markDeselected(other)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    markSelected(indexPath)
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }
}
