package import UIKitCore

/// The controllers and presentations of all windows as stable text.
///
/// One line per controller, children and presented controllers indented below; a presented one says by
/// which controller, in which style and by whom it was asked for.
package struct PresentationText {
  private let windows: [UIWindow]

  package init(windows: [UIWindow]) {
    self.windows = windows
  }

  package var text: String {
    windows.map { window in
      guard let root = window.rootViewController else { return "window without a controller\n" }
      return (["window"] + lines(of: root, depth: 1)).joined(separator: "\n") + "\n"
    }
    .joined()
  }

  private func lines(of controller: UIViewController, depth: Int) -> [String] {
    var lines = [indent(depth) + "\(type(of: controller))" + state(of: controller)]
    for child in controller.children {
      lines += self.lines(of: child, depth: depth + 1)
    }
    // A presented controller stands below the one that presents it, not below its children.
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      lines.append(indent(depth) + "presents (" + details(of: presented) + ")")
      lines += self.lines(of: presented, depth: depth + 1)
    }
    return lines
  }

  private func details(of presented: UIViewController) -> String {
    var parts = ["style=\(presented.modalPresentationStyle)"]
    if let controller = presented.activePresentationController {
      parts.append("controller=\(type(of: controller))")
      let container = controller.containerView.map { "\(type(of: $0))" } ?? "none"
      parts.append("container=\(container)")
      if controller.shouldRemovePresentersView { parts.append("removes presenter") }
    }
    let delegate = presented.transitioningDelegate.map { "\(type(of: $0))" } ?? "nil"
    parts.append("transitioningDelegate=\(delegate)")
    return parts.joined(separator: " ")
  }

  private func state(of controller: UIViewController) -> String {
    var states: [String] = []
    if !controller.isViewLoaded { states.append("view not loaded") }
    if controller.isBeingPresented { states.append("being presented") }
    if controller.isBeingDismissed { states.append("being dismissed") }
    if controller.definesPresentationContext { states.append("defines context") }
    return states.isEmpty ? "" : " [" + states.joined(separator: ", ") + "]"
  }

  private func indent(_ depth: Int) -> String {
    String(repeating: "  ", count: depth)
  }
}
