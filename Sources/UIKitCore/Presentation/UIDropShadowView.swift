import CoreGraphics
package import Foundation

/// What the root controller's view stands in, at the bottom of the window, as in UIKit.
///
/// Behind a large sheet this view is smaller and lower; the root's own view, its frame and its transform
/// stay as they are.
package final class UIDropShadowView: UIView {
  init() {
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    environment.safeAreaIgnoresTransform = true
  }

  package required init?(coder: NSCoder) {
    preconditionFailure("UIDropShadowView is not made by storyboards.")
  }

  /// Takes its place below everything else in `window`.
  func fill(_ window: UIWindow) {
    guard superview !== window else { return }
    bounds.size = window.bounds.size
    center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    window.insertSubview(self, at: 0)
  }

  /// Where the root's view takes no touch, the window does.
  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
