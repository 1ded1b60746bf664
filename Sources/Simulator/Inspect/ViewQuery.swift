package import UIKitCore

/// Finds views by accessibility identifier (`#identifier`) or by label, as a user names them.
///
/// A label is the accessibility label or, where none is set, the text that the view shows.
package struct ViewQuery {
  /// Why a query found no single view.
  package nonisolated enum Failure: Error, CustomStringConvertible, Sendable {
    case nothingMatches(query: String, candidates: [String])
    case several(query: String, count: Int)

    package var description: String {
      switch self {
      case .nothingMatches(let query, let candidates):
        candidates.isEmpty
          ? "No view is named \(query); no view on the screen has a name."
          : "No view is named \(query); there are \(candidates.joined(separator: ", "))."
      case .several(let query, let count):
        "\(count) views are named \(query); give the one that is meant an accessibility identifier."
      }
    }
  }

  private let text: String

  package init(_ text: String) {
    self.text = text
  }

  /// The one visible view that matches; of nested matches the outermost that takes touches.
  package func single(in windows: [UIWindow]) throws -> UIView {
    let matches = matches(in: windows)
    let outermost = matches.filter { view in
      !matches.contains { $0 !== view && view.isDescendant(of: $0) && takesTouches($0) }
    }
    let touchable = outermost.filter(takesTouches)
    let best = touchable.isEmpty ? outermost : touchable
    switch best.count {
    case 1: return best[0]
    case 0: throw Failure.nothingMatches(query: quoted, candidates: names(in: windows))
    default: return try frontmost(of: best)
    }
  }

  /// Every visible view that matches, back to front.
  package func matches(in windows: [UIWindow]) -> [UIView] {
    visibleViews(in: windows).filter(isMatch)
  }

  private var quoted: String {
    text.hasPrefix("#") ? text : "\"\(text)\""
  }

  private func isMatch(_ view: UIView) -> Bool {
    if text.hasPrefix("#") { return view.accessibilityIdentifier == String(text.dropFirst()) }
    return view.accessibilityLabel == text
  }

  private func takesTouches(_ view: UIView) -> Bool {
    view.isUserInteractionEnabled
  }

  /// Of equally named views, the only one that a touch would reach; else an error.
  private func frontmost(of views: [UIView]) throws -> UIView {
    let reachable = views.filter { (try? TouchTarget(view: $0).point()) != nil }
    guard reachable.count == 1 else {
      throw Failure.several(query: quoted, count: views.count)
    }
    return reachable[0]
  }

  private func names(in windows: [UIWindow]) -> [String] {
    var seen: Set<String> = []
    return visibleViews(in: windows).compactMap { view in
      let name =
        view.accessibilityIdentifier.map { "#\($0)" } ?? view.accessibilityLabel.map { "\"\($0)\"" }
      guard let name, seen.insert(name).inserted else { return nil }
      return name
    }
  }

  private func visibleViews(in windows: [UIWindow]) -> [UIView] {
    windows.flatMap { visibleTree($0) }
  }

  private func visibleTree(_ view: UIView) -> [UIView] {
    view.isHidden ? [] : [view] + view.subviews.flatMap { visibleTree($0) }
  }
}
