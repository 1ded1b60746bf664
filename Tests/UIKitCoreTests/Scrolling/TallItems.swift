import UIKit

/// A collection whose cells are higher than its layout expects.
final class TallItems: UICollectionViewController {
  static let height: CGFloat = 120

  private final class TallCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = TallItems.height
      return layoutAttributes
    }
  }

  private let count: Int

  init(count: Int, layout: UICollectionViewLayout) {
    self.count = count
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(TallCell.self, forCellWithReuseIdentifier: "item")
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    count
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}
