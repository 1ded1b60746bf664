import CoreGraphics
import Foundation

/// The place of a controller in its parent's view, together with what it presents in its context.
///
/// Such a presentation is bound to its presenter's view: it goes out of sight with it, as when another
/// tab is chosen, and comes back with it.
extension UIViewController {
  /// What this controller presents in its own context, once that has a container.
  private var presentationInContext: Presentation? {
    guard let presentation = links.presented, presentation.activeController.container != nil,
      !presentation.activeController.shouldPresentInFullscreen
    else { return nil }
    return presentation
  }

  /// The container that took the place of this controller's view.
  private var containerInPlace: UIView? {
    guard let presentation = presentationInContext, presentation.presenterPlace != nil else {
      return nil
    }
    return presentation.activeController.container
  }

  /// What stands in the parent's view for this controller: its view, or the container of what covers
  /// it.
  var placedView: UIView { containerInPlace ?? view }

  var placedViewIfLoaded: UIView? { containerInPlace ?? viewIfLoaded }

  /// The parent placed this controller's view: what covers it stands there too.
  func placeContext() {
    guard let container = containerInPlace, let view = viewIfLoaded else { return }
    container.bounds.size = view.bounds.size
    container.center = view.center
  }

  /// The parent is about to move this controller's view: what stands on top of it goes along.
  func carryContext() {
    guard containerInPlace == nil, let view = viewIfLoaded,
      let container = presentationInContext?.activeController.container
    else { return }
    container.bounds.size = view.bounds.size
    container.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    view.addSubview(container)
  }

  /// Puts what stands on top of this controller's view beside it, wherever that is now.
  func settleContext() {
    guard containerInPlace == nil, let view = viewIfLoaded,
      let container = presentationInContext?.activeController.container
    else { return }
    guard let superview = view.superview else {
      container.removeFromSuperview()
      return
    }
    if container.superview !== superview {
      superview.insertSubview(container, aboveSubview: view)
    }
    guard view.transform.isIdentity else { return }
    container.bounds.size = view.bounds.size
    container.center = view.center
  }

  /// This controller's view has another superview, or none.
  func viewDidChangeSuperview() {
    guard let view = loadedView, let presentation = presentationInContext,
      let container = presentation.activeController.container
    else { return }
    // On its way with the view.
    guard container.superview !== view else { return }
    settleContext()
  }
}
