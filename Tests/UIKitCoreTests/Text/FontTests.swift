import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Fonts: faces, measures, text styles.
struct FontTests {
  private let stage = Stage(size: CGSize(width: 400, height: 400))

  @Test func `is equal by face and size`() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
  }

  @Test func `measures like San Francisco`() {
    let font = UIFont.systemFont(ofSize: 17)

    // What a device prints for the 17 point system font.
    #expect(abs(font.lineHeight - 20.287) < 0.001)
    #expect(abs(font.ascender - 16.187) < 0.001)
    #expect(font.descender < 0)
  }

  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, CGFloat(34)), (.title1, 28), (.title2, 22), (.title3, 20),
    (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
    (.caption1, 12), (.caption2, 11),
  ])
  func `has the sizes of the text styles`(style: UIFont.TextStyle, size: CGFloat) {
    #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
  }

  @Test func `grows with the content size`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)

    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    let scaled = UIFontMetrics(forTextStyle: .body)
      .scaledValue(for: 34, compatibleWith: traits)

    #expect(body.pointSize == 40)
    #expect(scaled == 80)
  }

  @Test func `finds families by name and refuses unknown ones`() {
    #expect(UIFont(name: "DejaVu Sans", size: 12)?.pointSize == 12)
    #expect(UIFont(name: "NoSuchFamily-Bold", size: 12) == nil)
  }

  @Test func `makes bold and italic faces by traits`() throws {
    let font = UIFont.systemFont(ofSize: 12)

    let descriptor = try #require(
      font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])
    )
    let made = UIFont(descriptor: descriptor, size: 0)

    #expect(made.pointSize == 12)
    #expect(made.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
  }
}
