import ConstraintSolver
import Foundation

/// Content whose height follows from its width: the second pass of layout.
extension LayoutEngine {
  /// Differences of width below this, in points, do not wrap text anew.
  private static let wrappingTolerance: CGFloat = 0.01

  /// Passes of wrapping after one solution: text can decide on the room of other text.
  private static let passLimit = 4

  func startWrapping(_ entry: LayoutEntry) {
    entry.isWrapping = true
    queueWrap(of: entry)
    guard !entry.isListedAsWrapping else { return }
    entry.isListedAsWrapping = true
    wrappingEntries.append(entry)
  }

  func queueWrap(of entry: LayoutEntry) {
    guard entry.isWrapping, !entry.isWrapQueued else { return }
    entry.isWrapQueued = true
    queuedWraps.append(entry)
  }

  /// Gives narrowed content its width on one line back, so that it can grow into new room.
  func unwrapContent() {
    let narrowed = narrowedEntries
    narrowedEntries.removeAll(keepingCapacity: true)
    for entry in narrowed where entry.isNarrowed && entry.isWrapping {
      guard let view = entry.state.view else { continue }
      entry.isNarrowed = false
      setContentSize(naturalSize(of: view, entry), entry)
      queueWrap(of: entry)
    }
  }

  /// After a change of more than constants: all content may be narrowed again.
  func retryNarrowing() {
    guard hasNewStructure else { return }
    hasNewStructure = false
    wrappingEntries.removeAll { entry in
      guard entry.isWrapping, entry.engine === self else {
        entry.isListedAsWrapping = false
        return true
      }
      entry.keepsWidth = false
      queueWrap(of: entry)
      return false
    }
  }

  /// Gives content that came out narrower than it is on one line the height of its lines.
  func wrapContent() {
    var passes = 0
    while !queuedWraps.isEmpty && passes < Self.passLimit {
      passes += 1
      wrapQueued()
    }
  }

  /// Its longest line may be shorter than the room it got; then content is narrowed to that line, if
  /// it moves at all.
  ///
  /// Content between fixed edges does not, and is left alone from then on.
  private func wrapQueued() {
    let entries = queuedWraps
    queuedWraps.removeAll(keepingCapacity: true)
    var narrowed: [(entry: LayoutEntry, natural: CGSize, width: CGFloat)] = []
    for entry in entries {
      entry.isWrapQueued = false
      guard entry.isWrapping, entry.engine === self,
        let view = entry.state.view as? any WidthDependentContent,
        case let natural = naturalSize(of: view, entry), natural.has(.horizontal)
      else { continue }
      let width = value(of: entry.variables.width)
      if entry.isNarrowed, let size = entry.contentSize, width > size.width - Self.wrappingTolerance
      {
        continue
      }
      let isWrapped =
        view.wrapsToLayoutWidth && width > 0 && width < natural.width - Self.wrappingTolerance
      guard isWrapped else {
        setContentSize(natural, entry)
        continue
      }
      let size = wrappedSize(of: view, width, entry)
      if entry.keepsWidth || size.width > width - Self.wrappingTolerance {
        setContentSize(CGSize(width: natural.width, height: size.height), entry)
      } else {
        setContentSize(size, entry)
        narrow(entry)
        narrowed.append((entry, natural, width))
      }
    }
    solveChanges()
    for (entry, natural, width) in narrowed {
      let moved = abs(value(of: entry.variables.width) - width)
      guard moved < Self.wrappingTolerance, let size = entry.contentSize else { continue }
      entry.keepsWidth = true
      entry.isNarrowed = false
      setContentSize(CGSize(width: natural.width, height: size.height), entry)
    }
    solveChanges()
  }

  private func narrow(_ entry: LayoutEntry) {
    guard !entry.isNarrowed else { return }
    entry.isNarrowed = true
    narrowedEntries.append(entry)
  }

  private func solveChanges() {
    guard !constantChanges.isEmpty else { return }
    applyConstantChanges()
    solve()
  }

  private func naturalSize(of view: UIView, _ entry: LayoutEntry) -> CGSize {
    if let size = entry.naturalSize { return size }
    let size = view.intrinsicContentSize
    entry.naturalSize = size
    return size
  }

  private func wrappedSize(
    of view: any WidthDependentContent,
    _ width: CGFloat,
    _ entry: LayoutEntry
  ) -> CGSize {
    if let wrapped = entry.wrappedSize, wrapped.width == width { return wrapped.size }
    let size = view.intrinsicContentSize(wrappedTo: width)
    entry.wrappedSize = (width, size)
    return size
  }

  private func setContentSize(_ size: CGSize, _ entry: LayoutEntry) {
    entry.contentSize = size
    for index in entry.systemConstraints.indices {
      let constraint = entry.systemConstraints[index]
      let axis: NSLayoutConstraint.Axis
      switch constraint.role {
      case .content(let content), .hugging(let content), .compression(let content): axis = content
      default: continue
      }
      let constant = -Double(size.length(axis))
      guard constant != constraint.constant else { continue }
      entry.systemConstraints[index].constant = constant
      constantChanges.append((constraint.id, constant))
    }
  }
}
