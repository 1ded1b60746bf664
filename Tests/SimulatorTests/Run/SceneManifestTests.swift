import Foundation
import Testing

@testable import Simulator

/// The scene manifest of an Info.plist.
@Suite struct SceneManifestTests {
  private let list: [String: Any] = [
    "UIApplicationSceneManifest": [
      "UISceneConfigurations": [
        "UIWindowSceneSessionRoleApplication": [
          [
            "UISceneConfigurationName": "Default Configuration",
            "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate",
          ],
          ["UISceneConfigurationName": "Other", "UISceneDelegateClassName": "App.Other"],
        ]
      ]
    ]
  ]

  @Test func `finds the class of a configuration`() {
    let manifest = SceneManifest(list)

    #expect(manifest.hasScenes)
    #expect(manifest.delegateClass(of: "Other", module: "App") == "App.Other")
    #expect(manifest.delegateClass(of: nil, module: "App") == "App.SceneDelegate")
  }

  @Test func `an app without a manifest has no scenes`() {
    #expect(!SceneManifest([:]).hasScenes)
    #expect(SceneManifest([:]).delegateClass(of: "Default Configuration", module: "App") == nil)
  }
}
