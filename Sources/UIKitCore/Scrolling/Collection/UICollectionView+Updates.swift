import CoreGraphics
import Foundation

// Changes of the items: who goes where, and the animation that shows it.
extension UICollectionView {
  /// Notes a change, and shows it at once unless batch updates are open.
  func update(_ note: (inout TableUpdates) -> Void) {
    guard updates.isOpen else {
      // The data has changed already: what was never counted needs no animation.
      guard !needsReload else { return }
      note(&updates)
      closeUpdates(completion: nil)
      return
    }
    note(&updates)
  }

  /// Shows the changes that were noted.
  func closeUpdates(completion: ((Bool) -> Void)?) {
    let changes = updates
    updates = TableUpdates()
    let after = countsOfData
    check(changes, before: counts, after: after)
    let reloaded = Set(changes.reloadedRows.map(\.indexPath))
    animateChange(completion: completion) { old in
      reloaded.contains(old) ? nil : changes.newIndexPath(of: old)
    }
  }

  /// Moves every cell to the place that `place` names for its old index path; nil lets it fade.
  func animateChange(
    completion: ((Bool) -> Void)?,
    place: (IndexPath) -> IndexPath?
  ) {
    guard window != nil, UIView.areAnimationsEnabled, !needsReload, !counts.isEmpty else {
      selection = selection.compactMap(place)
      reloadData()
      completion?(true)
      return
    }
    let oldPlaces = placesBefore(place)
    let leaving = moveVisible(place)
    selection = selection.compactMap(place)
    touched = nil
    counts = countsOfData
    collectionViewLayout.itemsDidMove(place)
    selection = selection.filter(contains)
    collectionViewLayout.invalidateLayout()
    prepareLayout()
    let elements = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    showArriving(elements, from: oldPlaces)
    let departing = visible.filter { shown in !elements.contains { $0.key == shown.key } }
    for key in departing.keys { visible[key] = nil }
    UIView.animate(
      withDuration: Self.changeDuration,
      delay: 0,
      options: .allowUserInteraction,
      animations: {
        for view in leaving.values { view.alpha = 0 }
        self.move(self.visible)
        self.move(departing)
      },
      completion: { [weak self] isFinished in
        for (key, view) in leaving {
          view.alpha = 1
          self?.retire(view, key)
        }
        for (key, view) in departing { self?.retire(view, key) }
        completion?(isFinished)
      }
    )
  }

  // MARK: - Steps

  /// Where cells that come into sight were before, by their new index paths.
  private func placesBefore(
    _ place: (IndexPath) -> IndexPath?
  ) -> [IndexPath: UICollectionViewLayoutAttributes] {
    // A screen around what is seen: cells from further away come from there anyway.
    let reach = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let elements = collectionViewLayout.layoutAttributesForElements(in: reach) ?? []
    var places: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    for attributes in elements where attributes.representedElementCategory == .cell {
      guard let new = place(attributes.indexPath),
        let copy = attributes.copy() as? UICollectionViewLayoutAttributes
      else { continue }
      places[new] = copy
    }
    return places
  }

  /// Gives what is shown its new index paths and returns what goes.
  private func moveVisible(
    _ place: (IndexPath) -> IndexPath?
  ) -> [CollectionElementKey: UICollectionReusableView] {
    var leaving: [CollectionElementKey: UICollectionReusableView] = [:]
    var staying: [CollectionElementKey: UICollectionReusableView] = [:]
    for (key, view) in visible {
      if key.kind != nil {
        staying[key] = view
      } else if let new = place(key.indexPath) {
        staying[CollectionElementKey(kind: nil, indexPath: new)] = view
      } else {
        leaving[key] = view
      }
    }
    visible = staying
    return leaving
  }

  /// Puts what comes into sight where it starts: at its old place, or faded at the new one.
  private func showArriving(
    _ elements: [UICollectionViewLayoutAttributes],
    from oldPlaces: [IndexPath: UICollectionViewLayoutAttributes]
  ) {
    var isInvalid = false
    for attributes in elements {
      guard visible[attributes.key] == nil, let view = view(for: attributes) else { continue }
      if !isAccepted(attributes, by: view) { isInvalid = true }
      let isCell = attributes.representedElementCategory == .cell
      let start =
        isCell
        ? oldPlaces[attributes.indexPath]
          ?? collectionViewLayout.initialLayoutAttributesForAppearingItem(at: attributes.indexPath)
        : nil
      UIView.performWithoutAnimation { apply(start ?? attributes, to: view) }
      if let cell = view as? UICollectionViewCell {
        delegate?.collectionView(self, willDisplay: cell, forItemAt: attributes.indexPath)
      }
    }
    // New cells want other sizes.
    if isInvalid { prepareLayout() }
  }

  /// Sends views to the places of their keys, also out of sight.
  private func move(_ views: [CollectionElementKey: UICollectionReusableView]) {
    for (key, view) in views {
      let attributes =
        key.kind.map {
          collectionViewLayout.layoutAttributesForSupplementaryView(
            ofKind: $0,
            at: key.indexPath
          )
        }
        ?? (contains(key.indexPath)
          ? collectionViewLayout.layoutAttributesForItem(at: key.indexPath) : nil)
      if let attributes { apply(attributes, to: view) }
    }
  }

  private func check(_ changes: TableUpdates, before: [Int], after: [Int]) {
    let expected = before.count - changes.deletedSections.count + changes.insertedSections.count
    precondition(
      after.count == expected,
      "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "collection view after the update (\(after.count)) must be equal to the number of "
        + "sections contained in the collection view before the update (\(before.count)), plus or "
        + "minus the number of sections inserted or deleted "
        + "(\(changes.insertedSections.count) inserted, \(changes.deletedSections.count) deleted)."
    )
    for (old, count) in before.enumerated() where !changes.reloadedSections.contains(old) {
      guard let section = changes.newSection(of: old) else { continue }
      precondition(
        after[section] == changes.expectedRows(of: old, before: count),
        "Invalid update: invalid number of items in section \(section).  The number of items "
          + "contained in an existing section after the update (\(after[section])) must be equal "
          + "to the number of items contained in that section before the update (\(count)), plus "
          + "or minus the number of items inserted or deleted from that section and plus or minus "
          + "the number of items moved into or out of that section."
      )
    }
  }
}
