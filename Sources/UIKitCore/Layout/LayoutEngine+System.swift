import ConstraintSolver
import Foundation

/// The constraints that the system gives an item: its frame, its content's size, a guide's place.
extension LayoutEngine {
  func installSystemConstraints(_ entry: LayoutEntry) {
    hasNewStructure = true
    entry.needsRebuild = false
    if let guide = entry.state.item as? UILayoutGuide {
      installGuide(guide, entry)
    } else if let view = entry.state.view {
      installView(view, entry)
    }
  }

  func removeSystemConstraints(of entry: LayoutEntry) {
    for constraint in entry.systemConstraints {
      removeFromSolver(constraint.id)
    }
    entry.systemConstraints.removeAll()
    entry.shares = nil
    entry.contentSize = nil
    entry.isNarrowed = false
    entry.keepsWidth = false
    entry.naturalSize = nil
    entry.wrappedSize = nil
    entry.isWrapping = false
  }

  // MARK: - Keeping up

  /// Works out what changed of the queued entries.
  ///
  /// Returns those to be built anew.
  func refreshQueuedEntries() -> [LayoutEntry] {
    let entries = queuedEntries
    queuedEntries.removeAll(keepingCapacity: true)
    var rebuilt: [LayoutEntry] = []
    for entry in entries {
      entry.isQueued = false
      refresh(entry)
      if entry.needsRebuild {
        removeSystemConstraints(of: entry)
        rebuilt.append(entry)
      }
    }
    let constraints = queuedGeometry
    queuedGeometry.removeAll(keepingCapacity: true)
    for constraint in constraints {
      geometryDidChange(of: constraint)
    }
    return rebuilt
  }

  private func refresh(_ entry: LayoutEntry) {
    guard !entry.needsRebuild, let item = entry.state.item else { return }
    if let view = item as? UIView, entry.shares != nil, entry.shares != shares(of: view) {
      entry.needsRebuild = true
      return
    }
    if entry.needsContentSize, let view = item as? UIView {
      entry.needsContentSize = false
      entry.naturalSize = nil
      entry.wrappedSize = nil
      let size = view.intrinsicContentSize
      if size.metrics != entry.contentSize?.metrics {
        entry.needsRebuild = true
        return
      }
      entry.isNarrowed = false
      entry.keepsWidth = false
      entry.contentSize = size
      queueWrap(of: entry)
    }
    for index in entry.systemConstraints.indices {
      let constraint = entry.systemConstraints[index]
      let constant = constant(for: constraint.role, entry, item)
      guard constant != constraint.constant else { continue }
      entry.systemConstraints[index].constant = constant
      constantChanges.append((constraint.id, constant))
    }
  }

  // MARK: - Building

  private func installView(_ view: UIView, _ entry: LayoutEntry) {
    if view === root {
      if !isFitting && view.translatesAutoresizingMask {
        addSystem(.rootSize(.horizontal), entry)
        addSystem(.rootSize(.vertical), entry)
        return
      }
    } else if view.translatesAutoresizingMask {
      entry.shares = shares(of: view)
      for part in AutoresizingPart.allCases {
        addSystem(.autoresizing(part), entry)
      }
      return
    }
    let size = view.intrinsicContentSize
    entry.contentSize = size
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where size.has(axis) {
      let hugging = view.contentHuggingPriority(for: axis)
      let compression = view.contentCompressionResistancePriority(for: axis)
      if hugging == .required || compression == .required {
        addSystem(.compression(axis), entry, Strength(compression), .greaterThanOrEqual)
        addSystem(.hugging(axis), entry, Strength(hugging), .lessThanOrEqual)
      } else {
        addSystem(
          .content(axis),
          entry,
          .weighted(hugging.rawValue),
          shortfallPriority: compression.rawValue
        )
      }
    }
    if view is any WidthDependentContent {
      startWrapping(entry)
    }
  }

  private func installGuide(_ guide: UILayoutGuide, _ entry: LayoutEntry) {
    guard let kind = guide.systemKind else { return }
    let edges: [GuideEdge] = kind == .scrollContent ? [.left, .top] : GuideEdge.allCases
    for edge in edges {
      addSystem(.guide(edge), entry)
    }
  }

  func addSystem(
    _ role: LayoutEntry.Role,
    _ entry: LayoutEntry,
    _ strength: Strength = .required,
    _ relation: LinearConstraint.Relation = .equal,
    shortfallPriority: Float? = nil
  ) {
    guard let item = entry.state.item else { return }
    var expression = systemExpression(for: role, entry, item)
    let constant = constant(for: role, entry, item)
    expression.constant = constant
    let linear = LinearConstraint(
      expression,
      relation,
      strength: strength,
      shortfallPriority: shortfallPriority
    )
    let (id, _) = add(linear, owner: .system(entry, role))
    entry.systemConstraints.append(
      LayoutEntry.SystemConstraint(id: id, role: role, constant: constant)
    )
  }

  // MARK: - Expressions

  func systemExpression(
    for role: LayoutEntry.Role,
    _ entry: LayoutEntry,
    _ item: any LayoutItem
  ) -> LinearExpression {
    var expression = LinearExpression()
    switch role {
    case .autoresizing(let part):
      let axis: NSLayoutConstraint.Axis =
        part == .minX || part == .width ? .horizontal : .vertical
      let variables = entry.variable(along: axis)
      let isStart = part == .minX || part == .minY
      expression.add(isStart ? variables.start : variables.length)
      let share = Double(entry.shares?[part] ?? 0)
      if share != 0, let superview = item.layoutHost?.superview {
        expression.add(self.entry(for: superview).variable(along: axis).length, times: -share)
      }
    case .rootSize(let axis), .content(let axis), .hugging(let axis), .compression(let axis),
      .fitting(let axis):
      expression.add(entry.variable(along: axis).length)
    case .exercise(let part):
      expression.add(entry.variables[part])
    case .guide(let edge):
      guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { break }
      addGuideEdge(edge, guide, owner, entry, to: &expression)
    }
    return expression
  }

  private func addGuideEdge(
    _ edge: GuideEdge,
    _ guide: UILayoutGuide,
    _ owner: UIView,
    _ entry: LayoutEntry,
    to expression: inout LinearExpression
  ) {
    let axis: NSLayoutConstraint.Axis =
      edge == .left || edge == .right ? .horizontal : .vertical
    let variables = entry.variable(along: axis)
    if guide.systemKind?.heightEdge == edge {
      expression.add(variables.length)
      return
    }
    expression.add(variables.start)
    if edge == .right || edge == .bottom {
      expression.add(variables.length)
      expression.add(self.entry(for: owner).variable(along: axis).length, times: -1)
    }
  }

  private func constant(
    for role: LayoutEntry.Role,
    _ entry: LayoutEntry,
    _ item: any LayoutItem
  ) -> Double {
    switch role {
    case .autoresizing(let part):
      guard let view = item as? UIView else { return 0 }
      let value = view.layoutAlignmentRect[part]
      let share = entry.shares?[part] ?? 0
      let superviewRect = view.superview?.layoutAlignmentRect ?? .zero
      let isHorizontal = part == .minX || part == .width
      let growth = share * (isHorizontal ? superviewRect.width : superviewRect.height)
      return Double(growth - value)
    case .rootSize(let axis):
      let rect = (item as? UIView)?.layoutAlignmentRect ?? .zero
      return -Double(axis == .horizontal ? rect.width : rect.height)
    case .content(let axis), .hugging(let axis), .compression(let axis):
      return -Double(entry.contentSize?.length(axis) ?? 0)
    case .fitting(let axis):
      return -Double(fittingTarget.length(axis))
    case .exercise:
      return entry.exerciseCount % 2 == 1 ? -exercisedOffset : 0
    case .guide(let edge):
      guard let guide = item as? UILayoutGuide, let kind = guide.systemKind,
        let owner = guide.owningView
      else { return 0 }
      return Double(owner.guideConstant(kind, edge))
    }
  }

  private func shares(of view: UIView) -> AutoresizingShares {
    guard let superview = view.superview, superview.autoresizesSubviews,
      !view.autoresizingMask.isEmpty
    else { return .none }
    return AutoresizingShares(
      mask: view.autoresizingMask,
      frame: view.layoutFrame,
      superviewSize: superview.bounds.size
    )
  }
}

extension CGSize {
  func length(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? width : height
  }

  /// Whether an intrinsic size says something about an axis.
  func has(_ axis: NSLayoutConstraint.Axis) -> Bool {
    length(axis) != UIView.noIntrinsicMetric
  }

  fileprivate var metrics: [Bool] { [has(.horizontal), has(.vertical)] }
}

extension LayoutEntry.Variables {
  fileprivate subscript(part: AutoresizingPart) -> Variable {
    switch part {
    case .minX: minX
    case .minY: minY
    case .width: width
    case .height: height
    }
  }
}

extension CGRect {
  fileprivate subscript(part: AutoresizingPart) -> CGFloat {
    switch part {
    case .minX: minX
    case .minY: minY
    case .width: width
    case .height: height
    }
  }
}
