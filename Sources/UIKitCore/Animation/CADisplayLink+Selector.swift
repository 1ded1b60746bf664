public import QuartzCore

extension CADisplayLink {
  /// Calls `selector` on `target` with the link; keeps the target until `invalidate()`.
  public convenience init(target: Any, selector sel: Selector) {
    let target = target as AnyObject
    self.init(calling: { link in sel.perform(on: target, link) })
  }
}
