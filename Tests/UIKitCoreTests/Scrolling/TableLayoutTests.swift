import CoreGraphics
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Where rows, headers and separators lie.
struct TableLayoutTests {
  @Test(.facts("I9")) func `rows are 44 points high and lie one under the other`() throws {
    let scene = TableScene(rows: [3])

    #expect(scene.cell(0)?.frame == CGRect(x: 0, y: 0, width: 300, height: 44))
    #expect(scene.cell(2)?.frame == CGRect(x: 0, y: 88, width: 300, height: 44))
    #expect(scene.table.contentSize == CGSize(width: 300, height: 3 * 44))
  }

  @Test(.facts("I10")) func `the delegate's height wins over the table's`() {
    let scene = TableScene(rows: [3])
    scene.table.rowHeight = 60
    scene.stage.turn()
    #expect(scene.table.contentSize.height == CGFloat(3 * 60))

    scene.heights = { $0.row == 1 ? 100 : 20 }
    scene.table.reloadData()
    scene.stage.turn()

    #expect(scene.table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == CGFloat(20 + 100))
    #expect(scene.table.contentSize.height == CGFloat(20 + 100 + 20))
  }

  @Test(.facts("I9", "I10")) func `a plain header is 28 high below 22 points of padding`() {
    let scene = TableScene(rows: [2, 2], titles: ["A", "B"])

    #expect(scene.table.sectionHeaderTopPadding == UITableView.automaticDimension)
    #expect(scene.table.headerView(forSection: 0)?.frame.minY == 22)
    #expect(scene.table.headerView(forSection: 0)?.frame.height == 28)
    // Padding and header, two rows, padding and header.
    let secondSection: CGFloat = 50 + 88 + 50
    #expect(scene.cell(0, 1)?.frame.minY == secondSection)
    scene.table.sectionHeaderTopPadding = 0
    scene.stage.turn()
    #expect(scene.table.headerView(forSection: 0)?.frame.minY == 0)
  }

  @Test(.facts("I11")) func `plain headers float, pushed by the next one; grouped ones do not`() {
    let scene = TableScene(rows: [20, 20], titles: ["A", "B"])
    scene.table.sectionHeaderTopPadding = 0
    scene.stage.turn()

    scene.table.contentOffset.y = 100
    scene.stage.turn()
    #expect(scene.table.headerView(forSection: 0)?.frame.minY == 100)
    // The second section begins at 28 + 20 · 44 = 908: ten points of the first header stay.
    scene.table.contentOffset.y = 898
    scene.stage.turn()
    #expect(scene.table.headerView(forSection: 0)?.frame.maxY == 908)
    #expect(scene.table.headerView(forSection: 1)?.frame.minY == 908)

    let grouped = TableScene(style: .grouped, rows: [20], titles: ["A"])
    let before = grouped.table.headerView(forSection: 0)?.frame
    grouped.table.contentOffset.y = 20
    grouped.stage.turn()
    #expect(grouped.table.headerView(forSection: 0)?.frame == before)
  }

  @Test(.facts("I11")) func `the content includes the table's own header and footer`() {
    let scene = TableScene(rows: [3])

    scene.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
    scene.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    scene.stage.turn()

    #expect(scene.table.contentSize.height == CGFloat(70 + 132 + 30))
    #expect(scene.table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 300, height: 70))
    #expect(scene.cell(0)?.frame.minY == 70)
    #expect(scene.table.tableFooterView?.frame.minY == CGFloat(70 + 132))
  }

  @Test(.facts("I11")) func `separators go on below the last row unless there is a footer view`() {
    let scene = TableScene(rows: [3])
    func fillers() -> [CGRect] {
      scene.table.subviews.filter { "\(type(of: $0))" == "UITableViewSeparatorView" }.map(\.frame)
    }

    // One pixel (half a point) at the bottom of each row that there is room for.
    #expect(fillers().count == (500 - 3 * 44) / 44)
    #expect(fillers().contains { $0.maxY == 4 * 44 && $0.height == 0.5 && $0.minX == 16 })
    scene.table.tableFooterView = UIView()
    scene.stage.turn()
    #expect(fillers().isEmpty)
  }

  @Test(.facts("I9")) func `separators are one pixel high and begin at the text`() throws {
    let scene = TableScene(rows: [3])
    let cell = try #require(scene.cell(0))
    scene.stage.turn()

    let line = try #require(
      cell.subviews.first { "\(type(of: $0))" == "UITableViewSeparatorView" }
    )
    #expect(line.frame == CGRect(x: 16, y: 43.5, width: 284, height: 0.5))
    #expect(cell.textLabel?.frame.minX == 16)
    scene.table.separatorStyle = .none
    scene.stage.turn()
    #expect(line.superview == nil)
  }

  @Test(.facts("I13")) func `the data source is asked at layout and only for rows in sight`() {
    let scene = TableScene(rows: [3])
    scene.rows = [10_000]
    scene.asked = []

    scene.table.reloadData()
    #expect(scene.asked.isEmpty)
    scene.stage.turn()

    // 500 / 44 = 11.4: twelve rows show.
    #expect(scene.asked.map(\.row) == Array(0..<12))
    #expect(scene.table.contentSize.height == 440_000)
  }

  @Test(.facts("I13")) func `ten thousand rows scroll with a handful of cells`() {
    let scene = TableScene(rows: [10_000])
    var cells: Set<ObjectIdentifier> = []

    for step in 0..<200 {
      scene.table.contentOffset.y = CGFloat(step) * 20
      scene.stage.turn()
      cells.formUnion(scene.table.visibleCells.map { ObjectIdentifier($0) })
    }

    #expect(cells.count <= 14)
    #expect(scene.table.visibleCells.first?.textLabel?.text == "0.90")
    scene.table.scrollToRow(at: IndexPath(row: 9_999, section: 0), at: .bottom, animated: false)
    #expect(scene.table.contentOffset.y == CGFloat(440_000 - 500))
    #expect(scene.cell(9_999)?.textLabel?.text == "0.9999")
  }

  @Test func `cells with constraints size their rows`() throws {
    let scene = TableScene(rows: [2], cell: TallCell.self)

    // 80 for the content and a pixel for the separator.
    #expect(scene.cell(0)?.frame.height == 80.5)
    #expect(scene.cell(1)?.frame.minY == 80.5)
    #expect(scene.table.contentSize.height == 161.0)
  }

  @Test func `inset groups have round corners and margins at the sides`() throws {
    let scene = TableScene(style: .insetGrouped, rows: [2])

    let first = try #require(scene.cell(0))
    let last = try #require(scene.cell(1))

    #expect(first.frame.minX == 16)
    #expect(first.frame.width == CGFloat(300 - 32))
    #expect(first.layer.cornerRadius == 10)
    #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(last.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }

  @Test func `points and rectangles find rows`() {
    let scene = TableScene(rows: [3, 3])

    #expect(scene.table.indexPathForRow(at: CGPoint(x: 5, y: 100)) == IndexPath(row: 2, section: 0))
    #expect(scene.table.indexPathForRow(at: CGPoint(x: 5, y: 133)) == IndexPath(row: 0, section: 1))
    #expect(scene.table.indexPathForRow(at: CGPoint(x: 5, y: 400)) == nil)
    #expect(
      scene.table.indexPathsForRows(in: CGRect(x: 0, y: 50, width: 10, height: 50))?.map(\.row)
        == [1, 2]
    )
  }
}

/// A cell whose constraints ask for 80 points.
final class TallCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      view.heightAnchor.constraint(equalToConstant: 80),
    ])
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
