import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Moving over rows whose heights are estimates until they come into sight.
struct EstimatedRowTests {
  private let stage = Stage(size: CGSize(width: 300, height: 500), scale: 2)
  private let count = 200

  /// Every row is 100 to 160 points high; the table expects 44.
  private func height(_ row: Int) -> CGFloat { 100 + CGFloat(row % 4) * 20 }

  private func show() -> UITableView {
    stage.turn()
    let rows = TallRows(count: count, height: height)
    stage.show(rows)
    stage.turn()
    return rows.tableView
  }

  private func frame(of row: Int, in table: UITableView) -> CGRect {
    table.rectForRow(at: IndexPath(row: row, section: 0))
      .offsetBy(dx: 0, dy: -table.contentOffset.y)
  }

  @Test(arguments: [false, true]) func `a row comes to the top exactly`(animated: Bool) {
    let table = show()

    table.scrollToRow(at: IndexPath(row: 120, section: 0), at: .top, animated: animated)
    stage.advance(by: 1)

    #expect(frame(of: 120, in: table) == CGRect(x: 0, y: 0, width: 300, height: height(120)))
    #expect(table.cellForRow(at: IndexPath(row: 120, section: 0)) != nil)
  }

  @Test(arguments: [false, true]) func `a row comes to the middle exactly`(animated: Bool) {
    let table = show()

    table.scrollToRow(at: IndexPath(row: 61, section: 0), at: .middle, animated: animated)
    stage.advance(by: 1)

    // Half of 500.
    #expect(frame(of: 61, in: table).midY == 250)
  }

  @Test(arguments: [UITableView.ScrollPosition.bottom, .none])
  func `the last row ends at the bottom exactly`(position: UITableView.ScrollPosition) {
    for animated in [false, true] {
      let table = show()

      table.scrollToRow(
        at: IndexPath(row: count - 1, section: 0),
        at: position,
        animated: animated
      )
      stage.advance(by: 1)

      #expect(frame(of: count - 1, in: table).maxY == 500)
      #expect(table.contentOffset.y == table.contentSize.height - 500)
    }
  }

  @Test func `an animated way never jumps`() {
    let table = show()
    var offsets: [CGFloat] = []

    table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: true)
    for _ in 0..<30 {
      stage.advance(by: 1 / 60)
      offsets.append(frame(of: 0, in: table).minY)
    }

    // Rows 0 to 19 take 20 · 130 = 2600 points, of which the table expects 20 · 44 = 880 at first.
    let steps = zip(offsets, offsets.dropFirst()).map { $0 - $1 }
    #expect(offsets.last == -2600)
    #expect(steps.allSatisfy { $0 >= 0 && $0 < 400 }, "\(steps)")
  }

  @Test func `one long turn of the wheel reaches the end as many short ones do`() {
    let table = show()

    stage.scroll(by: CGVector(dx: 0, dy: -100_000), at: CGPoint(x: 150, y: 250))
    stage.turn()

    #expect(table.contentOffset.y == table.contentSize.height - 500)
    // 50 times 100 + 120 + 140 + 160.
    #expect(table.contentSize.height == CGFloat(50 * 520))
  }

  @Test func `a flick runs on through rows that turn out to be higher`() {
    stage.turn()
    let rows = TallRows(count: 14, height: { _ in 400 })
    stage.show(rows)
    stage.turn()
    let table = rows.tableView

    // 14 · 44 = 616 points are expected at first, 14 · 400 are there.
    stage.drag(from: CGPoint(x: 150, y: 450), to: CGPoint(x: 150, y: 150), over: 0.1)
    stage.advance(by: 5)

    // 3000 points a second run out over more than 1000 points (velocity / (-1000 · ln 0.998)).
    #expect((table?.contentOffset.y ?? 0) > 1000)
    #expect(table?.isDecelerating == false)
  }

  @Test func `an item of a collection comes to the top exactly`() {
    stage.turn()
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.estimatedItemSize = CGSize(width: 300, height: 40)
    let items = TallItems(count: count, layout: layout)
    stage.show(items)
    stage.turn()

    for animated in [true, false] {
      let item = IndexPath(item: animated ? 150 : 90, section: 0)
      items.collectionView.scrollToItem(at: item, at: .top, animated: animated)
      stage.advance(by: 1)

      let frame = items.collectionView.layoutAttributesForItem(at: item)?.frame
      #expect(frame?.height == TallItems.height)
      #expect(items.collectionView.contentOffset.y == frame?.minY)
    }
  }
}
