import ConstraintSolver
import Foundation

/// Fitting sizes: a second engine looks at one subtree, whose root may take any size.
extension LayoutEngine {
  /// The smallest difference, in pixels, that makes a fitting size one pixel larger.
  private static let roundingTolerance: CGFloat = 0.001

  static func fittingSize(
    of view: UIView,
    target: CGSize,
    horizontal: UILayoutPriority,
    vertical: UILayoutPriority
  ) -> CGSize {
    let engine = LayoutEngine(root: view, isFitting: true)
    engine.fittingTarget = target
    let entry = engine.entry(for: view)
    engine.addSystem(.fitting(.horizontal), entry, Strength(horizontal))
    engine.addSystem(.fitting(.vertical), entry, Strength(vertical))
    engine.update()
    let rect = CGRect(
      origin: .zero,
      size: CGSize(
        width: engine.value(of: entry.variables.width),
        height: engine.value(of: entry.variables.height)
      )
    )
    let frame = view.frame(forAlignmentRect: rect)
    let scale = view.layoutScale
    func roundedUp(_ length: CGFloat) -> CGFloat {
      (length * scale - Self.roundingTolerance).rounded(.up) / scale
    }
    return CGSize(width: roundedUp(frame.width), height: roundedUp(frame.height))
  }
}
