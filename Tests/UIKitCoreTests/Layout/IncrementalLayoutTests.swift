import Testing
import UIKit

@testable import UIKitCore

/// The engine that lives with its tree against one made afresh: both must find the same frames.
struct IncrementalLayoutTests {
  @Test(arguments: 0..<200) func `changes lead to the same frames as starting over`(seed: Int) {
    let screen = Screen(400, 600)
    var play = RandomLayout(seed: UInt64(seed), screen: screen)

    for step in 0..<25 {
      let action = play.change()
      screen.layOut()

      let differences = play.differences()
      #expect(differences.isEmpty, "after \(action), step \(step): \(differences)")
      if !differences.isEmpty { return }
    }
  }
}

/// A window whose views and constraints change at random.
struct RandomLayout {
  private let screen: Screen
  private var state: UInt64
  private var views: [UIView] = []
  private var constraints: [NSLayoutConstraint] = []

  init(seed: UInt64, screen: Screen) {
    self.screen = screen
    state = seed
    for _ in 0..<5 {
      addView()
    }
    for _ in 0..<8 {
      addConstraint()
    }
  }

  /// Makes one random change and says which.
  mutating func change() -> String {
    switch below(12) {
    case 0:
      addView()
      return "adding a view"
    case 1 where views.count > 3:
      let view = views.remove(at: below(views.count))
      views.removeAll { $0.isDescendant(of: view) }
      view.removeFromSuperview()
      constraints.removeAll { !$0.isActive }
      if views.isEmpty { addView() }
      return "removing a view"
    case 2:
      let view = views[below(views.count)]
      let target = container()
      guard !target.isDescendant(of: view) else { return "nothing" }
      target.addSubview(view)
      constraints.removeAll { !$0.isActive }
      return "moving a view"
    case 3, 4:
      addConstraint()
      return "adding a constraint"
    case 5 where !constraints.isEmpty:
      constraints.remove(at: below(constraints.count)).isActive = false
      return "removing a constraint"
    case 6 where !constraints.isEmpty, 7 where !constraints.isEmpty:
      constraints[below(constraints.count)].constant = CGFloat(below(200)) - 50
      return "a new constant"
    case 8 where !constraints.isEmpty:
      constraints[below(constraints.count)].priority = priority()
      return "a new priority"
    case 9:
      if let content = views[below(views.count)] as? Content {
        content.size = CGSize(width: below(120), height: below(80))
      }
      return "a new content size"
    case 10:
      let view = views[below(views.count)]
      guard view.translatesAutoresizingMaskIntoConstraints else {
        view.translatesAutoresizingMaskIntoConstraints = true
        return "turning translation on"
      }
      view.frame = area(
        CGFloat(below(200)),
        CGFloat(below(200)),
        CGFloat(below(200)),
        CGFloat(below(200))
      )
      return "a new frame"
    default:
      screen.window.frame = area(0, 0, CGFloat(300 + below(300)), CGFloat(300 + below(300)))
      return "a new window size"
    }
  }

  /// Values of the tree's engine that a fresh one finds too but different, for variables that both
  /// take to be determined.
  func differences() -> [String] {
    guard let engine = screen.window.constraintEngine else { return [] }
    let fresh = LayoutEngine(root: screen.window, isFitting: true)
    let root = fresh.entry(for: screen.window)
    fresh.addSystem(.rootSize(.horizontal), root)
    fresh.addSystem(.rootSize(.vertical), root)
    fresh.update()
    var differences: [String] = []
    for (index, view) in views.enumerated() {
      guard let entry = view.layoutState.currentEntry, entry.engine === engine,
        let other = fresh.existingEntry(for: view)
      else { continue }
      for (one, two) in zip(entry.variables.all, other.variables.all)
      where engine.solver.isDetermined(one) && fresh.solver.isDetermined(two) {
        let (value, expected) = (engine.solver.value(of: one), fresh.solver.value(of: two))
        if abs(value - expected) > 1e-6 {
          differences.append("view \(index): \(value) instead of \(expected)")
        }
      }
    }
    return differences
  }

  private mutating func addView() {
    let view: UIView
    if below(3) == 0 {
      view = Content(size: CGSize(width: 10 + below(100), height: 10 + below(50)))
    } else {
      view = UIView(frame: area(CGFloat(below(100)), CGFloat(below(100)), 50, 50))
    }
    view.translatesAutoresizingMaskIntoConstraints = below(3) == 0
    view.autoresizingMask = mask()
    container().addSubview(view)
    views.append(view)
  }

  private mutating func container() -> UIView {
    views.isEmpty || below(2) == 0 ? screen.window : views[below(views.count)]
  }

  private mutating func addConstraint() {
    let horizontal: [NSLayoutConstraint.Attribute] = [.left, .right, .centerX]
    let vertical: [NSLayoutConstraint.Attribute] = [.top, .bottom, .centerY]
    let sizes: [NSLayoutConstraint.Attribute] = [.width, .height]
    let family = [horizontal, vertical, sizes][below(3)]
    let relation: NSLayoutConstraint.Relation =
      [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][below(4)]
    let first = views[below(views.count)]
    let isConstant = family == sizes && below(2) == 0
    let second = isConstant ? nil : (below(3) == 0 ? screen.window : views[below(views.count)])
    if second === first { return }
    let constraint = NSLayoutConstraint(
      item: first,
      attribute: family[below(family.count)],
      relatedBy: relation,
      toItem: second,
      attribute: second == nil ? .notAnAttribute : family[below(family.count)],
      multiplier: family == sizes ? [1, 0.5, 2][below(3)] : 1,
      constant: CGFloat(below(150))
    )
    constraint.priority = priority()
    constraint.isActive = true
    constraints.append(constraint)
  }

  /// At most one flexible part an axis: shares of several change with every rounding of frames.
  private mutating func mask() -> UIView.AutoresizingMask {
    let horizontal: [UIView.AutoresizingMask] = [
      [], .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin,
    ]
    let vertical: [UIView.AutoresizingMask] = [
      [], .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin,
    ]
    return [horizontal[below(4)], vertical[below(4)]]
  }

  /// Never required: a random system would contradict itself.
  private mutating func priority() -> UILayoutPriority {
    UILayoutPriority([999, 750, 700, 500, 250, 100][below(6)])
  }

  private mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }
}
