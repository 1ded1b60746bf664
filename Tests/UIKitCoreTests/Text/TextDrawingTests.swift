import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Text as pixels.
struct TextDrawingTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100), scale: 2)
  private let attributes: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.black,
  ]

  @Test func `looks the same wherever whole pixels put it`() throws {
    let here = try pixels { _ in "Gold".draw(at: CGPoint(x: 10, y: 5), withAttributes: attributes) }
    let moved = try pixels { context in
      // Half a point is one pixel at 2x.
      context.translateBy(x: -0.5, y: -3)
      "Gold".draw(at: CGPoint(x: 10.5, y: 8), withAttributes: attributes)
    }

    #expect(here == moved)
  }

  @Test func `leaves the picture empty where there is no text`() throws {
    let nothing = try pixels { _ in }
    let spaces = try pixels { _ in "   ".draw(at: .zero, withAttributes: attributes) }
    let text = try pixels { _ in "x".draw(at: .zero, withAttributes: attributes) }

    #expect(spaces == nothing)
    #expect(text != nothing)
  }

  @Test func `paints in the text's color`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.text = "Gold"
    label.textColor = .clear
    let clear = try pixels { _ in label.drawText(in: label.bounds) }
    label.textColor = .red
    let red = try pixels { _ in label.drawText(in: label.bounds) }

    #expect(clear == (try pixels { _ in }))
    #expect(red != clear)
  }

  @Test func `ends what is too long with an ellipsis that fits`() throws {
    let label = UILabel()
    label.text = "Summer games in London"
    let short = CGRect(x: 0, y: 0, width: 60, height: 40)

    let cut = try pixels { _ in label.drawText(in: short) }
    let outside = try pixels { context in
      context.clip(to: CGRect(x: 60, y: 0, width: 40, height: 40))
      label.drawText(in: short)
    }

    #expect(cut != (try pixels { _ in }))
    #expect(outside == (try pixels { _ in }))
  }

  private func pixels(_ draw: (CGContext) -> Void) throws -> Data {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 100, height: 40), false, 2)
    defer { UIGraphicsEndImageContext() }
    draw(try #require(UIGraphicsGetCurrentContext()))
    return try #require(UIGraphicsGetImageFromCurrentImageContext()?.pngData())
  }
}
