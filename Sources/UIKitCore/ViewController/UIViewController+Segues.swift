/// Segues: made from templates, prepared, performed.
extension UIViewController {
  func performSegueByCode(_ identifier: String, sender: Any?) {
    guard let template = segueTemplates[identifier] else {
      preconditionFailure(
        "Receiver (\(logName(self))) has no segue with identifier '\(identifier)'"
      )
    }
    perform(template.make(self), sender: sender)
  }

  /// What a control connected to a segue does: asks first, then prepares and performs.
  package func triggerSegue(_ identifier: String, sender: Any?) {
    let allows = shouldPerformSegue(withIdentifier: identifier, sender: sender)
    UIApplication.shared.trace.add(
      "ask",
      self,
      "shouldPerformSegue",
      ["\"\(identifier)\""],
      answer: "\(allows)"
    )
    guard allows else { return }
    performSegueByCode(identifier, sender: sender)
  }

  private func perform(_ segue: UIStoryboardSegue, sender: Any?) {
    trace("prepare", ["for: \(segue.identifier ?? "segue") to \(traceName(segue.destination))"])
    prepare(for: segue, sender: sender)
    segue.perform()
  }
}
