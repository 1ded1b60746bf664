import UIKit

/// A controller that writes its appearance callbacks into a common log.
final class LoggedController: UIViewController {
  let name: String
  let log: AppearanceLog

  init(_ name: String, _ log: AppearanceLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.note("\(name).didLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.note("\(name).willAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.note("\(name).didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.note("\(name).willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.note("\(name).didDisappear")
  }
}

/// Calls in order.
final class AppearanceLog {
  private(set) var calls: [String] = []

  func note(_ call: String) { calls.append(call) }
  func clear() { calls = [] }
}
