import CoreGraphics
import Foundation
package import UIKitCore

/// The view tree as stable text: no addresses, numbers rounded, so that it can be a golden file.
package struct ViewTreeText {
  private let windows: [UIWindow]

  package init(windows: [UIWindow]) {
    self.windows = windows
  }

  package var text: String {
    windows.map { lines(of: $0, depth: 0).joined(separator: "\n") + "\n" }.joined()
  }

  private func lines(of view: UIView, depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    return [indent + summary(of: view)] + view.subviews.flatMap { lines(of: $0, depth: depth + 1) }
  }

  private func summary(of view: UIView) -> String {
    var parts = ["\(type(of: view))"]
    if let identifier = view.accessibilityIdentifier { parts.append("#\(identifier)") }
    if let controller = view.owningViewController { parts.append("<\(type(of: controller))>") }
    parts.append("(\(view.frame.compactText))")
    if let label = view.accessibilityLabel { parts.append("\"\(label)\"") }
    if view.isHidden { parts.append("hidden") }
    if view.alpha != 1 { parts.append("alpha=\(view.alpha.compactText)") }
    if !view.transform.isIdentity { parts.append("transformed") }
    if !view.isUserInteractionEnabled { parts.append("deaf") }
    return parts.joined(separator: " ")
  }
}
