import CoreGraphics
import Foundation
import ProsceniumTesting
import Testing
import UIKit

/// The letters at the right side of a table.
struct SectionIndexTests {
  private final class Names: UITableViewController {
    let letters: [String]
    var asked: [String] = []
    var sectionOfTitle: (Int) -> Int = { $0 }

    init(letters: [String], style: UITableView.Style = .plain) {
      self.letters = letters
      super.init(style: style)
    }

    required init?(coder: NSCoder) {
      nil
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
      tableView.sectionHeaderTopPadding = 0
    }

    override func numberOfSections(in tableView: UITableView) -> Int { letters.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      5
    }

    override func tableView(
      _ tableView: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? {
      letters[section]
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
      cell.textLabel?.text = letters[indexPath.section] + "\(indexPath.row)"
      return cell
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }

    override func tableView(
      _ tableView: UITableView,
      sectionForSectionIndexTitle title: String,
      at index: Int
    ) -> Int {
      asked.append(title)
      return sectionOfTitle(index)
    }
  }

  private let stage = Stage(size: CGSize(width: 300, height: 500), scale: 2)
  private static let letters = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"]
  /// A section is a header of 28 and five rows of 44 points.
  private let sectionHeight: CGFloat = 28 + 5 * 44

  /// Ten lines of 14 points in the middle of 500: they begin at 180.
  private func place(of letter: Int) -> CGPoint {
    CGPoint(x: 292, y: 180 + CGFloat(letter) * 14 + 7)
  }

  private func show(letters: [String] = letters, style: UITableView.Style = .plain) -> Names {
    stage.turn()
    let names = Names(letters: letters, style: style)
    stage.show(names)
    stage.turn()
    return names
  }

  @Test func `a touch on a letter leads to its section at once`() {
    let names = show()

    stage.press(at: place(of: 3))

    #expect(names.asked == ["D"])
    #expect(names.tableView.contentOffset.y == 3 * sectionHeight)
    stage.release()
    #expect(names.tableView.contentOffset.y == 3 * sectionHeight)
  }

  @Test func `a finger that moves over the letters scrubs and does not drag`() {
    let names = show()

    stage.press(at: place(of: 1))
    for letter in 2...6 {
      stage.advance(by: 1 / 60)
      stage.move(to: place(of: letter))
    }
    #expect(names.asked == ["B", "C", "D", "E", "F", "G"])
    #expect(names.tableView.contentOffset.y == 6 * sectionHeight)
    #expect(!names.tableView.isDragging)
    stage.move(to: CGPoint(x: 292, y: 10))
    stage.release()

    #expect(names.asked.last == "A")
    #expect(names.tableView.contentOffset.y == 0)
  }

  @Test func `the last sections stop at the end of the content`() {
    let names = show()

    stage.press(at: place(of: 9))
    stage.release()

    #expect(names.tableView.contentOffset.y == 10 * sectionHeight - 500)
  }

  @Test func `the data source may lead elsewhere or nowhere`() {
    let names = show()
    names.sectionOfTitle = { $0 == 2 ? NSNotFound : 4 }

    stage.press(at: place(of: 2))
    #expect(names.tableView.contentOffset.y == 0)
    stage.move(to: place(of: 3))
    stage.release()

    #expect(names.tableView.contentOffset.y == 4 * sectionHeight)
  }

  @Test func `cells make room for the index, headers do not`() throws {
    let names = show()
    let cell = try #require(names.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))

    #expect(cell.frame.width == 300)
    #expect(cell.contentView.frame.width == CGFloat(300 - 15))
    #expect(names.tableView.headerView(forSection: 0)?.frame.width == 300)
  }

  @Test func `the index comes with enough rows and in plain tables only`() throws {
    let names = show()
    names.tableView.sectionIndexMinimumDisplayRowCount = 51
    stage.turn()
    let cell = try #require(names.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.contentView.frame.width == 300)
    names.tableView.sectionIndexMinimumDisplayRowCount = 50
    stage.turn()
    let narrow = try #require(names.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(narrow.contentView.frame.width == CGFloat(300 - 15))

    let grouped = show(style: .grouped)
    let wide = try #require(grouped.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(wide.contentView.frame.width == 300)
  }

  @Test func `letters without room share their line with a bullet, and all can be reached`() {
    // 60 letters would need 840 of 500 points: 35 lines, 18 of them letters.
    let many = (0..<60).map { "\($0)" }
    let names = show(letters: many)

    // 35 lines are 490 points, from 5 to 495, for 60 letters.
    stage.press(at: CGPoint(x: 292, y: 6))
    for step in 1...489 {
      stage.move(to: CGPoint(x: 292, y: 5.5 + CGFloat(step)))
    }
    stage.release()

    #expect(names.asked == many)
  }
}
