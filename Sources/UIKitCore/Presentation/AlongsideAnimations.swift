import Foundation

/// Runs blocks inside the animation that another block makes.
enum AlongsideAnimations {
  /// Runs `body`; `blocks` run at the end of the first `UIView` animation that it makes, with its
  /// duration and curve, or else right after it.
  static func run(_ blocks: @escaping () -> Void, duration: TimeInterval, beside body: () -> Void) {
    ViewAnimationContext.alongside.append(blocks)
    body()
    ViewAnimationContext.alongside.removeAll()
  }
}
