import Foundation

/// The container of a presentation: a view in the window that holds what the transition moves.
///
/// It follows its superview's size and calls its presentation controller around each layout. When its
/// size changes the presented view takes the new size, as in UIKit; a presentation controller that
/// wants another frame sets it in `containerViewWillLayoutSubviews`.
final class UITransitionView: UIView {
  weak var presentationController: UIPresentationController?
  /// Touches beside the presented view go to what is behind, as behind an undimmed sheet.
  var passesTouchesThrough = false
  /// Views behind the container that get their touches all the same, as of a popover.
  var passthroughViews: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    environment.safeAreaIgnoresTransform = true
  }

  required init?(coder: NSCoder) {
    preconditionFailure("UITransitionView is not made by storyboards.")
  }

  override var frame: CGRect {
    get { super.frame }
    set { followSize { super.frame = newValue } }
  }

  override var bounds: CGRect {
    get { super.bounds }
    set { followSize { super.bounds = newValue } }
  }

  override func layoutSubviews() {
    presentationController?.callContainerWillLayout()
    super.layoutSubviews()
    for subview in subviews {
      subview.layoutIfNeeded()
    }
    presentationController?.callContainerDidLayout()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for view in passthroughViews where view.window === window {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    let hit = super.hitTest(point, with: event)
    guard passesTouchesThrough, let hit else { return hit }
    guard let view = presentationController?.presentedView else { return nil }
    return hit.isDescendant(of: view) ? hit : nil
  }

  private func followSize(_ change: () -> Void) {
    let oldSize = bounds.size
    change()
    guard bounds.size != oldSize else { return }
    presentedViewFollows()
  }

  private func presentedViewFollows() {
    guard let view = presentationController?.presentedView, view.superview === self else { return }
    view.bounds.size = bounds.size
    view.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
