/// What joining and leaving a tree means for constraints.
extension UIView {
  /// The view is about to leave `old`, with everything below it.
  func autoLayoutHierarchyWillChange(from old: UIView?, to new: UIView?) {
    guard layoutFlags.subtreeUsesAutoLayout, let old else { return }
    for ancestor in sequence(first: old, next: \.superview) {
      guard let constraints = ancestor.autoLayoutStorage?.constraints else { continue }
      for constraint in constraints where constraint.mentions(subtreeOf: self) {
        ancestor.release(constraint)
      }
    }
    let root = old.layoutRoot
    guard let engine = root.autoLayoutStorage?.rootEngine else { return }
    if engine.isCheaperToRebuild(without: self) {
      root.autoLayoutStorage?.rootEngine = nil
      root.noteConstraintsChanged()
    } else {
      engine.remove(subtree: self)
    }
  }

  func autoLayoutHierarchyDidChange(from old: UIView?, to new: UIView?) {
    guard layoutFlags.subtreeUsesAutoLayout else { return }
    // Its constraints are now the business of the new tree's engine, if there is one.
    autoLayoutStorage?.rootEngine = nil
    guard let new else { return }
    new.markUsesAutoLayout()
    let root = new.layoutRoot
    if let engine = root.autoLayoutStorage?.rootEngine {
      engine.collect(self)
    } else {
      root.noteConstraintsChanged()
    }
  }

  func hold(_ constraint: NSLayoutConstraint) {
    layoutState.constraints.append(constraint)
    constraint.holder = self
    constraint.noteDependence()
    markUsesAutoLayout()
    for item in constraint.items {
      item.layoutHost?.markUsesAutoLayout()
    }
    let root = layoutRoot
    if let engine = root.autoLayoutStorage?.rootEngine {
      engine.queue(constraint)
    } else {
      root.noteConstraintsChanged()
    }
  }

  func release(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self, let state = autoLayoutStorage else { return }
    constraint.installation?.engine?.uninstall(constraint)
    constraint.installation = nil
    constraint.forgetDependence()
    constraint.holder = nil
    if let index = state.constraints.lastIndex(where: { $0 === constraint }) {
      state.constraints.remove(at: index)
    }
  }
}
