import CoreGraphics
public import Foundation

/// The scene that holds the app's windows.
open class UIWindowScene: UIScene, UITraitEnvironment {
  public let screen: UIScreen

  init(screen: UIScreen) {
    self.screen = screen
    super.init(session: UISceneSession(role: .windowApplication, persistentIdentifier: "main"))
  }

  open var windows: [UIWindow] { screen.windows }
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindowOfApplication }
  open var interfaceOrientation: UIInterfaceOrientation { screen.environment.orientation }
  open var coordinateSpaceBounds: CGRect { screen.bounds }
  open var traitCollection: UITraitCollection { screen.traitCollection }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// The state of the status bar.
open class UIStatusBarManager: NSObject {
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
}
