import Foundation
import Testing

/// What the package's manifest has to say so that changes reach everybody.
///
/// SwiftPM compiles a module again only where one of the modules that its target names has changed. The
/// module `UIKit` re-exports others and stays the same while their classes get other layouts.
struct ManifestTests {
  private static let manifest: [Substring] = {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try? String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    return (text ?? "").split(separator: "\n")
  }()

  /// Modules that are no part of what `UIKit` re-exports.
  private static let others: Set<String> = ["UIKit", "ProsceniumTesting", "LayoutBenchmark"]

  @Test func `the modules below UIKit are all named`() throws {
    let start = try #require(
      Self.manifest.firstIndex { $0.hasPrefix("let modulesBelowUIKit") }
    )
    let names = Self.manifest[start...].dropFirst().prefix { $0 != "]" }
      .flatMap { $0.matches(of: #/"(\w+)"/#).map { String($0.1) } }

    #expect(Set(names) == Set(ModuleGraphTests.allowed.keys).subtracting(Self.others))
  }

  @Test func `no target depends on UIKit without the modules below it`() {
    let lines = Self.manifest.filter { $0.contains(#""UIKit""#) }
      .map { $0.trimmingCharacters(in: .whitespaces) }

    #expect(
      lines == [
        #"let uikit: [Target.Dependency] = ["UIKit"] + belowUIKit"#,
        #".library(name: "UIKit", targets: ["UIKit"] + modulesBelowUIKit),"#,
        #"name: "UIKit","#,
      ]
    )
  }
}
