public import Foundation

extension UIApplication {
  public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification"
  )
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification"
  )
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )
  public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification"
  )

  /// Tells delegate and observers that the application is active now.
  package func becomeActive() {
    guard applicationState != .active else { return }
    applicationState = .active
    delegate?.applicationDidBecomeActive(self)
    defaultWindowScene.delegate?.sceneDidBecomeActive(defaultWindowScene)
    NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
  }

  /// Tells delegate and observers that the application is no longer active.
  package func resignActive() {
    guard applicationState == .active else { return }
    delegate?.applicationWillResignActive(self)
    defaultWindowScene.delegate?.sceneWillResignActive(defaultWindowScene)
    NotificationCenter.default.post(name: Self.willResignActiveNotification, object: self)
    applicationState = .inactive
  }
}
