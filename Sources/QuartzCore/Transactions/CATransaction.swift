public import Foundation

/// A batch of layer changes with its own duration, timing and completion.
///
/// Changes outside of any transaction belong to an implicit one, which the frame loop commits at the
/// end of the turn. Committing the outermost transaction lets its animations begin.
open class CATransaction: NSObject {
  private final class Level {
    var animationDuration: TimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool?
    var completion: CompletionGroup?
    var values: [String: Any] = [:]
    let isImplicit: Bool

    init(isImplicit: Bool) {
      self.isImplicit = isImplicit
    }
  }

  /// Core Animation's documented default.
  private static let standardDuration: TimeInterval = 0.25

  private static var levels: [Level] = []
  private static var unsettled: [AttachedAnimation] = []
  private static var movedLayers: [CALayer] = []
  private static var changedLayers: [CALayer] = []
  private static var layersToDisplay: [CALayer] = []

  /// How often the implicit transaction was committed: the number of the state that frames show.
  static private(set) var flushCount = 0

  // MARK: Scopes

  open class func begin() {
    levels.append(Level(isImplicit: false))
  }

  /// Ends the innermost transaction.
  ///
  /// Ending one that was not begun does nothing.
  open class func commit() {
    guard let level = levels.last, !level.isImplicit else { return }
    levels.removeLast()
    level.completion?.commit()
    if levels.isEmpty {
      settle()
    }
  }

  /// Commits the implicit transaction.
  ///
  /// The frame loop calls it at the end of each turn.
  open class func flush() {
    guard levels.allSatisfy(\.isImplicit) else { return }
    displayLayers()
    flushCount += 1
    let implicit = levels
    levels.removeAll()
    for level in implicit {
      level.completion?.commit()
    }
    settle()
  }

  open class func lock() {}

  open class func unlock() {}

  // MARK: Properties

  open class func animationDuration() -> CFTimeInterval {
    levels.last { $0.animationDuration != nil }?.animationDuration ?? standardDuration
  }

  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    current.animationDuration = dur
  }

  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    levels.last { $0.timingFunction != nil }?.timingFunction
  }

  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timingFunction = function
  }

  open class func disableActions() -> Bool {
    levels.last { $0.disablesActions != nil }?.disablesActions ?? false
  }

  open class func setDisableActions(_ flag: Bool) {
    current.disablesActions = flag
  }

  open class func completionBlock() -> (() -> Void)? {
    levels.last?.values[kCATransactionCompletionBlock] as? () -> Void
  }

  /// Runs after the animations that this transaction adds from now on; in the next turn if it adds none.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let level = current
    level.values[kCATransactionCompletionBlock] = block
    level.completion?.commit()
    level.completion = block.map { CompletionGroup($0) }
  }

  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    default: levels.last { $0.values[key] != nil }?.values[key]
    }
  }

  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      current.animationDuration = AnimatableValue(anObject).number.map(Double.init)
    case kCATransactionDisableActions:
      current.disablesActions =
        anObject as? Bool ?? AnimatableValue(anObject).number.map { $0 != 0 }
    case kCATransactionAnimationTimingFunction:
      current.timingFunction = anObject as? CAMediaTimingFunction
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: current.values[key] = anObject
    }
  }

  // MARK: Work of layers

  /// Completion blocks that wait for an animation added now.
  static var completions: [CompletionGroup] {
    levels.compactMap(\.completion)
  }

  /// Opens the implicit transaction unless some transaction is open.
  static func ensureImplicit() {
    guard levels.isEmpty else { return }
    levels.append(Level(isImplicit: true))
  }

  static func noteUnsettled(_ animation: AttachedAnimation) {
    ensureImplicit()
    unsettled.append(animation)
  }

  /// A layer came into a tree, left one, or became a root.
  static func noteTreeChange(_ layer: CALayer) {
    ensureImplicit()
    movedLayers.append(layer)
  }

  /// A layer that fades to what it will draw waits for that.
  static func noteDisplay(_ layer: CALayer) {
    ensureImplicit()
    layersToDisplay.append(layer)
  }

  /// Draws layers whose new contents animate, so that their animations begin with this commit.
  private static func displayLayers() {
    let layers = layersToDisplay
    layersToDisplay.removeAll()
    for layer in layers where layer.fadesToNewContents {
      layer.displayIfNeeded()
    }
  }

  /// A shown layer changed for the first time since the last commit.
  static func noteChange(_ layer: CALayer) {
    ensureImplicit()
    changedLayers.append(layer)
  }

  private static var current: Level {
    ensureImplicit()
    return levels[levels.count - 1]
  }

  /// Takes note of which layers are shown now, ends animations of the others, starts new animations.
  private static func settle() {
    for layer in changedLayers {
      layer.previous = nil
    }
    changedLayers.removeAll(keepingCapacity: true)
    let moved = movedLayers
    movedLayers.removeAll()
    for layer in moved {
      layer.commitTree(isShown: layer.isInDisplayedTree)
    }
    let starting = unsettled
    unsettled.removeAll()
    let now = FrameClock.current.now
    for attached in starting {
      guard let layer = attached.layer, !attached.hasEnded else { continue }
      attached.settle(at: layer.localTime(at: now))
    }
    for attached in starting where !attached.hasEnded {
      attached.reportStart()
    }
  }
}
