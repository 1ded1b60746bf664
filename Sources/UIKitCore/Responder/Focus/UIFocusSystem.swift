public import Foundation

/// The owner of the focus: none on a device that is used by touch or mouse.
open class UIFocusSystem: NSObject {
  public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
  public static let movementDidFailNotification = Notification.Name(
    "UIFocusMovementDidFailNotification"
  )

  /// Always nil, as on a phone without a keyboard.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }

  override init() {
    super.init()
  }
}
