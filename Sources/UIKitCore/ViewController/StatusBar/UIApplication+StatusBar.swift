import CoreGraphics
import Foundation
import QuartzCore

// Who decides about the status bar, and what follows.
extension UIApplication {
  /// Asks the controllers anew how the status bar shall look.
  func preferencesDidChange() {
    let old = statusBar
    let new = wantedStatusBar
    statusBar = new
    screen.showStatusBar()
    let isAnimated = old.isHidden != new.isHidden && UIView.areAnimationsEnabled
    screen.statusBarView.apply(new, on: screen.environment, animated: isAnimated)
    guard old.isHidden != new.isHidden else { return }
    for window in windows { window.safeAreaMayHaveChanged() }
  }

  private var wantedStatusBar: StatusBarAppearance {
    var appearance = StatusBarAppearance()
    appearance.isHidden = screen.environment.statusBarHeight == 0
    let window = windows.last { $0.windowLevel == .normal && $0.rootViewController != nil }
    guard let root = window?.rootViewController else { return appearance }
    let top = controllerInCharge(from: root)
    let styler = sequence(first: top, next: \.childForStatusBarStyle).reduce(top) { $1 }
    let hider = sequence(first: top, next: \.childForStatusBarHidden).reduce(top) { $1 }
    appearance.style =
      window?.showsCards == true ? .lightContent : styler.preferredStatusBarStyle
    appearance.isHidden = appearance.isHidden || hider.prefersStatusBarHidden
    return appearance
  }

  /// The root, or what covers it in full screen or captures the status bar's appearance.
  private func controllerInCharge(from root: UIViewController) -> UIViewController {
    var current = root
    while let presentation = current.presentationInTree,
      presentation.phase != .dismissing, presentation.phase != .requested
    {
      let shown = presentation.shown
      let isFullScreen = presentation.originalController.style == .fullScreen
      guard isFullScreen || shown.modalPresentationCapturesStatusBarAppearance else { break }
      current = shown
    }
    return current
  }

  /// Scrolls what is under the pointer: the deepest scroll view that can move that way.
  func scroll(by vector: CGVector, at point: CGPoint) {
    var view = viewHit(at: point)
    while let current = view {
      if let scrollView = current as? UIScrollView, scrollView.handleWheel(by: vector) { return }
      view = current.superview
    }
  }
}

extension UIScreen {
  /// Puts the status bar on top of the windows.
  func showStatusBar() {
    guard statusBarView.layer.superlayer == nil else { return }
    layer.addSublayer(statusBarView.layer)
  }

  /// The safe area as it is now: without the strip of a hidden status bar, except beside a notch.
  var currentSafeAreaInsets: UIEdgeInsets {
    var insets = environment.safeAreaInsets
    let hasNotch =
      environment.traits.userInterfaceIdiom == .phone && environment.displayCornerRadius > 0
    if UIApplication.shared.statusBar.isHidden, !hasNotch { insets.top = 0 }
    return insets
  }
}
