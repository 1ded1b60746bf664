public import Foundation

/// The simulated device.
open class UIDevice: NSObject {
  public static var current: UIDevice { UIApplication.shared.device }

  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )

  /// The iOS version whose behaviour and look are modelled.
  open var systemVersion: String { "17.0" }
  open var systemName: String { "iOS" }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var name: String { UIApplication.shared.screen.environment.deviceName }
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIApplication.shared.screen.traitCollection.userInterfaceIdiom
  }
  open var isMultitaskingSupported: Bool { true }

  /// One value for each device name: the same on every machine.
  open var identifierForVendor: UUID? {
    let bytes = Array((name + String(repeating: "-", count: 16)).utf8.prefix(16))
    return UUID(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7],
        bytes[8], bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      )
    )
  }

  open var orientation: UIDeviceOrientation {
    switch UIApplication.shared.screen.environment.orientation {
    case .unknown: .unknown
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    }
  }

  open private(set) var isGeneratingDeviceOrientationNotifications = false

  open func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }

  open func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }
}
