import UIKit

/// Colored tiles that move to their new places when their order changes.
final class TilesViewController: UICollectionViewController {
  private static let cellIdentifier = "Tile"
  private static let side: CGFloat = 72
  private static let spacing: CGFloat = 12

  private var tiles = Array(1...12)
  private var nextTile = 13

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: Self.side, height: Self.side)
    layout.minimumInteritemSpacing = Self.spacing
    layout.minimumLineSpacing = Self.spacing
    layout.sectionInset = UIEdgeInsets(
      top: Self.spacing,
      left: Self.spacing,
      bottom: Self.spacing,
      right: Self.spacing
    )
    super.init(collectionViewLayout: layout)
    title = "Tiles"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(
      UICollectionViewCell.self,
      forCellWithReuseIdentifier: Self.cellIdentifier
    )
    navigationItem.rightBarButtonItems = [
      makeItem("Add") { [unowned self] in addTile() },
      makeItem("Turn") { [unowned self] in turnRound() },
    ]
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    tiles.count
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cellIdentifier,
      for: indexPath
    )
    let hue = CGFloat(tiles[indexPath.item] % 12) / 12
    cell.backgroundColor = UIColor(hue: hue, saturation: 0.7, brightness: 0.9, alpha: 1)
    cell.layer.cornerRadius = 12
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    tiles.remove(at: indexPath.item)
    collectionView.deleteItems(at: [indexPath])
  }

  private func makeItem(_ title: String, _ action: @escaping () -> Void) -> UIBarButtonItem {
    UIBarButtonItem(title: title, primaryAction: UIAction(title: title) { _ in action() })
  }

  private func addTile() {
    tiles.insert(nextTile, at: 0)
    nextTile += 1
    collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
  }

  /// The last tiles become the first.
  private func turnRound() {
    let count = tiles.count
    tiles.reverse()
    collectionView.performBatchUpdates { [self] in
      for index in 0..<count {
        collectionView.moveItem(
          at: IndexPath(item: index, section: 0),
          to: IndexPath(item: count - 1 - index, section: 0)
        )
      }
    }
  }
}
