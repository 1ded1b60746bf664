import UIKit

/// A screen as data: how to build it and the frames that its views must get.
nonisolated struct LayoutFixture: Sendable, CustomStringConvertible {
  let description: String
  let width: CGFloat
  let height: CGFloat
  /// Fills the window and returns the views to look at.
  let build: @MainActor @Sendable (Screen) -> [UIView]
  /// In the coordinates of each view's superview, in the order of the views.
  let frames: [CGRect]

  init(
    _ description: String,
    _ width: CGFloat,
    _ height: CGFloat,
    _ frames: [CGRect],
    build: @escaping @MainActor @Sendable (Screen) -> [UIView]
  ) {
    self.description = description
    self.width = width
    self.height = height
    self.frames = frames
    self.build = build
  }
}

extension UIView {
  /// Shorter names for a fixture's constraints: `view.at(x: 10, y: 20)`.
  func at(x: CGFloat, y: CGFloat) {
    guard let superview else { return }
    activate(
      leftAnchor.constraint(equalTo: superview.leftAnchor, constant: x),
      topAnchor.constraint(equalTo: superview.topAnchor, constant: y)
    )
  }

  func sized(_ width: CGFloat, _ height: CGFloat) {
    activate(
      widthAnchor.constraint(equalToConstant: width),
      heightAnchor.constraint(equalToConstant: height)
    )
  }

  /// Pins to the superview's edges; a nil inset leaves that edge open.
  func pinned(
    top: CGFloat? = nil,
    left: CGFloat? = nil,
    bottom: CGFloat? = nil,
    right: CGFloat? = nil
  ) {
    guard let superview else { return }
    if let top { activate(topAnchor.constraint(equalTo: superview.topAnchor, constant: top)) }
    if let left { activate(leftAnchor.constraint(equalTo: superview.leftAnchor, constant: left)) }
    if let bottom {
      activate(bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -bottom))
    }
    if let right {
      activate(rightAnchor.constraint(equalTo: superview.rightAnchor, constant: -right))
    }
  }

  func centered() {
    guard let superview else { return }
    activate(
      centerXAnchor.constraint(equalTo: superview.centerXAnchor),
      centerYAnchor.constraint(equalTo: superview.centerYAnchor)
    )
  }

  func below(_ view: UIView, _ gap: CGFloat = 0) {
    activate(topAnchor.constraint(equalTo: view.bottomAnchor, constant: gap))
  }

  func rightOf(_ view: UIView, _ gap: CGFloat = 0) {
    activate(leftAnchor.constraint(equalTo: view.rightAnchor, constant: gap))
  }
}

extension NSLayoutConstraint {
  /// Activates the constraint with a priority.
  func activate(at priority: Float) {
    self.priority = UILayoutPriority(priority)
    isActive = true
  }
}
