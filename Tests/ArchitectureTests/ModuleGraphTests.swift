import Testing

/// Imports point down only.
struct ModuleGraphTests {
  /// What each module may import, beside itself.
  static let allowed: [String: Set<String>] = [
    "ConstraintSolver": [],
    "CoreGraphics": ["Foundation", "CCairo"],
    "QuartzCore": ["Foundation", "CoreGraphics", "CCairo", "CSwiftCall", "CPixelLoops"],
    "UIKitCore": ["Foundation", "CoreGraphics", "QuartzCore", "ConstraintSolver"],
    "SDLPlatform": [
      "Foundation", "Dispatch", "Glibc", "Synchronization", "CoreGraphics", "QuartzCore",
      "UIKitCore",
      "CSDL2",
      "CFontconfig",
    ],
    "Simulator": [
      "Foundation", "Dispatch", "Glibc", "Synchronization", "CoreGraphics", "QuartzCore",
      "UIKitCore",
      "SDLPlatform",
    ],
    "UIKit": [
      "Foundation", "Dispatch", "Synchronization", "CoreGraphics", "QuartzCore", "UIKitCore",
      "Simulator",
    ],
    "ProsceniumTesting": [
      "Foundation", "CoreGraphics", "QuartzCore", "UIKitCore", "SDLPlatform", "Simulator",
    ],
    "LayoutBenchmark": ["Foundation", "ConstraintSolver", "UIKit", "ProsceniumTesting"],
  ]

  /// Demo apps are plain iOS code.
  private static let allowedInApps: Set<String> = ["UIKit", "Foundation"]

  @Test func `there are sources to look at`() {
    #expect(SourceTree.files.count > 100)
    #expect(Set(SourceTree.files.map(\.module)).isSuperset(of: Self.allowed.keys))
  }

  @Test func `files import only modules below their own`() {
    for file in SourceTree.files {
      let allowed = Self.allowed[file.module] ?? Self.allowedInApps
      #expect(Set(file.imports).subtracting(allowed) == [], "\(file.path)")
    }
  }

  @Test func `Cairo is named only in CoreGraphics and the compositor`() {
    for file in SourceTree.files where file.imports.contains("CCairo") {
      #expect(
        file.module == "CoreGraphics" || file.path.hasPrefix("QuartzCore/Compositor/"),
        "\(file.path)"
      )
    }
  }
}
