import Foundation

/// The search for the action of a change, and the animations that changes make by themselves.
extension CALayer {
  /// The key that an action of a `CATransition` is stored under.
  static let transitionKey = kCATransition

  /// The event of layers that come, go or change order below the layer.
  static let sublayersKey = "sublayers"

  /// The action of a layer that begins or ceases to show; nobody has one unless the app gives it.
  func orderAction(forKey key: String) -> (any CAAction)? {
    guard !CATransaction.disableActions() else { return nil }
    guard let action = action(forKey: key), !(action is NSNull) else { return nil }
    return action
  }

  func findAction(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) { return action }
    if let action = actions?[event] { return action }
    if let actions = style?["actions"] as? [String: any CAAction], let action = actions[event] {
      return action
    }
    if let action = type(of: self).defaultAction(forKey: event) { return action }
    return implicitAnimation(forKey: event)
  }

  /// What a change does on a layer that nobody gave an action to.
  private func implicitAnimation(forKey event: String) -> (any CAAction)? {
    guard isCommitted else { return nil }
    if event == CALayer.sublayersKey || event == "mask" { return implicitFade() }
    guard let key = LayerKey(rawValue: event) else {
      return type(of: self).animatesImplicitly(custom: event) ? implicitMove(forKey: event) : nil
    }
    guard key.isAnimatedImplicitly else { return nil }
    return key.switches || key == .contents ? implicitFade() : implicitMove(forKey: event)
  }

  private func implicitFade() -> CATransition {
    let transition = CATransition()
    transition.duration = CATransaction.animationDuration()
    transition.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return transition
  }

  private func implicitMove(forKey event: String) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presentedValue(forKey: event)
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    animation.fillMode = .backwards
    return animation
  }

  /// The value of a property as it is on screen now.
  private func presentedValue(forKey key: String) -> Any? {
    guard let path = PropertyPath(key, in: self) else { return value(forKey: key) }
    return path.value(in: properties(at: FrameClock.current.now)).boxed
  }
}
