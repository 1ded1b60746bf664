import Foundation
import ProsceniumTesting
import Testing
import UIKit

/// Fonts that the app brings along, and designs of the system font.
@MainActor
struct FontFileTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100), scale: 2)

  /// A copy of DejaVu Sans under a name of the same length that no system has.
  private func makeFont(named name: String) throws -> URL {
    let files = FileManager.default.enumerator(atPath: "/usr/share/fonts")
    let path = try #require(
      files?.compactMap { $0 as? String }.first { $0.hasSuffix("/DejaVuSans.ttf") }
    )
    var data = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/\(path)"))
    for (old, new) in [("DejaVu Sans", name), ("DejaVuSans", name.filter { $0 != " " })] {
      for encoding in [String.Encoding.utf16BigEndian, .isoLatin1] {
        let wanted = try #require(old.data(using: encoding))
        let replacement = try #require(new.data(using: encoding))
        while let range = data.range(of: wanted) {
          data.replaceSubrange(range, with: replacement)
        }
      }
    }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).ttf")
    try data.write(to: file)
    return file
  }

  @Test func `can be used by name once their file is registered`() throws {
    stage.turn()
    let file = try makeFont(named: "Velour Sans")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(UIFont(name: "Velour Sans", size: 12) == nil)

    #expect(CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil))

    let font = try #require(UIFont(name: "VelourSans", size: 12))
    let original = try #require(UIFont(name: "DejaVu Sans", size: 12))
    #expect(font.familyName == "Velour Sans")
    #expect(UIFont.familyNames.contains("Velour Sans"))
    #expect(
      "Gold".size(withAttributes: [.font: font])
        == "Gold".size(withAttributes: [.font: original])
    )
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error))
    #expect(
      error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue
    )
  }

  @Test func `are refused with a reason`() throws {
    stage.turn()
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).ttf")
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.fileNotFound.rawValue)

    try Data("no font".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    error = nil
    #expect(!CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.unrecognizedFormat.rawValue)
  }

  @Test func `among the app's resources are known by themselves`() throws {
    stage.turn()
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try makeFont(named: "Cotton Sans")
    try FileManager.default.moveItem(at: file, to: folder.appendingPathComponent("cotton.ttf"))
    stage.application.pictures.locator = PictureLocator(folders: [.init(folder)])

    #expect(UIFont(name: "Cotton Sans", size: 12) != nil)
  }

  @Test(arguments: [
    (UIFontDescriptor.SystemDesign.default, nil), (.serif, "DejaVu Serif"),
    (.monospaced, "DejaVu Sans Mono"),
  ])
  func `have designs that keep weight and size`(
    design: UIFontDescriptor.SystemDesign,
    family: String?
  ) throws {
    stage.turn()
    let bold = UIFont.systemFont(ofSize: 15, weight: .bold)

    let descriptor = try #require(bold.fontDescriptor.withDesign(design))
    let font = UIFont(descriptor: descriptor, size: 0)

    #expect(font.pointSize == 15)
    #expect(font.familyName == family ?? bold.familyName)
    #expect(font.fontDescriptor.symbolicTraits == .traitBold)
  }
}
