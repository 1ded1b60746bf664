import Foundation
import UIKit

/// A controller that logs its callbacks under its name.
class ProbeController: UIViewController {
  let name: String
  let log: CallLog
  var onDidLoad: (() -> Void)?
  var onWillAppear: (() -> Void)?
  var onDidAppear: (() -> Void)?
  var onDidDisappear: (() -> Void)?
  var onSizeTransition: ((CGSize, any UIViewControllerTransitionCoordinator) -> Void)?

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

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("isAppearing(\(animated))")
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
    super.viewWillTransition(to: size, with: coordinator)
    note("willTransition(\(size.width), \(size.height))")
    onSizeTransition?(size, coordinator)
  }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    note("willTransition(\(newCollection.verticalSizeClass))")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    note("traitsDidChange(\(traitCollection.verticalSizeClass))")
  }
}

/// The presenting side, named so that traces read well.
final class Root: ProbeController {}

/// The presented side, named so that traces read well.
final class Sheet: ProbeController {}
