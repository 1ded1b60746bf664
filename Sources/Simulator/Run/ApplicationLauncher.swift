import Foundation
import QuartzCore
package import UIKitCore

/// Starts an app the way iOS does: application delegate, then scenes, then activation.
///
/// An app has scenes if its delegate answers `configurationForConnecting` with a class or a name, or if
/// the main bundle's `Info.plist` has a scene manifest. A name without a class stands for the class
/// `SceneDelegate` of the app's own module, as Xcode's template sets it up.
package struct ApplicationLauncher {
  private let application: UIApplication

  package init(application: UIApplication) {
    self.application = application
  }

  /// Runs the app's start, after which the application is active.
  package func launch(delegate: any UIApplicationDelegate) throws {
    application.delegate = delegate
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    delegate.applicationDidFinishLaunching(application)
    for scene in application.connectedScenes {
      try connect(scene, delegate: delegate)
    }
    application.becomeActive()
    if application.visibleWindows.isEmpty {
      application.log(
        "The app shows no window: make one in application(_:didFinishLaunchingWithOptions:) "
          + "and send it makeKeyAndVisible()."
      )
    }
  }

  private func connect(_ scene: UIScene, delegate: any UIApplicationDelegate) throws {
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      application,
      configurationForConnecting: scene.session,
      options: options
    )
    guard let sceneDelegate = try makeDelegate(for: configuration, app: delegate) else { return }
    scene.session.configuration = configuration
    scene.delegate = sceneDelegate
    sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
  }

  private func makeDelegate(
    for configuration: UISceneConfiguration,
    app: any UIApplicationDelegate
  ) throws -> (any UISceneDelegate)? {
    if let type = configuration.delegateClass {
      return try make(type, named: "\(type)")
    }
    let module = ClassName.name(of: type(of: app)).split(separator: ".").first.map(String.init)
    let manifest = SceneManifest(Bundle.main.infoDictionary ?? [:])
    let isAsked = configuration.name != nil || manifest.hasScenes
    guard isAsked, let module else { return nil }
    let name =
      manifest.delegateClass(of: configuration.name, module: module)
      ?? "\(module).SceneDelegate"
    guard let type = ClassName.type(named: name) else {
      throw SimulatorFailure(
        .notFound,
        "The scene configuration '\(configuration.name ?? "")' needs the class \(name), "
          + "which the app does not have."
      )
    }
    return try make(type, named: name)
  }

  private func make(_ type: AnyClass, named name: String) throws -> any UISceneDelegate {
    guard let objectType = type as? NSObject.Type,
      let delegate = InitializerSlot.plain.make(objectType) as? any UISceneDelegate
    else {
      throw SimulatorFailure(
        .notFound,
        "\(name) can't be a scene delegate: it is no NSObject that adopts UISceneDelegate."
      )
    }
    return delegate
  }
}
