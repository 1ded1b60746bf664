import ProsceniumTesting
import UIKit

/// Tables of more and more self-sizing rows: what a frame of scrolling costs.
enum TableGrowth {
  private static let sizes = [100, 1_000, 10_000]
  private static let frames = 300
  /// Points a frame: fast scrolling.
  private static let step: CGFloat = 9
  private static let runs = 5

  static func run() {
    var table = Table(
      "A table of self-sizing rows, scrolled \(Int(step)) points a frame for \(frames) frames",
      columns: ["rows", "first layout", "a frame (layout)", "a frame (with drawing)"]
    )
    for size in sizes {
      var firsts: [Double] = []
      var layouts: [Double] = []
      var pictures: [Double] = []
      for _ in 0..<runs {
        let stage = Stage(size: CGSize(width: 375, height: 667))
        let controller = RowsController(count: size)
        firsts.append(Stopwatch.seconds { stage.show(controller) })
        layouts.append(scroll(controller.tableView, on: stage) {})
        pictures.append(scroll(controller.tableView, on: stage) { _ = stage.snapshot() })
      }
      table.add(
        ["\(size)"] + [firsts, layouts, pictures].map { Stopwatch.text(Stopwatch.least(of: $0)) }
      )
    }
    table.show()
  }

  private static func scroll(
    _ table: UITableView,
    on stage: Stage,
    _ afterFrame: () -> Void
  ) -> Double {
    let time = Stopwatch.seconds {
      for _ in 0..<frames {
        table.contentOffset.y += step
        stage.turn()
        afterFrame()
      }
    }
    return time / Double(frames)
  }
}

/// A table of rich rows.
private final class RowsController: UITableViewController {
  private final class RowCell: UITableViewCell {
    private(set) var row: RichRow?

    func show(_ index: Int) {
      guard let row else {
        let row = RichRow(index)
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        NSLayoutConstraint.activate([
          row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          row.topAnchor.constraint(equalTo: contentView.topAnchor),
          row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
        self.row = row
        return
      }
      row.title.text = "Row \(index)"
      row.detail.text = RichRow.text(index)
    }
  }

  private let count: Int

  init(count: Int) {
    self.count = count
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(RowCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? RowCell)?.show(indexPath.row)
    return cell
  }
}
