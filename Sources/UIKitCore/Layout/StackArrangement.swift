import Foundation

/// The constraints of a stack view, made from what it arranges right now.
///
/// Identifiers and the way views are tied to each other follow what UIKit's logs show.
struct StackArrangement {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private enum Priority {
    /// Proportions give way to required sizes.
    static let proportion = UILayoutPriority(999)
    /// Centers move where the least distance would not be kept.
    static let centering = UILayoutPriority(150)
    /// A stack is no larger across than its largest view, unless somebody says so.
    static let spanning = UILayoutPriority(51)
    /// Gaps and baselines that nobody decides on stay small.
    static let suppression = UILayoutPriority(49)
  }

  private let stack: UIStackView
  private let views: [UIView]
  private let visible: [UIView]
  private let container: any LayoutItem
  private let along: (start: Attribute, end: Attribute, center: Attribute, length: Attribute)
  private let across: (start: Attribute, end: Attribute, center: Attribute, length: Attribute)

  init(of stack: UIStackView) {
    self.stack = stack
    views = stack.arrangedSubviews
    visible = views.filter { !$0.isHidden }
    container = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    let horizontal = (Attribute.leading, Attribute.trailing, Attribute.centerX, Attribute.width)
    let vertical = (Attribute.top, Attribute.bottom, Attribute.centerY, Attribute.height)
    along = stack.axis == .horizontal ? horizontal : vertical
    across = stack.axis == .horizontal ? vertical : horizontal
  }

  func constraints() -> [NSLayoutConstraint] {
    guard let first = visible.first, let last = visible.last else { return hiding() }
    var constraints = [
      make("UISV-canvas-connection", first, along.start, .equal, container, along.start),
      make("UISV-canvas-connection", container, along.end, .equal, last, along.end),
    ]
    for (one, other) in zip(visible, visible.dropFirst()) {
      constraints += spacing(one, other)
    }
    constraints += distribution()
    for view in views {
      constraints += alignment(view)
    }
    if stack.alignment != .fill {
      constraints.append(spanning())
    }
    return constraints + hiding()
  }

  // MARK: - Along the axis

  private func spacing(_ one: UIView, _ other: UIView) -> [NSLayoutConstraint] {
    let gap = stack.gap(after: one)
    let usesBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    let near = usesBaselines ? Attribute.lastBaseline : along.end
    let far = usesBaselines ? Attribute.firstBaseline : along.start
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      return [make("UISV-spacing", other, far, .equal, one, near, constant: gap)]
    case .equalSpacing, .equalCentering:
      let least = make(
        "UISV-spacing",
        other,
        far,
        .greaterThanOrEqual,
        one,
        near,
        constant: gap
      )
      let smallest = make("UISV-spacing", other, far, .equal, one, near, constant: gap)
      smallest.priority = Priority.suppression
      return [least, smallest]
    }
  }

  private func distribution() -> [NSLayoutConstraint] {
    switch stack.distribution {
    case .fill:
      return []
    case .fillEqually:
      return visible.dropFirst().map {
        make("UISV-fill-equally", $0, along.length, .equal, visible[0], along.length)
      }
    case .fillProportionally:
      return proportions()
    case .equalSpacing:
      return equalDistances(along.end, along.start, .required)
    case .equalCentering:
      return equalDistances(along.center, along.center, Priority.centering)
    }
  }

  private func proportions() -> [NSLayoutConstraint] {
    let lengths = visible.map { max(0, $0.intrinsicContentSize.length(stack.axis)) }
    let total = lengths.reduce(0, +)
    let gaps = visible.dropLast().reduce(0) { $0 + stack.gap(after: $1) }
    return zip(visible, lengths).map { view, length in
      // Without any length to go by, all are alike.
      let share = total > 0 ? length / total : 1 / CGFloat(visible.count)
      let constraint = NSLayoutConstraint(
        LayoutTerm(view, along.length),
        .equal,
        LayoutTerm(container, along.length),
        multiplier: share,
        constant: -share * gaps
      )
      constraint.identifier = "UISV-fill-proportionally"
      constraint.priority = Priority.proportion
      return constraint
    }
  }

  /// Makes the distances between neighbors equal to the first one.
  private func equalDistances(
    _ near: Attribute,
    _ far: Attribute,
    _ priority: UILayoutPriority
  ) -> [NSLayoutConstraint] {
    let distances = zip(visible, visible.dropFirst()).map { one, other in
      LayoutTerm(from: LayoutTerm(one, near), to: LayoutTerm(other, far))
    }
    return distances.dropFirst().map { distance in
      let constraint = NSLayoutConstraint(distance, .equal, distances[0])
      constraint.identifier = "UISV-distributing"
      constraint.priority = priority
      return constraint
    }
  }

  /// Hidden views: no length, where the view before them ends.
  private func hiding() -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    for (index, view) in views.enumerated() where view.isHidden {
      let length = NSLayoutConstraint(LayoutTerm(view, along.length), .equal, .nothing)
      length.identifier = "UISV-hiding"
      constraints.append(length)
      if index > 0 {
        constraints.append(
          make("UISV-hiding", view, along.start, .equal, views[index - 1], along.end)
        )
      } else {
        constraints.append(make("UISV-hiding", view, along.start, .equal, container, along.start))
      }
    }
    return constraints
  }

  // MARK: - Across the axis

  private func alignment(_ view: UIView) -> [NSLayoutConstraint] {
    switch stack.alignment {
    case .fill:
      return [align(view, across.start), align(view, across.end)]
    case .leading:
      return [align(view, across.start), keepEnd(view)]
    case .trailing:
      return [align(view, across.end), keepStart(view)]
    case .center:
      return [align(view, across.center), keepStart(view), keepEnd(view)]
    case .firstBaseline, .lastBaseline:
      return baselines(view)
    }
  }

  private func align(_ view: UIView, _ attribute: Attribute) -> NSLayoutConstraint {
    make("UISV-alignment", view, attribute, .equal, container, attribute)
  }

  private func keepStart(_ view: UIView) -> NSLayoutConstraint {
    make(
      "UISV-spanning-boundary",
      view,
      across.start,
      .greaterThanOrEqual,
      container,
      across.start
    )
  }

  private func keepEnd(_ view: UIView) -> NSLayoutConstraint {
    make("UISV-spanning-boundary", container, across.end, .greaterThanOrEqual, view, across.end)
  }

  private func baselines(_ view: UIView) -> [NSLayoutConstraint] {
    let isFirst = stack.alignment == .firstBaseline
    let attribute: Attribute = isFirst ? .firstBaseline : .lastBaseline
    let edge = isFirst ? across.start : across.end
    let touching = make("UISV-alignment", view, edge, .equal, container, edge)
    touching.priority = Priority.suppression
    var constraints = [keepStart(view), keepEnd(view), touching]
    // Views in a column have no common baseline.
    if stack.axis == .horizontal, let first = visible.first, view !== first {
      constraints.append(make("UISV-alignment", view, attribute, .equal, first, attribute))
    }
    return constraints
  }

  private func spanning() -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(LayoutTerm(container, across.length), .equal, .nothing)
    constraint.identifier = "UISV-spanning-fit"
    constraint.priority = Priority.spanning
    return constraint
  }

  private func make(
    _ identifier: String,
    _ one: any LayoutItem,
    _ attribute: Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ other: any LayoutItem,
    _ otherAttribute: Attribute,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      LayoutTerm(one, attribute),
      relation,
      LayoutTerm(other, otherAttribute),
      constant: constant
    )
    constraint.identifier = identifier
    return constraint
  }
}
