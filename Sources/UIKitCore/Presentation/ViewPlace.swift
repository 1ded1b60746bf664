import Foundation

/// Where a view was among its siblings, to put it back.
struct ViewPlace {
  private weak var superview: UIView?
  private let index: Int
  private let center: CGPoint
  private let size: CGSize
  private let superviewSize: CGSize
  private let constraints: PlaceConstraints
  /// Follows the view's constraints while the view is away, as far as they allow.
  private weak var standIn: UIView?

  /// nil for a view without superview.
  init?(of view: UIView) {
    guard let superview = view.superview,
      let index = superview.subviews.firstIndex(where: { $0 === view })
    else { return nil }
    self.superview = superview
    self.index = index
    center = view.center
    size = view.bounds.size
    superviewSize = superview.bounds.size
    constraints = PlaceConstraints(of: view)
  }

  /// Has to be called when the view has left; `container` takes its place if it is a sibling.
  mutating func didLeave(_ view: UIView, to container: UIView?) {
    constraints.didLeave(view)
    guard let container, container.superview === superview else { return }
    if constraints.apply(to: container, insteadOf: view) { standIn = container }
  }

  /// Puts `view` back, with its former geometry, or following the superview if that changed size.
  func restore(_ view: UIView) {
    guard let superview else { return }
    superview.insertSubview(view, at: min(index, superview.subviews.count))
    restoreGeometry(of: view, in: superview)
    constraints.restore(view)
  }

  /// Shows `view` in `container` where `restore` will put it.
  func preview(_ view: UIView, in container: UIView) {
    guard let superview else { return }
    restoreGeometry(of: view, in: superview)
    view.center = superview.convert(view.center, to: container)
  }

  private func restoreGeometry(of view: UIView, in superview: UIView) {
    if let standIn, standIn.superview === superview {
      view.center = standIn.center
      view.bounds.size = standIn.bounds.size
      return
    }
    view.center = center
    view.bounds.size = size
    if superview.bounds.size != superviewSize {
      view.autoresize(from: superviewSize, to: superview.bounds.size)
    }
  }
}
