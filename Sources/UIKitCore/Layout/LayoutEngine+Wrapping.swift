import ConstraintSolver
import Foundation

/// Content whose height follows from its width: the second pass of layout.
extension LayoutEngine {
  /// Differences of width below this, in points, do not wrap text anew.
  private static let wrappingTolerance: CGFloat = 0.01

  /// Gives wrapped content its size on one line back, so that it can grow into new room.
  func unwrapContent() {
    for entry in wrappingEntries where entry.isWrapped {
      guard let view = entry.state.view else { continue }
      entry.isWrapped = false
      setContentSize(naturalSize(of: view, entry), entry)
    }
  }

  /// Gives content that came out narrower than it is on one line the height of its lines.
  func wrapContent() {
    for entry in wrappingEntries {
      guard let view = entry.state.view as? any WidthDependentContent, view.wrapsToLayoutWidth,
        case let natural = naturalSize(of: view, entry), natural.has(.horizontal)
      else { continue }
      let width = CGFloat(solver.value(of: entry.variables.width))
      guard width > 0, width < natural.width - Self.wrappingTolerance else { continue }
      entry.isWrapped = true
      setContentSize(wrappedSize(of: view, width, entry), entry)
    }
    if !constantChanges.isEmpty {
      applyConstantChanges()
      solver.solve()
    }
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
