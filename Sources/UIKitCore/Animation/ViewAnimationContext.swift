package import Foundation
package import QuartzCore

/// The animation block that is being run: what changes of views turn into.
///
/// Blocks nest; the innermost is `current`. A view asks `action(for:forKey:)` on each change.
package final class ViewAnimationContext {
  /// What a block makes of a change.
  enum Kind {
    case none
    case animation
    case keyframes(KeyframeRecorder)
    case animator(AnimatorRecorder)
  }

  /// Blocks to run inside the next outermost animation block, at its end, with its duration and curve.
  ///
  /// Transitions put here what an app wants animated alongside the animator's own block.
  package static var alongside: [() -> Void] = []

  package static private(set) var current: ViewAnimationContext?

  /// What `UIView.setAnimationsEnabled(_:)` says.
  static var isEnabled = true

  let kind: Kind
  var parameters: ViewAnimationParameters
  let group: ViewAnimationGroup?
  private let outer: ViewAnimationContext?
  /// Views to lay out at the end of the block, animated by it.
  private var viewsToLayOut: [UIView] = []

  private init(
    kind: Kind,
    parameters: ViewAnimationParameters,
    group: ViewAnimationGroup?,
    outer: ViewAnimationContext?
  ) {
    self.kind = kind
    self.parameters = parameters
    self.group = group
    self.outer = outer
  }

  /// Seconds that the block's animations take; 0 if it does not animate.
  package var duration: TimeInterval {
    if case .none = kind { 0 } else { parameters.duration }
  }

  package var delay: TimeInterval { parameters.delay }
  package var options: UIView.AnimationOptions { parameters.options }
  package var pace: ViewAnimationPace { parameters.pace }

  /// Whether changes made now are animated.
  package static var isAnimating: Bool {
    guard isEnabled, let current else { return false }
    if case .none = current.kind { return false }
    return current.parameters.duration > 0
  }

  // MARK: Running blocks

  /// Runs an animation block with what it inherits from the block around it.
  static func run(
    _ parameters: ViewAnimationParameters,
    animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let context = nested(parameters, completion: completion)
    context.perform(animations)
    context.group?.close()
  }

  /// Runs `animations` without animating anything, nested blocks included.
  package static func runWithoutAnimation(_ animations: () -> Void) {
    let parameters = ViewAnimationParameters(duration: 0)
    let context = ViewAnimationContext(
      kind: .none,
      parameters: parameters,
      group: nil,
      outer: current
    )
    context.enter(animations)
  }

  /// A context inside the current one.
  static func nested(
    _ parameters: ViewAnimationParameters,
    kind: Kind? = nil,
    completion: ((Bool) -> Void)?
  ) -> ViewAnimationContext {
    let inherited = current.map { parameters.inherited(from: $0.parameters) } ?? parameters
    let group = ViewAnimationGroup(completion)
    var kind = kind ?? current?.inheritedKind ?? .animation
    if case .none? = current?.kind { kind = .none }
    if !isEnabled || inherited.duration <= 0 { kind = .none }
    return ViewAnimationContext(kind: kind, parameters: inherited, group: group, outer: current)
  }

  /// Runs `animations` inside this context; the outermost also runs what goes alongside.
  func perform(_ animations: () -> Void) {
    enter {
      animations()
      if outer == nil { ViewAnimationContext.runAlongside() }
    }
  }

  /// Makes this the current context while `animations` run.
  func enter(_ animations: () -> Void) {
    let previous = ViewAnimationContext.current
    ViewAnimationContext.current = self
    animations()
    layOutViews()
    ViewAnimationContext.current = previous
  }

  /// Has `view` laid out at the end of the current block.
  static func layOutAtEnd(_ view: UIView) {
    guard let current, !current.viewsToLayOut.contains(where: { $0 === view }) else { return }
    current.viewsToLayOut.append(view)
  }

  private func layOutViews() {
    while !viewsToLayOut.isEmpty {
      let views = viewsToLayOut
      viewsToLayOut.removeAll()
      for view in views {
        view.layoutIfNeeded()
      }
    }
  }

  /// Opens a context that stays current until `close()`, for `beginAnimations`.
  func open() {
    ViewAnimationContext.current = self
  }

  func close() {
    layOutViews()
    ViewAnimationContext.current = outer
    group?.close()
  }

  private static func runAlongside() {
    let blocks = alongside
    alongside.removeAll()
    for block in blocks {
      block()
    }
  }

  /// Nested blocks of an animator's block belong to the animator; keyframes do not reach inside.
  private var inheritedKind: Kind? {
    switch kind {
    case .none, .animator: kind
    case .animation, .keyframes: nil
    }
  }

  // MARK: Actions

  /// What a change of `event` on a view's layer does in the current block; nil if it just happens.
  package static func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard isAnimating, let current, layer.animatesInViewBlocks(event) else { return nil }
    if event == GeometryKey.bounds.rawValue, current.options.contains(.layoutSubviews),
      let view = layer.delegate as? UIView
    {
      layOutAtEnd(view)
    }
    switch current.kind {
    case .none: return nil
    case .animation: return current.animationAction(for: layer, forKey: event)
    case .keyframes(let recorder): return recorder.action(for: layer, forKey: event)
    case .animator(let recorder): return recorder.action(for: layer, forKey: event)
    }
  }

  /// The context of one keyframe inside the block of `context`.
  static func keyframe(
    _ recorder: KeyframeRecorder,
    of context: ViewAnimationContext
  ) -> ViewAnimationContext {
    var kind = Kind.keyframes(recorder)
    if case .none = context.kind { kind = .none }
    return ViewAnimationContext(
      kind: kind,
      parameters: context.parameters,
      group: context.group,
      outer: context
    )
  }

  /// Adds an animation that was made elsewhere with this block's timing.
  func attach(
    _ animation: CAPropertyAnimation,
    to layer: CALayer,
    forKey key: String,
    from old: AnimatableValue
  ) {
    if case .animator(let recorder) = kind {
      recorder.attach(animation, to: layer, forKey: key, from: old)
      return
    }
    applyTiming(to: animation)
    if case .curve(let curve) = pace {
      animation.timingFunction = CAMediaTimingFunction(curve: curve)
    }
    layer.add(animation, forKey: key)
  }

  /// Lets a layer that has just been hidden show as long as the current block's animations take.
  static func keepShowing(_ layer: CALayer) {
    guard isAnimating, let current else { return }
    let key = "hidden"
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = false
    animation.toValue = false
    current.attach(animation, to: layer, forKey: key, from: AnimatableValue(false))
  }

  private func animationAction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard let old = layer.modelValue(forKeyPath: event) else { return nil }
    if isAdditive(layer, event) {
      return AdditiveAction(context: self, old: old)
    }
    let animation = makeAnimation(keyPath: event)
    animation.fromValue =
      options.contains(.beginFromCurrentState)
      ? layer.presentedValue(forKeyPath: event, at: FrameClock.current.now)?.boxed
      : old.boxed
    return animation
  }

  /// Geometry adds up, unless something absolute already moves it or it moves for ever.
  private func isAdditive(_ layer: CALayer, _ event: String) -> Bool {
    GeometryKey(rawValue: event) != nil && parameters.repeatCount == 0
      && !options.contains(.autoreverse) && !layer.hasAbsoluteAnimation(forKey: event)
  }

  /// An animation with this block's timing, without values.
  func makeAnimation(keyPath: String) -> CABasicAnimation {
    let animation: CABasicAnimation
    switch parameters.pace {
    case .curve(let curve):
      animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = CAMediaTimingFunction(curve: curve)
    case .spring(let curve):
      let spring = CASpringAnimation(keyPath: keyPath)
      spring.take(curve)
      animation = spring
    }
    applyTiming(to: animation)
    return animation
  }

  func applyTiming(to animation: CAAnimation) {
    animation.duration = parameters.duration
    animation.startDelay = parameters.delay
    animation.fillMode = .backwards
    animation.repeatCount = parameters.repeatCount
    animation.autoreverses = options.contains(.autoreverse)
    animation.blocksUserInteraction = !options.contains(.allowUserInteraction)
    animation.observer = group
  }
}
