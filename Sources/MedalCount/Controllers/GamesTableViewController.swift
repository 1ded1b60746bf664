import UIKit

/// Learns which games were chosen in the table.
protocol GamesTableViewControllerDelegate: AnyObject {
  func gamesTableViewController(_ controller: GamesTableViewController, didSelect games: Games)
}

/// The panel with all summer or all winter games.
final class GamesTableViewController: UITableViewController {
  private static let cellIdentifier = "GamesCell"
  private static let rowHeight: CGFloat = 60
  private static let headerHeight: CGFloat = 125

  var games: [Games] = []
  weak var delegate: GamesTableViewControllerDelegate?

  private let side: GamesTableViewCell.Side

  init(side: GamesTableViewCell.Side) {
    self.side = side
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    side = .leading
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "games"
    tableView.backgroundColor = .white
    tableView.rowHeight = Self.rowHeight
    tableView.register(GamesTableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
    tableView.tableHeaderView = makeHeader()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    games.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
    if let cell = cell as? GamesTableViewCell {
      cell.show(games[indexPath.row], flagAt: side)
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    delegate?.gamesTableViewController(self, didSelect: games[indexPath.row])
  }

  private func makeHeader() -> UIView {
    let picture = UIImageView(image: UIImage(named: side == .leading ? "summer" : "winter"))
    picture.frame = CGRect(x: 0, y: 0, width: 0, height: Self.headerHeight)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    return picture
  }
}
