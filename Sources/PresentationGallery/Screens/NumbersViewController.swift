import UIKit

/// A long list; pulling it down refreshes it.
final class NumbersViewController: UITableViewController {
  private static let cellIdentifier = "Number"
  private static let refreshTime: TimeInterval = 1

  private var numbers = Array(1...40)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Numbers"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
    tableView.accessibilityIdentifier = "numbers"
    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { [unowned self] _ in reverseSoon() }, for: .valueChanged)
    refreshControl = refresh
    if navigationController?.presentingViewController != nil {
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) }
      )
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numbers.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
    cell.textLabel?.text = "Number \(numbers[indexPath.row])"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }

  /// What a server would take its time for.
  private func reverseSoon() {
    Timer.scheduledTimer(withTimeInterval: Self.refreshTime, repeats: false) { [weak self] _ in
      self?.numbers.reverse()
      self?.tableView.reloadData()
      self?.refreshControl?.endRefreshing()
    }
  }
}
