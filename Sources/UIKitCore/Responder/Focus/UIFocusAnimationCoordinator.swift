public import Foundation

/// Runs animations beside a move of the focus; the system, which never moves it, makes none.
open class UIFocusAnimationCoordinator: NSObject {
  override init() {
    super.init()
  }

  /// Without a move under way the changes are made at once.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}
