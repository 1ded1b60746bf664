import Foundation
import Testing

@testable import PresentationStress

/// Scripts that once failed: the shortest ones that long runs found, each with the fault it showed.
struct FormerFaultTests {
  private nonisolated static let scripts: [String] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("FormerFaults.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "\n\n")
  }()

  @Test func `there are scripts`() {
    #expect(Self.scripts.count > 10)
    #expect(Self.scripts.allSatisfy { !StressScript(text: $0).steps.isEmpty })
  }

  @Test(arguments: scripts) func `what once failed holds`(_ text: String) throws {
    let failure = try StressRun(StressScript(text: text)).run()

    #expect(failure == nil)
  }
}
