import CoreGraphics
import ProsceniumTesting
import Testing
import UIKit

/// Collections with the flow layout.
struct CollectionViewTests {
  @Test func `flow fills lines and spreads what is left between the items`() {
    let scene = CollectionScene(count: 10)

    // 300 wide: five items of 50 with gaps of at least 10 need 290; the gaps become 12.5.
    #expect(scene.frame(of: 0) == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(scene.frame(of: 1)?.minX == 62.5)
    #expect(scene.frame(of: 4)?.maxX == 300)
    #expect(scene.frame(of: 5) == CGRect(x: 0, y: 60, width: 50, height: 50))
    #expect(scene.collection.contentSize == CGSize(width: 300, height: 110))
  }

  @Test func `section insets and spacings move the items`() {
    let scene = CollectionScene(count: 4)
    scene.layout.sectionInset = UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 30)
    scene.layout.itemSize = CGSize(width: 100, height: 80)
    scene.layout.minimumLineSpacing = 5
    scene.stage.turn()

    #expect(scene.frame(of: 0) == CGRect(x: 30, y: 20, width: 100, height: 80))
    #expect(scene.frame(of: 1)?.minX == 170)
    #expect(scene.frame(of: 2)?.minY == 105)
    #expect(scene.collection.contentSize.height == CGFloat(20 + 80 + 5 + 80 + 40))
  }

  @Test func `a thousand items need the cells of one screen`() {
    let scene = CollectionScene(count: 1000)
    var cells: Set<ObjectIdentifier> = []

    for step in 0..<50 {
      scene.collection.contentOffset.y = CGFloat(step) * 30
      scene.stage.turn()
      cells.formUnion(scene.collection.visibleCells.map { ObjectIdentifier($0) })
    }

    // Ten lines of 60 show at most, five items each.
    #expect(cells.count <= 50)
  }

  @Test func `a tap selects an item`() throws {
    let scene = CollectionScene(count: 10)

    try scene.stage.tap(
      try #require(scene.collection.cellForItem(at: IndexPath(item: 6, section: 0)))
    )

    #expect(scene.selected == [6])
    #expect(scene.collection.indexPathsForSelectedItems == [IndexPath(item: 6, section: 0)])
  }

  @Test func `horizontal flow scrolls sideways`() {
    let scene = CollectionScene(count: 30)
    scene.layout.scrollDirection = .horizontal
    scene.stage.turn()

    // 500 high: eight items of 50 with gaps of 10 make a column; four columns.
    #expect(scene.frame(of: 8)?.minX == 60)
    #expect(scene.collection.contentSize.width == CGFloat(4 * 50 + 3 * 10))
  }
}

/// A collection over a whole screen.
final class CollectionScene: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let stage = Stage(size: CGSize(width: 300, height: 500), scale: 2)
  let layout = UICollectionViewFlowLayout()
  let collection: UICollectionView
  let count: Int
  var selected: [Int] = []

  init(count: Int) {
    self.count = count
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 500),
      collectionViewLayout: layout
    )
    super.init()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = self
    collection.delegate = self
    let controller = UIViewController()
    stage.show(controller)
    controller.view.addSubview(collection)
    stage.turn()
  }

  func frame(of item: Int) -> CGRect? {
    collection.cellForItem(at: IndexPath(item: item, section: 0))?.frame
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  )
    -> Int
  {
    count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  )
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath.item)
  }
}
