import CoreGraphics
import Foundation
import ProsceniumTesting
import Testing
import UIKit

/// A picture in the repository that a stage has to show, pixel for pixel.
///
/// With `REWRITE_GOLDENS=1` in the environment the pictures are written anew instead: look at each one
/// that changed before it is committed. A test that fails leaves what it saw, and where that differs,
/// in `.build/goldens` and says so.
struct Golden {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Goldens")
  private static let failures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent(".build/goldens")
  private static let isRewriting =
    ProcessInfo.processInfo.environment["REWRITE_GOLDENS"].map { $0 != "0" } ?? false

  let name: String

  init(_ name: String) {
    self.name = name
  }

  /// Compares what `stage` shows at this instant.
  func expect(
    _ stage: Stage,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = Self.folder.appendingPathComponent("\(name).png")
    let png = try stage.snapshotPNG()
    if Self.isRewriting {
      if (try? Data(contentsOf: file)) != png { try png.write(to: file) }
      return
    }
    guard let data = try? Data(contentsOf: file) else {
      Issue.record(
        "There is no golden \(file.path); REWRITE_GOLDENS=1 writes it.",
        sourceLocation: sourceLocation
      )
      return
    }
    let expected = try picture(data)
    let actual = try picture(png)
    let difference = PixelDifference(expected, actual)
    guard difference.count > 0 else { return }
    let place = try leave(png, difference)
    Issue.record(
      """
      \(name): \(difference.summary). Expected \(file.path), saw \(place)/\(name).actual.png, the \
      difference is \(place)/\(name).difference.png; REWRITE_GOLDENS=1 takes the new picture.
      """,
      sourceLocation: sourceLocation
    )
  }

  private func picture(_ data: Data) throws -> CGImage {
    try #require(UIImage(data: data)?.cgImage)
  }

  private func leave(_ actual: Data, _ difference: PixelDifference) throws -> String {
    try FileManager.default.createDirectory(
      at: Self.failures,
      withIntermediateDirectories: true
    )
    try actual.write(to: Self.failures.appendingPathComponent("\(name).actual.png"))
    try difference.pngData()?.write(
      to: Self.failures.appendingPathComponent("\(name).difference.png")
    )
    return Self.failures.path
  }
}
