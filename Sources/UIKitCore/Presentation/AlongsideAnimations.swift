import Foundation

/// Runs blocks inside the animation that another block makes.
enum AlongsideAnimations {
  /// Runs `body`; `blocks` run at the end of the first `UIView` animation that it makes, with its
  /// duration and curve, or else right after it, animated over `duration`.
  static func run(_ blocks: @escaping () -> Void, duration: TimeInterval, beside body: () -> Void) {
    let outer = ViewAnimationContext.alongside
    ViewAnimationContext.alongside = [blocks]
    body()
    let isWaiting = !ViewAnimationContext.alongside.isEmpty
    ViewAnimationContext.alongside = outer
    if isWaiting { UIView.animate(withDuration: duration) { blocks() } }
  }
}
