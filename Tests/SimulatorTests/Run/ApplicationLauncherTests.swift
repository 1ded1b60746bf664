import Foundation
import SDLPlatform
import Testing
import UIKit
import UIKitCore

@testable import Simulator

/// The start of an app, in iOS's order.
@Suite struct ApplicationLauncherTests {
  final class Delegate: UIResponder, UIApplicationDelegate {
    var calls: [String] = []
    var configuration: UISceneConfiguration?

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("willFinish")
      return true
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("didFinish")
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
      calls.append("active")
    }

    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      calls.append("configuration")
      return configuration
        ?? UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    static var isConnected = false
    var window: UIWindow?

    func scene(
      _ scene: UIScene,
      willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      Self.isConnected = true
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }
  }

  private let run: VirtualRun
  private let delegate = Delegate()
  private let log = Log()

  private final class Log {
    var lines: [String] = []
  }

  init() throws {
    let log = log
    run = VirtualRun(
      services: try SimulatorServices.make { log.lines.append($0) },
      environment: SimulatedDevice().environment
    )
  }

  @Test func `calls the delegate in order and makes the app active`() throws {
    run.makeCurrent()
    try ApplicationLauncher(application: run.application).launch(delegate: delegate)

    #expect(delegate.calls == ["willFinish", "didFinish", "configuration", "active"])
    #expect(run.application.applicationState == .active)
    #expect(run.application.delegate === delegate)
  }

  @Test func `says so where no window shows`() throws {
    run.makeCurrent()
    try ApplicationLauncher(application: run.application).launch(delegate: delegate)

    #expect(log.lines.contains { $0.contains("shows no window") })
  }

  @Test func `connects a scene whose delegate the app names`() throws {
    run.makeCurrent()
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    configuration.delegateClass = SceneDelegate.self
    delegate.configuration = configuration
    SceneDelegate.isConnected = false

    try ApplicationLauncher(application: run.application).launch(delegate: delegate)

    #expect(SceneDelegate.isConnected)
    #expect(run.application.windows.count == 1)
    #expect(run.application.connectedScenes.first?.delegate is SceneDelegate)
  }

  @Test func `a named configuration needs the class SceneDelegate of the app's module`() {
    run.makeCurrent()
    delegate.configuration = UISceneConfiguration(
      name: "Default Configuration",
      sessionRole: .windowApplication
    )

    #expect {
      try ApplicationLauncher(application: run.application).launch(delegate: delegate)
    } throws: { error in
      "\(error)".contains("SimulatorTests.SceneDelegate")
    }
  }
}
