import ProsceniumTesting
import UIKit

/// A table whose cells say how high they are, more than the table expects.
final class TallRows: UITableViewController {
  private final class TallCell: UITableViewCell {
    private lazy var height = contentView.heightAnchor.constraint(equalToConstant: 0)

    func show(height: CGFloat) {
      self.height.constant = height
      self.height.isActive = true
    }
  }

  let count: Int
  let height: (Int) -> CGFloat

  init(count: Int, height: @escaping (Int) -> CGFloat) {
    self.count = count
    self.height = height
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.separatorStyle = .none
    tableView.register(TallCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? TallCell)?.show(height: height(indexPath.row))
    return cell
  }
}
