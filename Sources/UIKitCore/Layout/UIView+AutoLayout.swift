import Foundation

/// Auto Layout's side of a view: what the view tells the engine of its tree, and the reverse.
extension UIView: LayoutItem {
  var layoutHost: UIView? { self }

  var layoutState: LayoutItemState {
    if let autoLayoutStorage { return autoLayoutStorage }
    let state = LayoutItemState(self)
    autoLayoutStorage = state
    return state
  }

  /// The top of the tree; it owns the engine.
  var layoutRoot: UIView {
    var root = self
    while let superview = root.superview {
      root = superview
    }
    return root
  }

  /// The engine of the tree; nil while no view below this one has anything to do with constraints.
  var constraintEngine: LayoutEngine? {
    guard layoutFlags.subtreeUsesAutoLayout else { return nil }
    let state = layoutRoot.layoutState
    if let engine = state.rootEngine { return engine }
    let engine = LayoutEngine(root: layoutRoot)
    state.rootEngine = engine
    return engine
  }

  /// Marks this view and its ancestors as worth looking at when constraints are collected.
  func markUsesAutoLayout() {
    var view: UIView? = self
    while let current = view, !current.layoutFlags.subtreeUsesAutoLayout {
      current.layoutFlags.subtreeUsesAutoLayout = true
      view = current.superview
    }
  }

  /// Called on the root of a tree: its next layout pass must ask the engine.
  func noteConstraintsChanged() {
    layoutFlags.subtreeNeedsLayout = true
    UIApplication.noteLayoutNeeded()
  }

  /// Takes over what was changed since the last solution and marks the views that it moves.
  func solveConstraints() {
    constraintEngine?.update()
  }

  // MARK: - Called by UIView

  func baseUpdateConstraints() {}

  var translatesAutoresizingMask: Bool {
    get { autoLayoutStorage?.translatesAutoresizingMask ?? true }
    set {
      guard newValue != translatesAutoresizingMask else { return }
      layoutState.translatesAutoresizingMask = newValue
      if !newValue { markUsesAutoLayout() }
      if let entry = layoutState.currentEntry {
        entry.needsRebuild = true
        entry.engine?.queue(entry)
      } else if !newValue {
        if let engine = layoutRoot.autoLayoutStorage?.rootEngine {
          engine.collectItem(layoutState)
        } else {
          layoutRoot.noteConstraintsChanged()
        }
      }
    }
  }

  func intrinsicContentSizeDidChange() {
    if let entry = autoLayoutStorage?.currentEntry {
      entry.needsContentSize = true
      entry.engine?.queue(entry)
    }
    queueDependents()
    (superview as? UIStackView)?.arrangedContentDidChange()
  }

  func huggingPriority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayoutStorage?.huggingPriorities[axis] ?? .defaultLow
  }

  func setHuggingPriority(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard priority != huggingPriority(axis) else { return }
    layoutState.huggingPriorities[axis] = priority
    contentPrioritiesDidChange()
  }

  func compressionPriority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayoutStorage?.compressionPriorities[axis] ?? .defaultHigh
  }

  func setCompressionPriority(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard priority != compressionPriority(axis) else { return }
    layoutState.compressionPriorities[axis] = priority
    contentPrioritiesDidChange()
  }

  private func contentPrioritiesDidChange() {
    guard let entry = autoLayoutStorage?.currentEntry else { return }
    entry.needsRebuild = true
    entry.engine?.queue(entry)
  }

  func autoLayoutGeometryDidChange() {
    guard let state = autoLayoutStorage else { return }
    let hasMovedContent = bounds.origin != state.boundsOrigin
    if hasMovedContent {
      state.boundsOrigin = bounds.origin
      queueDependents()
    }
    for guide in state.orderedSystemGuides
    where hasMovedContent || guide.systemKind == .readableContent {
      queueGuide(guide)
    }
    guard let entry = state.currentEntry, let engine = entry.engine else { return }
    if bounds.size != entry.boundsSize {
      entry.boundsSize = bounds.size
      queueAutoresizedSubviews(engine)
    }
    if state.translatesAutoresizingMask || entry.isRoot {
      engine.queue(entry)
    }
  }

  /// Has the constants worked out again that depend on where this view's content or text is.
  private func queueDependents() {
    guard let state = autoLayoutStorage, !state.dependents.isEmpty else { return }
    // Those that went with their view were never told to forget.
    state.dependents.removeAll { !$0.isActive }
    for constraint in state.dependents {
      constraint.installation?.engine?.queueGeometry(of: constraint)
    }
  }

  /// How subviews share further growth may depend on what is left of this view.
  private func queueAutoresizedSubviews(_ engine: LayoutEngine) {
    for subview in subviews where !subview.autoresizingMask.isEmpty {
      if let entry = subview.autoLayoutStorage?.currentEntry, entry.shares != nil {
        engine.queue(entry)
      }
    }
  }

  func safeAreaGuideDidChange() {
    queueGuides([.safeArea, .topSupport, .bottomSupport, .keyboard])
  }

  func readableContentGuideMayHaveChanged() {
    queueGuides([.readableContent])
  }

  func keyboardGuideDidChange() {
    queueGuides([.keyboard])
  }

  func layoutMarginsGuideDidChange() {
    queueGuides([.layoutMargins, .readableContent])
  }

  private func queueGuides(_ kinds: [SystemGuideKind]) {
    guard let guides = autoLayoutStorage?.systemGuides, !guides.isEmpty else { return }
    for kind in kinds {
      if let guide = guides[kind] { queueGuide(guide) }
    }
  }

  private func queueGuide(_ guide: UILayoutGuide) {
    guard let entry = guide.layoutState.currentEntry else { return }
    entry.engine?.queue(entry)
  }

  /// Leading and trailing are other sides now: the constraints that speak of them for this view are
  /// installed anew.
  func layoutDirectionDidChange() {
    if let margins = environment.directionalMargins {
      customLayoutMargins = margins.resolved(isRightToLeft: isRightToLeft)
    }
    setNeedsLayout()
    setNeedsDisplay()
    guard let state = autoLayoutStorage else { return }
    for constraint in state.dependents
    where constraint.isActive && constraint.speaksOfDirection
      && constraint.first.item?.layoutHost === self
    {
      constraint.installation?.engine?.reinstall(constraint)
    }
  }
}

extension NSLayoutConstraint {
  fileprivate var speaksOfDirection: Bool {
    let attributes = [
      first.attribute, second.attribute, first.originAttribute, second.originAttribute,
    ]
    return attributes.contains(where: \.isDirectional)
  }
}
