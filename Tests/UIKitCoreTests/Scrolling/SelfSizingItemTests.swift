import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Collection cells that say how large they are.
struct SelfSizingItemTests {
  private final class WordCell: UICollectionViewCell {
    private let word = Content(size: .zero)

    override init(frame: CGRect) {
      super.init(frame: frame)
      word.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(word)
      NSLayoutConstraint.activate([
        word.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
        word.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
        word.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
        word.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
      ])
    }

    required init?(coder: NSCoder) {
      nil
    }

    func show(_ size: CGSize) {
      word.size = size
    }
  }

  private final class Words: UICollectionViewController {
    var sizes: [CGSize] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(WordCell.self, forCellWithReuseIdentifier: "word")
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int {
      sizes.count
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
      (cell as? WordCell)?.show(sizes[indexPath.item])
      return cell
    }
  }

  private func show(
    _ sizes: [CGSize],
    estimate: CGSize,
    on stage: Stage
  ) throws -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = estimate
    let controller = Words(collectionViewLayout: layout)
    controller.sizes = sizes
    stage.show(controller)
    return try #require(controller.collectionView)
  }

  @Test(arguments: [UICollectionViewFlowLayout.automaticSize, CGSize(width: 100, height: 100)])
  func `items are as large as their content and fill lines`(estimate: CGSize) throws {
    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)
    let view = try show(
      [(80, 20), (150, 30), (100, 10)].map { CGSize(width: $0.0, height: $0.1) },
      estimate: estimate,
      on: stage
    )

    let sizes = (0..<3).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.size }
    // 20 wider and 10 higher than the words.
    #expect(
      sizes == [
        CGSize(width: 100, height: 30), CGSize(width: 170, height: 40),
        CGSize(width: 120, height: 20),
      ]
    )
    // 100 + 10 + 170 fill the first line of 300; it is 40 high, and 10 lie between lines.
    let last = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
    #expect(last.frame.origin == CGPoint(x: 0, y: 40 + 10))
    #expect(view.contentSize.height == points(40 + 10 + 20))
  }

  @Test func `items that come into sight later are sized then`() throws {
    let stage = Stage(size: CGSize(width: 300, height: 100), scale: 1)
    let count = 20
    let view = try show(
      (0..<count).map { _ in CGSize(width: 280, height: 40) },
      estimate: CGSize(width: 300, height: 20),
      on: stage
    )
    #expect(view.contentSize.height < points(20 * 50 + 19 * 10))

    for _ in 0..<100 {
      view.contentOffset.y += 20
      stage.turn()
    }

    // Each 40 + 10 high, 10 apart.
    #expect(view.contentSize.height == points(20 * 50 + 19 * 10))
  }

  @Test func `without an estimate cells keep the size of the layout`() throws {
    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)
    let view = try show([CGSize(width: 80, height: 20)], estimate: .zero, on: stage)

    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell.frame.size == CGSize(width: 50, height: 50))
  }
}
