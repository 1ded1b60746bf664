import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var run: BenchmarkRun?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let settings = BenchmarkSettings.current
    let controller = SceneViewController(settings: settings)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    run = BenchmarkRun(settings: settings, scene: controller)
    run?.start()
    return true
  }
}
