import CoreGraphics
package import Foundation
package import UIKitCore

/// A view that a finger is about to touch: where, or why not.
package struct TouchTarget {
  /// Why a touch would miss a view.
  package nonisolated enum Miss: Error, CustomStringConvertible, Sendable {
    case notInWindow(view: String)
    case hidden(view: String, by: String)
    case deaf(view: String, by: String)
    case offScreen(view: String, frame: String)
    case covered(view: String, by: String)
    case ignoringEvents(view: String)

    package var description: String {
      switch self {
      case .notInWindow(let view): "A tap on \(view) would miss: it is in no visible window."
      case .hidden(let view, let cause):
        "A tap on \(view) would miss: \(cause == view ? "it" : cause) is hidden or transparent."
      case .deaf(let view, let cause):
        "A tap on \(view) would miss: user interaction of \(cause == view ? "it" : cause) is off."
      case .offScreen(let view, let frame):
        "A tap on \(view) would miss: its frame (\(frame)) is off the screen."
      case .covered(let view, let cause):
        "A tap on \(view) would miss: \(cause) is in the way."
      case .ignoringEvents(let view):
        "A tap on \(view) would miss: a transition is running, touches are ignored."
      }
    }
  }

  private let view: UIView

  package init(view: UIView) {
    self.view = view
  }

  /// The point of the screen to touch: the middle of what is seen of the view.
  package func point() throws -> CGPoint {
    let name = view.nameInMessages
    guard let window = view.window, !window.isHidden else { throw Miss.notInWindow(view: name) }
    for ancestor in sequence(first: view, next: \.superview) {
      if ancestor.isHidden || ancestor.alpha < 0.01 {
        throw Miss.hidden(view: name, by: ancestor.nameInMessages)
      }
      if !ancestor.isUserInteractionEnabled, !(ancestor === view && isDecoration) {
        throw Miss.deaf(view: name, by: ancestor.nameInMessages)
      }
    }
    let frame = view.convert(view.bounds, to: window)
    let seen = visibleFrame(frame, in: window)
    guard !seen.isEmpty else {
      throw Miss.offScreen(view: name, frame: frame.compactText)
    }
    if UIApplication.shared.isIgnoringInteractionEvents { throw Miss.ignoringEvents(view: name) }
    let middle = CGPoint(x: seen.midX, y: seen.midY)
    let onScreen = window.convert(middle, to: nil as UIWindow?)
    let hit = UIApplication.shared.viewHit(at: onScreen)
    let isReached = hit.map {
      $0.isDescendant(of: view) || isDecoration && view.isDescendant(of: $0)
    }
    guard isReached == true else {
      throw Miss.covered(view: name, by: hit.map(\.nameInMessages) ?? "nothing that takes touches")
    }
    return onScreen
  }

  /// Labels and pictures let touches through to what they stand on: that is what a finger meant.
  private var isDecoration: Bool {
    !view.isUserInteractionEnabled && (view is UILabel || view is UIImageView)
  }

  /// The part of the frame inside the screen and inside every ancestor that clips.
  private func visibleFrame(_ frame: CGRect, in window: UIWindow) -> CGRect {
    var seen = frame.intersection(window.bounds)
    for ancestor in sequence(first: view.superview, next: { $0?.superview }) {
      guard let ancestor, ancestor.clipsToBounds else { continue }
      seen = seen.intersection(ancestor.convert(ancestor.bounds, to: window))
    }
    return seen.isNull ? .zero : seen
  }
}

extension UIView {
  /// Class with identifier or label, as messages name a view.
  package var nameInMessages: String {
    let name =
      accessibilityIdentifier.map { " #\($0)" } ?? accessibilityLabel.map { " \"\($0)\"" } ?? ""
    return "\(type(of: self))\(name)"
  }
}
