import Foundation
import Testing
import UIKitCore

@testable import SDLPlatform

/// The system font's files, found without fontconfig.
@Suite struct KnownFontsTests {
  nonisolated static let weights: [UIFont.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  @Test(arguments: weights, [false, true])
  func `are those that fontconfig answers`(weight: UIFont.Weight, isItalic: Bool) {
    let locator = FontLocator()
    let family = FaceList.systemFamily
    let found = locator.file(family: family, weight: weight.rawValue, isItalic: isItalic)

    #expect(found != nil)
    #expect(
      found == locator.installedFile(family: family, weight: weight.rawValue, isItalic: isItalic)
    )
  }

  @Test func `other families are not known`() {
    #expect(KnownFonts.file(family: "DejaVu Sans", weight: 400, isItalic: false) == nil)
    #expect(KnownFonts.file(family: FaceList.systemFamily, weight: 450, isItalic: false) == nil)
  }
}
