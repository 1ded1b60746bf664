public import CoreGraphics
public import Foundation
public import QuartzCore

/// Where and how one element of a collection shows.
open class UICollectionViewLayoutAttributes: NSObject {
  open var indexPath: IndexPath
  open private(set) var representedElementCategory: UICollectionView.ElementCategory
  open private(set) var representedElementKind: String?
  open var frame = CGRect.zero
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var transform = CGAffineTransform.identity
  open var transform3D = CATransform3DIdentity

  public required override init() {
    indexPath = IndexPath(item: 0, section: 0)
    representedElementCategory = .cell
    super.init()
  }

  public required convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  open var size: CGSize {
    get { frame.size }
    set {
      let center = center
      frame.size = newValue
      self.center = center
    }
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  nonisolated open override func copy() -> Any {
    nonisolated(unsafe) var result: Any = self
    MainActor.assumeIsolated {
      let copy = type(of: self).init()
      copy.indexPath = indexPath
      copy.representedElementCategory = representedElementCategory
      copy.representedElementKind = representedElementKind
      copy.frame = frame
      copy.alpha = alpha
      copy.zIndex = zIndex
      copy.isHidden = isHidden
      copy.transform = transform
      copy.transform3D = transform3D
      result = copy
    }
    return result
  }

  /// The key of the element in tables of visible views.
  var key: CollectionElementKey {
    CollectionElementKey(kind: representedElementKind, indexPath: indexPath)
  }
}

/// Names an element of a collection: a cell, or a supplementary view of a kind.
struct CollectionElementKey: Hashable {
  /// Nil for cells.
  let kind: String?
  let indexPath: IndexPath
}
