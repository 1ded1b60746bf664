public import Foundation

/// Follows the keyboard, which never shows here: text comes from the computer's keyboard.
///
/// It stands for the strip of the safe area at the bottom of its view, as on a device without a keyboard
/// on the screen.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Without effect: there is no undocked keyboard.
  open var followsUndockedKeyboard = false

  /// Whether the guide is as high as the bottom of the safe area, or else has no height.
  open var usesBottomSafeArea = true {
    didSet {
      if usesBottomSafeArea != oldValue { owningView?.keyboardGuideDidChange() }
    }
  }

  /// Without effect: there is no keyboard to drag away.
  open var keyboardDismissPadding: CGFloat = 0
}
