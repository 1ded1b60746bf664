import Foundation
import UIKit

/// A controller that logs its callbacks under its name.
class Probe: UIViewController {
  let name: String
  let log: CallLog
  /// Objects that live as long as the controller, such as its transitioning delegate.
  var keeps: [AnyObject] = []
  /// The size that the view is loaded at; nil for UIKit's choice.
  var loadedSize: CGSize?
  var onDidLoad: (() -> Void)?
  var onWillAppear: (() -> Void)?
  var onDidAppear: (() -> Void)?
  var onDidDisappear: (() -> Void)?
  var onSizeChange: ((CGSize, any UIViewControllerTransitionCoordinator) -> Void)?
  var onTraitChange: (() -> Void)?
  var onPrepare: ((UIStoryboardSegue) -> Void)?

  init(_ name: String, log: CallLog = CallLog()) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("Probes are made in code.")
  }

  private func note(_ line: String) {
    log.add("\(name).\(line)")
  }

  override func loadView() {
    if let loadedSize {
      view = UIView(frame: CGRect(origin: .zero, size: loadedSize))
    } else {
      super.loadView()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("didLoad")
    onDidLoad?()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear(\(animated))")
    onWillAppear?()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear(\(animated))")
    onDidAppear?()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear(\(animated))")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear(\(animated))")
    onDidDisappear?()
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("size(\(rounded(size.width)) x \(rounded(size.height)))")
    onSizeChange?(size, coordinator)
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("traits(\(newCollection.verticalSizeClass))")
    onTraitChange?()
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    note("traitsDidChange(\(traitCollection.verticalSizeClass))")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    note("prepare")
    onPrepare?(segue)
  }
}

/// A length in points with three decimals, as the scenarios print it.
func rounded(_ length: CGFloat) -> CGFloat {
  (length * 1000).rounded() / 1000
}
