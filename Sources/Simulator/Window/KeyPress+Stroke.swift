import SDLPlatform
import UIKitCore

nonisolated extension KeyPress {
  /// The app's form of a key; nil for keys that apps do not see.
  init?(_ stroke: KeyStroke) {
    let key: Key
    switch stroke.symbol {
    case .character(let character): key = .character(character)
    case .enter: key = .enter
    case .escape: key = .escape
    case .tab: key = .tab
    case .backspace: key = .backspace
    case .delete: key = .delete
    case .left: key = .left
    case .right: key = .right
    case .up: key = .up
    case .down: key = .down
    case .home: key = .home
    case .end: key = .end
    case .function, .pageUp, .pageDown: return nil
    }
    self.init(
      key: key,
      isShiftDown: stroke.modifiers.contains(.shift),
      isControlDown: stroke.modifiers.contains(.control)
    )
  }
}
