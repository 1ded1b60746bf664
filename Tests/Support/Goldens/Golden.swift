import Foundation
import ProsceniumTesting
import Testing
import UIKit

/// A picture in the repository that a stage or a drawing has to show, pixel for pixel.
///
/// It lies in the folder `Goldens` beside the test. With `REWRITE_GOLDENS=1` in the environment the
/// pictures are written anew instead: look at each one that changed before it is committed. A test that
/// fails leaves what it saw, and where that differs, in `.build/goldens` and says so.
public struct Golden {
  private static let failures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent(".build/goldens")
  private static let isRewriting =
    ProcessInfo.processInfo.environment["REWRITE_GOLDENS"].map { $0 != "0" } ?? false

  private let name: String
  private let folder: URL
  private let tolerance: UInt8

  /// Components of pixels may differ by `tolerance` of 255.
  public init(_ name: String, tolerance: UInt8 = 0, besideTest file: String = #filePath) {
    self.name = name
    self.tolerance = tolerance
    folder = URL(fileURLWithPath: file).deletingLastPathComponent()
      .appendingPathComponent("Goldens")
  }

  /// Compares what `stage` shows at this instant.
  public func expect(
    _ stage: Stage,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expect(png: try stage.snapshotPNG(), sourceLocation: sourceLocation)
  }

  /// Compares a picture drawn by the test.
  public func expect(
    _ image: UIImage,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expect(png: try #require(image.pngData()), sourceLocation: sourceLocation)
  }

  private func expect(png: Data, sourceLocation: SourceLocation) throws {
    let file = folder.appendingPathComponent("\(name).png")
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
    let difference = PixelDifference(expected, actual, tolerance: tolerance)
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

extension Golden {
  /// For pictures with text: the edges of letters have other shades with another version of FreeType,
  /// while a letter that moved by a pixel or has another shape differs by far more.
  public static let glyphs: UInt8 = 48
}
