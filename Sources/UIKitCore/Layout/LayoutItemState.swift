import Foundation

/// What Auto Layout remembers of a view or guide that takes part in it.
///
/// The item owns it.
final class LayoutItemState {
  /// A priority along each axis.
  nonisolated struct AxisPriorities {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      get { axis == .horizontal ? horizontal : vertical }
      set {
        if axis == .horizontal {
          horizontal = newValue
        } else {
          vertical = newValue
        }
      }
    }
  }

  weak var item: (any LayoutItem)?
  /// The item's place in the engine of its tree; stale if that engine is not the tree's any more.
  var entry: LayoutEntry?
  /// The engine of the tree of which the item is the root.
  var rootEngine: LayoutEngine?

  var translatesAutoresizingMask = true
  var huggingPriorities = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var compressionPriorities = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  /// The active constraints that the view holds.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var systemGuides: [SystemGuideKind: UILayoutGuide] = [:]

  /// Installed constraints whose constants follow from this item's bounds origin, alignment rect or
  /// baselines.
  var dependents: [NSLayoutConstraint] = []
  /// The bounds origin that the dependents' constants stand for.
  var boundsOrigin: CGPoint

  init(_ item: any LayoutItem) {
    self.item = item
    boundsOrigin = (item as? UIView)?.bounds.origin ?? .zero
  }

  var view: UIView? { item as? UIView }

  /// The system's guides in a fixed order: the order of changes must not depend on hashing.
  var orderedSystemGuides: [UILayoutGuide] {
    systemGuides.isEmpty ? [] : SystemGuideKind.allCases.compactMap { systemGuides[$0] }
  }

  /// The item's entry, if the engine that made it is still at work.
  var currentEntry: LayoutEntry? {
    guard let entry, entry.engine != nil else { return nil }
    return entry
  }
}
