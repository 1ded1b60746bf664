import CoreGraphics
import Foundation
import QuartzCore

/// Puts containers and presenters' views where they belong.
enum PresentationContainer {
  /// Makes the container of a presentation above the presenter.
  ///
  /// Full-screen presentations get the whole window; those in a context get the presenter's place.
  static func install(
    _ presentation: Presentation,
    on presenter: UIViewController
  )
    -> UITransitionView
  {
    let controller = presentation.activeController
    let container = UITransitionView(frame: .zero)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    place(container, for: controller, above: presenter)
    // Only now: nothing of the presented side may be asked for before the transition begins.
    container.presentationController = controller
    controller.container = container
    return container
  }

  private static func place(
    _ container: UITransitionView,
    for controller: UIPresentationController,
    above presenter: UIViewController
  ) {
    guard let view = presenter.viewIfLoaded, let window = view.window else { return }
    if controller.shouldPresentInFullscreen {
      container.frame = window.bounds
      if let branch = branch(of: view, in: window) {
        window.insertSubview(container, aboveSubview: branch)
      } else {
        window.addSubview(container)
      }
    } else if let superview = view.superview {
      container.bounds.size = view.bounds.size
      container.center = view.center
      container.autoresizingMask = view.autoresizingMask
      superview.insertSubview(container, aboveSubview: view)
    }
  }

  /// A container in a context keeps the place of the presenter's view beside it.
  static func follow(_ presentation: Presentation) {
    let controller = presentation.activeController
    guard let view = presentation.presenter?.viewIfLoaded, let container = controller.container,
      !controller.shouldPresentInFullscreen, container.superview === view.superview,
      CATransform3DIsIdentity(view.transform3D)
    else { return }
    if container.bounds.size != view.bounds.size { container.bounds.size = view.bounds.size }
    if container.center != view.center { container.center = view.center }
  }

  /// Brings a container in a context above the presenter's view, wherever that is now.
  static func join(_ presentation: Presentation, beside view: UIView) {
    let controller = presentation.activeController
    guard let container = controller.container, !controller.shouldPresentInFullscreen,
      let superview = view.superview, container.superview !== superview,
      !superview.isDescendant(of: container)
    else { return }
    // The constraints of its old place do not come along.
    container.translatesAutoresizingMaskIntoConstraints = true
    container.bounds.size = view.bounds.size
    container.center = view.center
    superview.insertSubview(container, aboveSubview: view)
  }

  /// The window's own subview that `view` hangs from.
  private static func branch(of view: UIView, in window: UIWindow) -> UIView? {
    sequence(first: view, next: \.superview).first { $0.superview === window }
  }

  /// Takes the presenter's view into the container, below all else, without moving it on screen.
  static func move(_ view: UIView, into container: UIView) {
    guard let superview = view.superview else { return }
    let center = superview.convert(view.center, to: container)
    container.insertSubview(view, at: 0)
    view.center = center
  }

  /// Shows the presenter's view again at the bottom of the container, where it will stand at the end.
  ///
  /// UIKit gives it the container's size: a panel flashes at full size.
  static func bringBack(_ view: UIView, to place: ViewPlace?, by container: UIView) {
    guard view.superview !== container else { return }
    place?.preview(view, in: container)
    container.insertSubview(view, at: 0)
  }
}
