import CoreGraphics
public import Foundation

/// Decides where the elements of a collection lie.
///
/// Subclasses do the work.
open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?
  private(set) var needsPrepare = true

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Called before the layout is asked, after it was invalidated.
  open func prepare() {}

  open var collectionViewContentSize: CGSize { .zero }

  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Whether the layout is worked out anew because a cell wants other attributes than it got.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    false
  }

  /// Takes over what a cell wants, after `shouldInvalidateLayout(forPreferredLayoutAttributes:…)`.
  func takePreferred(_ attributes: UICollectionViewLayoutAttributes) {}

  /// Whether cells are asked what attributes they want.
  var asksCells: Bool { true }

  /// Called when the items are counted anew: what was known of them may be of others.
  func itemsDidChange() {}

  /// Called when items changed places: `place` tells where each is now, nil if it is gone.
  func itemsDidMove(_ place: (IndexPath) -> IndexPath?) {}

  open func invalidateLayout() {
    needsPrepare = true
    collectionView?.setNeedsLayout()
  }

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  {
    fadedAttributes(at: itemIndexPath)
  }

  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  {
    fadedAttributes(at: itemIndexPath)
  }

  private func fadedAttributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    attributes?.alpha = 0
    return attributes
  }

  /// Prepares if something was invalidated since the last time.
  func prepareIfNeeded() {
    guard needsPrepare else { return }
    needsPrepare = false
    prepare()
  }
}
