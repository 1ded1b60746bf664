import ProsceniumTesting
import UIKit

/// A window to lay views out in, with shorter ways to fill it.
final class Screen {
  let stage: Stage

  init(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) {
    stage = Stage(size: CGSize(width: width, height: height), scale: scale)
    stage.window.isHidden = false
  }

  var window: UIWindow { stage.window }

  /// A plain view laid out by constraints.
  func box(in superview: UIView? = nil) -> UIView {
    place(UIView(), in: superview)
  }

  /// A view whose content has a size of its own.
  func content(_ width: CGFloat, _ height: CGFloat, in superview: UIView? = nil) -> Content {
    place(Content(size: CGSize(width: width, height: height)), in: superview)
  }

  func text(_ characters: Int, in superview: UIView? = nil) -> WrappingContent {
    place(WrappingContent(characters: characters), in: superview)
  }

  func place<View: UIView>(_ view: View, in superview: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? window).addSubview(view)
    return view
  }

  func layOut() {
    window.layoutIfNeeded()
  }

  var log: [String] { stage.log }
}

/// A view with an intrinsic size.
final class Content: UIView {
  var size: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(size: CGSize) {
    self.size = size
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var intrinsicContentSize: CGSize { size }
}

/// Text of many characters, each 10 points wide, in lines of 20 points: baselines 15 below their tops.
final class WrappingContent: UIView, WidthDependentContent, TextBaselines {
  static let characterWidth: CGFloat = 10
  static let lineHeight: CGFloat = 20

  var characters: Int {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(characters: Int) {
    self.characters = characters
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  var wrapsToLayoutWidth: Bool { true }
  var firstBaselineOffsetFromTop: CGFloat { 15 }
  var lastBaselineOffsetFromBottom: CGFloat { 5 }

  override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(characters) * Self.characterWidth, height: Self.lineHeight)
  }

  func intrinsicContentSize(wrappedTo width: CGFloat) -> CGSize {
    let perLine = max(1, Int(width / Self.characterWidth))
    let lines = (characters + perLine - 1) / perLine
    return CGSize(
      width: CGFloat(min(characters, perLine)) * Self.characterWidth,
      height: CGFloat(lines) * Self.lineHeight
    )
  }
}

/// A sum in points: `#expect` alone would take a sum of whole numbers for an Int.
func points(_ length: CGFloat) -> CGFloat {
  length
}

/// A rectangle in short.
nonisolated func area(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Activates constraints.
func activate(_ constraints: NSLayoutConstraint...) {
  NSLayoutConstraint.activate(constraints)
}
