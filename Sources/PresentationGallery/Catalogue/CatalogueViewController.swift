import UIKit

/// A list of examples; a tap on a row shows it.
final class CatalogueViewController: UITableViewController {
  private static let cellIdentifier = "Example"

  private let sections: [ExampleSection]

  init(title: String, sections: [ExampleSection]) {
    self.sections = sections
    super.init(style: .insetGrouped)
    self.title = title
  }

  required init?(coder: NSCoder) {
    sections = []
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "info.circle"),
      primaryAction: UIAction { [unowned self] _ in showAbout() }
    )
    navigationItem.rightBarButtonItem?.accessibilityIdentifier = "about"
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].examples.count
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    sections[section].title
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
    let example = example(at: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = example.title
    content.secondaryText = example.detail
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    example(at: indexPath).show(self, tableView.cellForRow(at: indexPath) ?? tableView)
  }

  private func example(at indexPath: IndexPath) -> Example {
    sections[indexPath.section].examples[indexPath.row]
  }

  /// A popover that points at the bar button and stays one on phones.
  private func showAbout() {
    let about = NoteViewController(
      text: "Every row shows one way to present. A mouse click is a tap; drag to swipe."
    )
    about.modalPresentationStyle = .popover
    about.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    about.popoverPresentationController?.delegate = NeverAdapts.shared
    present(about, animated: true)
  }
}
