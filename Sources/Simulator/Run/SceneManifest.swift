/// The part of an `Info.plist` that says which class is the delegate of a scene.
nonisolated struct SceneManifest {
  private let configurations: [[String: Any]]

  init(_ propertyList: [String: Any]) {
    let manifest = propertyList["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    configurations =
      roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]] ?? []
  }

  var hasScenes: Bool {
    !configurations.isEmpty
  }

  /// The delegate's class of the configuration with this name, of the first one for nil.
  func delegateClass(of name: String?, module: String) -> String? {
    let configuration =
      configurations.first { $0["UISceneConfigurationName"] as? String == name }
      ?? configurations.first
    let value = configuration?["UISceneDelegateClassName"] as? String
    return value.map { $0.replacing("$(PRODUCT_MODULE_NAME)", with: module) }
  }
}
