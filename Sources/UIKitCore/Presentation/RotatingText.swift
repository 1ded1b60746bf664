import CoreGraphics
import Foundation
import QuartzCore

/// Text that keeps its shape while the screen turns.
///
/// A rotation animates the bounds of everything. Text is laid out for its new bounds at once; stretched
/// into those on the way, as other drawings are, it would be squeezed.
struct RotatingText {
  private let layers: [(layer: CALayer, gravity: CALayerContentsGravity)]

  /// Holds all text in `window`, wherever it stands in its bounds.
  init(in window: UIWindow) {
    layers = Self.texts(below: window).compactMap { view in
      guard let gravity = view.gravityWhileTurning else { return nil }
      let old = view.layer.contentsGravity
      view.layer.contentsGravity = gravity
      return (view.layer, old)
    }
  }

  /// The rotation is over.
  func release() {
    for (layer, gravity) in layers {
      layer.contentsGravity = gravity
    }
  }

  private static func texts(below view: UIView) -> [UIView] {
    view.isHidden ? [] : [view] + view.subviews.flatMap(texts)
  }
}

extension UIView {
  /// Where the text that the view draws stays, if it draws any.
  fileprivate var gravityWhileTurning: CALayerContentsGravity? {
    guard contentMode == .redraw else { return nil }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch self {
    case let label as UILabel: return Self.gravity(label.textAlignment, isRightToLeft)
    case let field as UITextField: return Self.gravity(field.textAlignment, isRightToLeft)
    default: return nil
    }
  }

  private static func gravity(
    _ alignment: NSTextAlignment,
    _ isRightToLeft: Bool
  ) -> CALayerContentsGravity {
    switch alignment {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified, .natural: isRightToLeft ? .right : .left
    }
  }
}
