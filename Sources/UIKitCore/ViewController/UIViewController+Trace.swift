import Foundation

/// Callbacks with their line in the trace.
extension UIViewController {
  func trace(_ callback: String, _ arguments: [String] = []) {
    UIApplication.shared.trace.add("call", self, callback, arguments)
  }

  func callWillAppear(_ animated: Bool) {
    trace("viewWillAppear", ["\(animated)"])
    viewWillAppear(animated)
  }

  func callIsAppearing(_ animated: Bool) {
    trace("viewIsAppearing", ["\(animated)"])
    viewIsAppearing(animated)
  }

  func callDidAppear(_ animated: Bool) {
    trace("viewDidAppear", ["\(animated)"])
    viewDidAppear(animated)
  }

  func callWillDisappear(_ animated: Bool) {
    trace("viewWillDisappear", ["\(animated)"])
    viewWillDisappear(animated)
  }

  func callDidDisappear(_ animated: Bool) {
    trace("viewDidDisappear", ["\(animated)"])
    viewDidDisappear(animated)
  }
}
