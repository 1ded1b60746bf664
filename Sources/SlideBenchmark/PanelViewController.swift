import UIKit

/// The panel: a title above a table.
final class PanelViewController: UIViewController {
  private static let headerHeight: CGFloat = 64
  private static let titleSize: CGFloat = 20
  private static let titleLeft: CGFloat = 16
  private static let rowHeight: CGFloat = 44
  private static let cities = [
    "Athens", "Paris", "St. Louis", "London", "Stockholm", "Antwerp", "Amsterdam", "Los Angeles",
    "Berlin", "Helsinki", "Melbourne", "Rome",
  ]

  let tableView = UITableView(frame: .zero, style: .plain)
  private let header = UIView()
  private let titleLabel = UILabel()
  private let settings: BenchmarkSettings

  init(settings: BenchmarkSettings) {
    self.settings = settings
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let unit = settings.unit
    view.backgroundColor = .white
    tableView.backgroundColor = .white
    tableView.separatorStyle = .none
    tableView.rowHeight = Self.rowHeight * unit
    tableView.dataSource = self
    tableView.register(PanelCell.self, forCellReuseIdentifier: PanelCell.identifier)
    header.backgroundColor = SceneColor.back
    titleLabel.text = "Games"
    titleLabel.font = .systemFont(ofSize: Self.titleSize * unit)
    titleLabel.textColor = SceneColor.ink
    header.addSubview(titleLabel)
    view.addSubview(tableView)
    view.addSubview(header)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let top = Self.headerHeight * settings.unit
    let left = Self.titleLeft * settings.unit
    header.frame = CGRect(x: 0, y: 0, width: size.width, height: top)
    titleLabel.frame = CGRect(x: left, y: 0, width: size.width - left, height: top)
    tableView.frame = CGRect(x: 0, y: top, width: size.width, height: size.height - top)
  }
}

extension PanelViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    settings.rows
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: PanelCell.identifier,
      for: indexPath
    )
    if let cell = cell as? PanelCell {
      let row = indexPath.row
      cell.fill(
        name: "\(Self.cities[row % Self.cities.count]) \(row + 1)",
        count: row * 7 % 100,
        unit: settings.unit
      )
    }
    return cell
  }
}
