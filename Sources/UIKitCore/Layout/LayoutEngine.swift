import ConstraintSolver
import Foundation

/// Solves the constraints of one tree of views.
///
/// The root of the tree owns it.
///
/// Changes only mark; `update()` takes them over in this order: changed constants, removed and added
/// constraints, the solution, text wrapped to the widths found. It then marks the superviews of
/// views that have to move; `layoutSubviews` moves them (see `UIView.applyConstraintsToSubviews`).
/// Views without constraints are unknown to it.
final class LayoutEngine {
  /// Whose constraint an installed one is.
  enum Owner {
    case app(NSLayoutConstraint)
    case system(LayoutEntry, LayoutEntry.Role)
  }

  /// Rounds of text wrapping, marking and solving before an update is taken to go on for ever.
  private static let roundLimit = 20

  unowned let root: UIView
  /// Works out a fitting size aside: the root's size is free and nothing is announced.
  let isFitting: Bool
  var solver = Solver()

  /// By index of a constraint.
  var owners: [Owner?] = []
  /// By index of a variable.
  var entriesByVariable: [LayoutEntry?] = []
  /// By index of a variable, in points: the last solution.
  private var values: [CGFloat] = []
  /// Entries of an engine that fits; items know those of their tree's engine only.
  var fittingEntries: [ObjectIdentifier: LayoutEntry] = [:]
  /// The size that an engine that fits aims at.
  var fittingTarget = CGSize.zero
  /// Entries of views whose content wraps, and some that do no more.
  var wrappingEntries: [LayoutEntry] = []
  /// Those of them that are as narrow as their longest line.
  var narrowedEntries: [LayoutEntry] = []

  // What waits for the next update.
  private(set) var isUpdateNeeded = true
  private var isUpdating = false
  var queuedEntries: [LayoutEntry] = []
  var queuedItems: [LayoutItemState] = []
  var queuedConstraints: [NSLayoutConstraint] = []
  var queuedGeometry: [NSLayoutConstraint] = []
  /// Entries whose content may have to be wrapped anew.
  var queuedWraps: [LayoutEntry] = []
  /// Entries that the solutions since the last announcement may have moved.
  private var movedEntries: [LayoutEntry] = []
  /// Constraints came, went or changed their priority.
  var hasNewStructure = false
  var constantChanges: [(id: ConstraintID, constant: Double)] = []

  init(root: UIView, isFitting: Bool = false) {
    self.root = root
    self.isFitting = isFitting
    collect(root)
  }

  // MARK: - What waits

  /// Asks for an update in the next layout pass.
  func setNeedsUpdate() {
    guard !isUpdateNeeded else { return }
    isUpdateNeeded = true
    if !isFitting && !isUpdating {
      root.noteConstraintsChanged()
    }
  }

  func queue(_ entry: LayoutEntry) {
    setNeedsUpdate()
    guard !entry.isQueued else { return }
    entry.isQueued = true
    queuedEntries.append(entry)
  }

  func queue(_ constraint: NSLayoutConstraint) {
    queuedConstraints.append(constraint)
    setNeedsUpdate()
  }

  /// Queues a constraint whose constant may follow from other geometry now.
  func queueGeometry(of constraint: NSLayoutConstraint) {
    queuedGeometry.append(constraint)
    setNeedsUpdate()
  }

  /// Queues a view that asks for a place without being in a constraint.
  func collectItem(_ state: LayoutItemState) {
    queuedItems.append(state)
    setNeedsUpdate()
  }

  /// Queues everything in a subtree that has joined the tree.
  func collect(_ view: UIView) {
    guard view.layoutFlags.subtreeUsesAutoLayout else { return }
    // Outer constraints first: inner ones then meet widths that are known already.
    if let state = view.autoLayoutStorage {
      queuedConstraints += state.constraints
      if !state.translatesAutoresizingMask && !(isFitting && view === root) {
        queuedItems.append(state)
      }
    }
    for subview in view.subviews {
      collect(subview)
    }
    setNeedsUpdate()
  }

  // MARK: - Updating

  /// Brings the solution up to date with everything that was changed.
  func update() {
    guard isUpdateNeeded, !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    var rounds = 0
    while isUpdateNeeded && rounds < Self.roundLimit {
      rounds += 1
      isUpdateNeeded = false
      let rebuilt = refreshQueuedEntries()
      unwrapContent()
      applyConstantChanges()
      for entry in rebuilt {
        installSystemConstraints(entry)
      }
      installQueued()
      retryNarrowing()
      solve()
      wrapContent()
    }
    if !isFitting {
      announceChanges()
    }
  }

  private func installQueued() {
    let items = queuedItems
    queuedItems.removeAll(keepingCapacity: true)
    for state in items {
      guard let item = state.item, !state.translatesAutoresizingMask else { continue }
      _ = entry(for: item)
    }
    let constraints = queuedConstraints
    queuedConstraints.removeAll(keepingCapacity: true)
    for constraint in constraints where constraint.isActive {
      install(constraint)
    }
  }

  // MARK: - Solutions

  /// A variable's value in the last solution.
  func value(of variable: Variable) -> CGFloat {
    variable.index < values.count ? values[variable.index] : 0
  }

  /// Forgets what a discarded variable was, whose index another one will get.
  func forgetValue(of variable: Variable) {
    if variable.index < values.count { values[variable.index] = 0 }
  }

  /// Finds the solution and notes what is new in it.
  func solve() {
    solver.solve()
    solver.takeChanges { variable, value in
      let index = variable.index
      if index >= values.count {
        values.append(contentsOf: repeatElement(0, count: index + 1 - values.count))
      }
      values[index] = CGFloat(value)
      guard index < entriesByVariable.count, let entry = entriesByVariable[index] else { return }
      if !entry.isMoved {
        entry.isMoved = true
        movedEntries.append(entry)
      }
      if entry.isWrapping && index == entry.variables.width.index { queueWrap(of: entry) }
    }
  }

  /// Marks the superviews of views that the new solution moves.
  private func announceChanges() {
    let entries = movedEntries
    movedEntries.removeAll(keepingCapacity: true)
    for entry in entries {
      entry.isMoved = false
      guard entry.engine === self, let item = entry.state.item else { continue }
      if let guide = item as? UILayoutGuide {
        if guide.systemKind == .scrollContent { guide.owningView?.setNeedsLayout() }
      } else if let view = item as? UIView {
        view.solutionDidChange(entry)
      }
    }
  }
}
