import CoreGraphics
import Foundation

/// How setters work: look up the action, store, mark for the compositor, run the action.
extension CALayer {
  /// Stores a new value of an animatable property and runs the action of the change.
  func change<Value: Equatable>(
    _ key: LayerKey,
    _ path: WritableKeyPath<LayerProperties, Value>,
    to value: Value
  ) {
    guard properties[keyPath: path] != value else { return }
    change(key.rawValue, marking: key.changes) { $0[keyPath: path] = value }
  }

  /// As `change(_:_:to:)` for objects, which are equal only if they are the same.
  func changeObject<Object: AnyObject>(
    _ key: LayerKey,
    _ path: WritableKeyPath<LayerProperties, Object?>,
    to value: Object?
  ) {
    guard properties[keyPath: path] !== value else { return }
    change(key.rawValue, marking: key.changes) { $0[keyPath: path] = value }
  }

  /// Stores a property of a subclass and runs the action of the change.
  package func changeCustom(_ key: String, to value: Any?) {
    change(key, marking: .appearance) { $0.custom[key] = value }
    if type(of: self).needsDisplay(forKey: key) {
      setNeedsDisplay()
    }
  }

  func change(
    _ key: String,
    marking changes: LayerChanges,
    _ store: (inout LayerProperties) -> Void
  ) {
    let action = pendingAction(forKey: key)
    keepPrevious()
    store(&properties)
    mark(changes)
    action?.run(forKey: key, object: self, arguments: nil)
  }

  private func keepPrevious() {
    guard isCommitted, previous == nil else { return }
    previous = PreviousProperties(properties)
    CATransaction.noteChange(self)
  }

  /// What a property showed before the running transaction; nil if the layer did not change in it.
  func previousValue(forKeyPath keyPath: String) -> AnimatableValue? {
    guard let previous, let path = PropertyPath(keyPath, in: self) else { return nil }
    let now = FrameClock.current.now
    return path.value(in: animated(previous.properties, at: now, local: localTime(at: now)))
  }

  /// The action that a change of `key` runs, found before the change so that it sees the old value.
  func pendingAction(forKey key: String) -> (any CAAction)? {
    guard shownLayer == nil else { return nil }
    CATransaction.ensureImplicit()
    guard !CATransaction.disableActions() else { return nil }
    guard delegate != nil || isCommitted else { return nil }
    guard let action = action(forKey: key), !(action is NSNull) else { return nil }
    if action is CATransition { transitionWillBegin() }
    return action
  }

  /// Shows or hides the layer; it comes into sight or leaves it if it is in a shown tree.
  func setHidden(_ isHidden: Bool) {
    guard properties.isHidden != isHidden else { return }
    let key = isHidden ? kCAOnOrderOut : kCAOnOrderIn
    let order = isCommitted ? orderAction(forKey: key) : nil
    change(.isHidden, \.isHidden, to: isHidden)
    order?.run(forKey: key, object: self, arguments: nil)
  }

  /// Puts a picture in without giving up the claim that `drawContents()` made it.
  func setContents(_ contents: Any?) {
    if let old = properties.contents as AnyObject?, old === contents as AnyObject? { return }
    if properties.contents == nil, contents == nil { return }
    change(LayerKey.contents.rawValue, marking: .contents) { $0.contents = contents }
  }

  func changeTiming(_ change: (inout LayerTiming) -> Void) {
    var changed = timing
    change(&changed)
    guard changed != timing else { return }
    timing = changed
    mark(.geometry)
  }

  /// Adds to `changes` and tells the layers above that something below them changed.
  package func mark(_ changes: LayerChanges) {
    self.changes.formUnion(changes)
    var layer: CALayer? = self
    while let marked = layer, !marked.subtreeChanged {
      marked.subtreeChanged = true
      layer = marked.parent
    }
    CATransaction.ensureImplicit()
  }

  func boundsSizeDidChange() {
    setNeedsLayout()
    if needsDisplayOnBoundsChange {
      setNeedsDisplay()
    }
  }
}
