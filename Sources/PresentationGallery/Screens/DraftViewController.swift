import UIKit

/// A form that keeps its sheet open while there are changes, and asks what to do with them.
final class DraftViewController: UIViewController {
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Draft"
    view.backgroundColor = .systemGroupedBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [unowned self] _ in closeOrAsk() }
    )
    let save = UIBarButtonItem(
      systemItem: .save,
      primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) }
    )
    save.isEnabled = false
    navigationItem.rightBarButtonItem = save
    setUpField()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.presentationController?.delegate = self
  }

  private var hasChanges: Bool { field.text?.isEmpty == false }

  private func setUpField() {
    field.placeholder = "Write something"
    field.borderStyle = .roundedRect
    field.accessibilityIdentifier = "draft"
    field.addAction(UIAction { [unowned self] _ in textDidChange() }, for: .editingChanged)
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      field.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  private func textDidChange() {
    navigationController?.isModalInPresentation = hasChanges
    navigationItem.rightBarButtonItem?.isEnabled = hasChanges
  }

  private func closeOrAsk() {
    guard hasChanges else {
      dismiss(animated: true)
      return
    }
    let question = UIAlertController(
      title: nil,
      message: "There are changes that are not saved.",
      preferredStyle: .actionSheet
    )
    question.addAction(
      UIAlertAction(title: "Discard Changes", style: .destructive) { [unowned self] _ in
        dismiss(animated: true)
      }
    )
    question.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
    question.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
    present(question, animated: true)
  }
}

extension DraftViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    closeOrAsk()
  }
}
