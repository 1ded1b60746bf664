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

/// The module `UIKit` with all that it re-exports.
///
/// Whoever imports it names them all: SwiftPM compiles a module again only where one of the modules it
/// names has changed, and `UIKit` itself stays the same while classes below it get other layouts.
let modulesBelowUIKit = [
  "Simulator", "SDLPlatform", "UIKitCore", "QuartzCore", "CoreGraphics", "ConstraintSolver",
]
let belowUIKit = modulesBelowUIKit.map { Target.Dependency(stringLiteral: $0) }
let uikit: [Target.Dependency] = ["UIKit"] + belowUIKit

let package = Package(
  name: "Proscenium",
  products: [
    .library(name: "UIKit", targets: ["UIKit"] + modulesBelowUIKit),
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
      dependencies: [
        "UIKitCore", "QuartzCore", "CoreGraphics", "ConstraintSolver", "CSDL2", "CFontconfig",
      ],
      swiftSettings: onMainActor
    ),
    .target(
      name: "Simulator",
      dependencies: [
        "SDLPlatform", "UIKitCore", "QuartzCore", "CoreGraphics", "ConstraintSolver",
      ],
      swiftSettings: onMainActor
    ),
    .target(
      name: "UIKit",
      dependencies: belowUIKit,
      swiftSettings: onMainActor
    ),
    .target(
      name: "ProsceniumTesting",
      dependencies: belowUIKit,
      swiftSettings: onMainActor
    ),

    .executableTarget(
      name: "MedalCount",
      dependencies: uikit,
      resources: [.copy("Pictures")],
      swiftSettings: likeAnApp
    ),
    .executableTarget(
      name: "PresentationGallery",
      dependencies: uikit,
      swiftSettings: likeAnApp
    ),
    .executableTarget(
      name: "PresentationTutorial",
      dependencies: uikit,
      swiftSettings: likeAnApp
    ),
    .executableTarget(
      name: "VerticalTransition",
      dependencies: uikit,
      swiftSettings: likeAnApp
    ),
    .executableTarget(
      name: "SlideBenchmark",
      dependencies: uikit,
      swiftSettings: likeAnApp
    ),
    .executableTarget(
      name: "FloorBenchmark",
      dependencies: ["CSDL2"],
      linkerSettings: [.linkedLibrary("SDL2"), .linkedLibrary("SDL2_ttf")]
    ),

    .executableTarget(
      name: "LayoutBenchmark",
      dependencies: uikit + ["ProsceniumTesting"],
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
    .target(
      name: "Goldens",
      dependencies: uikit + ["ProsceniumTesting", "_Testing_UIKit", "_Testing_CoreGraphics"],
      path: "Tests/Support/Goldens",
      swiftSettings: likeAnApp
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
      dependencies: uikit + ["ProsceniumTesting"],
      path: "Tests/PresentationStress",
      swiftSettings: likeAnApp
    ),
    .testTarget(
      name: "PresentationStressTests",
      dependencies: uikit + ["PresentationStress", "ProsceniumTesting"] + testingOverlays,
      exclude: ["FormerFaults.txt"],
      swiftSettings: likeAnApp
    ),
    .testTarget(
      name: "UIKitCoreTests",
      dependencies: uikit + ["ProsceniumTesting", "Goldens"] + testingOverlays,
      exclude: ["Presentation/Traces", "Drawing/Sheets/Goldens"],
      swiftSettings: likeAnApp
    ),
    .testTarget(
      name: "SDLPlatformTests",
      dependencies: ["SDLPlatform", "UIKitCore", "CoreGraphics", "CSDL2"] + testingOverlays,
      swiftSettings: likeAnApp
    ),
    .testTarget(
      name: "SimulatorTests",
      dependencies: uikit + ["ProsceniumTesting"] + testingOverlays,
      swiftSettings: likeAnApp
    ),
    .testTarget(
      name: "MedalCountTests",
      dependencies: uikit + ["MedalCount", "ProsceniumTesting"] + testingOverlays,
      swiftSettings: likeAnApp
    ),
    .testTarget(
      name: "PresentationGalleryTests",
      dependencies: uikit + ["PresentationGallery", "ProsceniumTesting", "Goldens"]
        + testingOverlays,
      exclude: ["Goldens"],
      swiftSettings: likeAnApp
    ),
    .testTarget(
      name: "PresentationTutorialTests",
      dependencies: uikit + ["PresentationTutorial", "ProsceniumTesting"] + testingOverlays,
      swiftSettings: likeAnApp
    ),
    .testTarget(
      name: "VerticalTransitionTests",
      dependencies: uikit + ["VerticalTransition", "ProsceniumTesting"] + testingOverlays,
      swiftSettings: likeAnApp
    ),
    .testTarget(
      name: "SlideBenchmarkTests",
      dependencies: uikit + ["SlideBenchmark", "ProsceniumTesting"] + testingOverlays,
      swiftSettings: likeAnApp
    ),
    .testTarget(
      name: "ScenarioTests",
      dependencies: uikit + ["ProsceniumTesting"] + testingOverlays,
      swiftSettings: likeAnApp
    ),
    .testTarget(name: "ArchitectureTests", dependencies: testingOverlays),
  ],
  swiftLanguageModes: [.v6]
)
