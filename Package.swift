// swift-tools-version: 6.2
import PackageDescription

/// Settings of every module of the library.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Settings of the modules whose classes live on the main actor, as UIKit's do.
let onMainActor = strict + [.defaultIsolation(MainActor.self)]

/// Settings of apps and tests: what Xcode's templates use.
let likeAnApp: [SwiftSetting] = [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]

/// Empty targets that keep `import Testing` from failing beside modules with Apple's names
/// (the toolchain declares cross-import overlays for them that do not exist on Linux).
let testingOverlays: [Target.Dependency] = [
  "_Testing_UIKit", "_Testing_CoreGraphics", "TestFacts",
]

let package = Package(
  name: "Proscenium",
  products: [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "ProsceniumTesting", targets: ["ProsceniumTesting"]),
    .executable(name: "MedalCount", targets: ["MedalCount"]),
    .executable(name: "PresentationGallery", targets: ["PresentationGallery"]),
    .executable(name: "PresentationTutorial", targets: ["PresentationTutorial"]),
    .executable(name: "VerticalTransition", targets: ["VerticalTransition"]),
  ],
  targets: [
    .systemLibrary(
      name: "CSDL2",
      providers: [.apt(["libsdl2-dev", "libsdl2-ttf-dev", "libsdl2-image-dev"])]
    ),
    .systemLibrary(name: "CCairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CFontconfig", providers: [.apt(["libfontconfig-dev", "fonts-inter"])]),

    .target(name: "CSwiftCall"),
    .target(name: "CPixelLoops"),
    .target(name: "ConstraintSolver", swiftSettings: strict),
    .target(name: "CoreGraphics", dependencies: ["CCairo"], swiftSettings: strict),
    .target(
      name: "QuartzCore",
      dependencies: ["CoreGraphics", "CCairo", "CSwiftCall", "CPixelLoops"],
      swiftSettings: onMainActor
    ),
    .target(
      name: "UIKitCore",
      dependencies: ["QuartzCore", "CoreGraphics", "ConstraintSolver"],
      swiftSettings: onMainActor
    ),
    .target(
      name: "SDLPlatform",
      dependencies: ["UIKitCore", "QuartzCore", "CoreGraphics", "CSDL2", "CFontconfig"],
      swiftSettings: onMainActor
    ),
    .target(
      name: "Simulator",
      dependencies: ["SDLPlatform", "UIKitCore", "QuartzCore", "CoreGraphics"],
      swiftSettings: onMainActor
    ),
    .target(
      name: "UIKit",
      dependencies: ["Simulator", "UIKitCore", "QuartzCore", "CoreGraphics"],
      swiftSettings: onMainActor
    ),
    .target(
      name: "ProsceniumTesting",
      dependencies: ["Simulator", "SDLPlatform", "UIKitCore", "QuartzCore", "CoreGraphics"],
      swiftSettings: onMainActor
    ),

    .executableTarget(
      name: "MedalCount",
      dependencies: ["UIKit"],
      resources: [.copy("Pictures")],
      swiftSettings: likeAnApp
    ),
    .executableTarget(
      name: "PresentationGallery",
      dependencies: ["UIKit"],
      swiftSettings: likeAnApp
    ),
    .executableTarget(
      name: "PresentationTutorial",
      dependencies: ["UIKit"],
      swiftSettings: likeAnApp
    ),
    .executableTarget(
      name: "VerticalTransition",
      dependencies: ["UIKit"],
      swiftSettings: likeAnApp
    ),
    .executableTarget(
      name: "SlideBenchmark",
      dependencies: ["UIKit"],
      swiftSettings: likeAnApp
    ),
    .executableTarget(
      name: "FloorBenchmark",
      dependencies: ["CSDL2"],
      linkerSettings: [.linkedLibrary("SDL2"), .linkedLibrary("SDL2_ttf")]
    ),

    .executableTarget(
      name: "LayoutBenchmark",
      dependencies: ["ConstraintSolver", "UIKit", "ProsceniumTesting"],
      exclude: ["kiwi_timing.py"],
      swiftSettings: likeAnApp
    ),

    .target(name: "_Testing_UIKit", path: "Tests/Support/_Testing_UIKit"),
    .target(name: "_Testing_CoreGraphics", path: "Tests/Support/_Testing_CoreGraphics"),
    .target(
      name: "TestFacts",
      dependencies: ["_Testing_UIKit", "_Testing_CoreGraphics"],
      path: "Tests/Support/TestFacts"
    ),
    .testTarget(
      name: "ConstraintSolverTests",
      dependencies: ["ConstraintSolver"] + testingOverlays,
      exclude: ["Kiwi/kiwi_oracle.py"]
    ),
    .testTarget(
      name: "CoreGraphicsTests",
      dependencies: ["CoreGraphics"] + testingOverlays,
      swiftSettings: likeAnApp
    ),
    .testTarget(
      name: "QuartzCoreTests",
      dependencies: ["QuartzCore", "CoreGraphics"] + testingOverlays,
      swiftSettings: likeAnApp
    ),
    .executableTarget(
      name: "PresentationStress",
      dependencies: ["UIKit", "ProsceniumTesting"],
      path: "Tests/PresentationStress",
      swiftSettings: likeAnApp
    ),
    .testTarget(
      name: "PresentationStressTests",
      dependencies: ["PresentationStress", "UIKit", "ProsceniumTesting"] + testingOverlays,
      swiftSettings: likeAnApp
    ),
    .testTarget(
      name: "UIKitCoreTests",
      dependencies: ["UIKit", "ProsceniumTesting"] + testingOverlays,
      exclude: ["Presentation/Traces"],
      swiftSettings: likeAnApp
    ),
    .testTarget(
      name: "SDLPlatformTests",
      dependencies: ["SDLPlatform", "UIKitCore", "CoreGraphics", "CSDL2"] + testingOverlays,
      swiftSettings: likeAnApp
    ),
    .testTarget(
      name: "SimulatorTests",
      dependencies: ["Simulator", "UIKit", "ProsceniumTesting"] + testingOverlays,
      swiftSettings: likeAnApp
    ),
    .testTarget(
      name: "MedalCountTests",
      dependencies: ["MedalCount", "Simulator", "UIKit", "ProsceniumTesting"] + testingOverlays,
      swiftSettings: likeAnApp
    ),
    .testTarget(
      name: "PresentationGalleryTests",
      dependencies: ["PresentationGallery", "UIKit", "ProsceniumTesting"] + testingOverlays,
      exclude: ["Goldens"],
      swiftSettings: likeAnApp
    ),
    .testTarget(
      name: "PresentationTutorialTests",
      dependencies: ["PresentationTutorial", "UIKit", "ProsceniumTesting"] + testingOverlays,
      swiftSettings: likeAnApp
    ),
    .testTarget(
      name: "VerticalTransitionTests",
      dependencies: ["VerticalTransition", "UIKit", "ProsceniumTesting"] + testingOverlays,
      swiftSettings: likeAnApp
    ),
    .testTarget(
      name: "SlideBenchmarkTests",
      dependencies: ["SlideBenchmark", "UIKit", "ProsceniumTesting"] + testingOverlays,
      swiftSettings: likeAnApp
    ),
    .testTarget(
      name: "ScenarioTests",
      dependencies: ["UIKit", "UIKitCore", "ProsceniumTesting"] + testingOverlays,
      swiftSettings: likeAnApp
    ),
    .testTarget(name: "ArchitectureTests", dependencies: testingOverlays),
  ],
  swiftLanguageModes: [.v6]
)
