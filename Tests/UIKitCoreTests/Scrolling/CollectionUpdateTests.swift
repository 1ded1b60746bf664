import CoreGraphics
import Foundation
import ProsceniumTesting
import Testing
import UIKit

/// Items that come, go and change places: 300 points wide, five items of 50 in a line, 62.5 apart.
struct CollectionUpdateTests {
  /// A collection over names; a cell knows its name.
  private final class Scene: NSObject, UICollectionViewDataSource {
    final class Cell: UICollectionViewCell {
      var name = ""
    }

    let stage = Stage(size: CGSize(width: 300, height: 500), scale: 2)
    let collection: UICollectionView
    var names = ["a", "b", "c", "d", "e", "f"]

    override init() {
      collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 500),
        collectionViewLayout: UICollectionViewFlowLayout()
      )
      super.init()
      collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = self
      let controller = UIViewController()
      stage.show(controller)
      controller.view.addSubview(collection)
      stage.turn()
    }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int {
      names.count
    }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "cell",
        for: indexPath
      )
      (cell as? Cell)?.name = names[indexPath.item]
      return cell
    }

    func cells(_ name: String) -> [Cell] {
      collection.subviews.compactMap { $0 as? Cell }.filter { $0.name == name }
    }

    /// Where the only cell of a name is seen now.
    func shown(_ name: String) throws -> CGPoint {
      let cells = cells(name)
      try #require(cells.count == 1)
      return stage.presentationFrame(of: cells[0]).origin
    }
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `an item that moves takes its cell along, and the others make room`() throws {
    let scene = Scene()
    let cell = try #require(scene.cells("f").first)
    scene.names = ["f", "a", "b", "c", "d", "e"]

    scene.collection.moveItem(at: path(5), to: path(0))

    scene.stage.advance(by: 0.15)
    // Half of 0.3 s is half of the way: from (0, 60) to (0, 0); "a" from 0 to 62.5.
    #expect(abs(try scene.shown("f").y - 30) < 0.01)
    #expect(abs(try scene.shown("a").x - 31.25) < 0.01)
    scene.stage.advance(by: 0.2)
    #expect(try scene.shown("f") == CGPoint(x: 0, y: 0))
    #expect(scene.cells("f").first === cell)
    #expect(scene.collection.cellForItem(at: path(0)) === cell)
  }

  @Test func `a new item fades in at its place, one that goes fades out`() throws {
    let scene = Scene()
    var isDone = false

    scene.collection.performBatchUpdates {
      scene.names = ["x", "b", "c", "d", "e", "f"]
      scene.collection.deleteItems(at: [path(0)])
      scene.collection.insertItems(at: [path(0)])
    } completion: {
      isDone = $0
    }

    scene.stage.advance(by: 0.15)
    let (old, new) = (try #require(scene.cells("a").first), try #require(scene.cells("x").first))
    #expect(abs((old.layer.presentation()?.opacity ?? 1) - 0.5) < 0.01)
    #expect(abs((new.layer.presentation()?.opacity ?? 1) - 0.5) < 0.01)
    #expect(try scene.shown("b") == CGPoint(x: 62.5, y: 0))
    scene.stage.advance(by: 0.2)
    #expect(scene.cells("a").isEmpty)
    #expect(new.alpha == 1)
    #expect(isDone)
  }

  @Test func `a selection goes where its item goes`() {
    let scene = Scene()
    scene.collection.selectItem(at: path(5), animated: false, scrollPosition: [])

    scene.names = ["f", "a", "b", "c", "d", "e"]
    scene.collection.moveItem(at: path(5), to: path(0))

    #expect(scene.collection.indexPathsForSelectedItems == [path(0)])
  }

  @Test func `a snapshot moves what it has kept`() throws {
    let stage = Stage(size: CGSize(width: 300, height: 500), scale: 2)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 500),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      collection,
      path,
      _ in
      collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    let controller = UIViewController()
    stage.show(controller)
    controller.view.addSubview(collection)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot, animatingDifferences: false)
    stage.turn()
    let cell = try #require(collection.cellForItem(at: path(2)))

    snapshot.moveItem("c", beforeItem: "a")
    source.apply(snapshot)

    stage.advance(by: 0.15)
    // A line that is not full keeps the smallest gaps: from 120 to 0.
    #expect(abs(stage.presentationFrame(of: cell).minX - 60) < 0.01)
    try stage.settle()
    #expect(collection.cellForItem(at: path(0)) === cell)
  }

  @Test func `counts that do not add up trap`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let scene = Scene()
        scene.collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
  }
}
