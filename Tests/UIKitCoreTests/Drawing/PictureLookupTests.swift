import CoreGraphics
import Foundation
import ProsceniumTesting
import Testing
import UIKit

/// Named pictures and colors: where they are found, which file is taken, what the log says.
struct PictureLookupTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100), scale: 2)
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pictures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// A picture of `side` by `side` pixels in `color`.
  private func write(_ path: String, side: CGFloat, color: UIColor = .red) throws {
    stage.turn()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: side, height: side),
      format: format
    ).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
    try write(path, try #require(image.pngData()))
  }

  private func write(_ path: String, _ data: Data) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: file)
  }

  /// Looks the written files up from now on, and removes them at the end.
  private func withPictures(_ body: () throws -> Void) rethrows {
    defer { try? FileManager.default.removeItem(at: folder) }
    stage.application.pictures.locator = PictureLocator(folders: [.init(folder)])
    try body()
  }

  @Test func `takes the file for the screen's scale`() throws {
    try write("logo.png", side: 10)
    try write("logo@2x.png", side: 20)
    try write("logo@3x.png", side: 30)

    withPictures {
      let image = UIImage(named: "logo")
      #expect(image?.scale == 2)
      #expect(image?.cgImage?.width == 20)
      #expect(image?.size == CGSize(width: 10, height: 10))
    }
  }

  @Test func `takes a larger scale rather than a smaller one`() throws {
    try write("logo.png", side: 10)
    try write("logo@3x.png", side: 30)

    withPictures {
      #expect(UIImage(named: "logo")?.scale == 3)
    }
  }

  @Test func `finds names with extensions and in folders`() throws {
    try write("Pictures/flags/cuba.png", side: 4)

    withPictures {
      #expect(UIImage(named: "cuba") != nil)
      #expect(UIImage(named: "cuba.png") != nil)
      #expect(UIImage(named: "flags/cuba") != nil)
      #expect(UIImage(named: "medals/cuba") == nil)
      #expect(UIImage(named: "cuba.jpg") == nil)
    }
  }

  @Test func `prefers the first folder over a better scale in another`() throws {
    try write("own/logo.png", side: 10)
    try write("other/logo@2x.png", side: 20)

    withPictures {
      stage.application.pictures.locator = PictureLocator(
        folders: ["own", "other"].map { .init(folder.appendingPathComponent($0)) }
      )
      #expect(UIImage(named: "logo")?.scale == 1)
    }
  }

  @Test func `decodes a picture once`() throws {
    try write("logo.png", side: 10)

    withPictures {
      #expect(UIImage(named: "logo")?.cgImage === UIImage(named: "logo")?.cgImage)
    }
  }

  @Test func `says once that a picture is missing`() {
    withPictures {
      #expect(UIImage(named: "nowhere") == nil)
      #expect(UIImage(named: "nowhere") == nil)
      #expect(stage.log.count == 1)
      #expect(stage.log.first?.contains("\"nowhere\"") == true)
    }
  }

  @Test func `says which file is broken and why`() throws {
    try write("broken.png", Data("not a picture".utf8))

    withPictures {
      #expect(UIImage(named: "broken") == nil)
      #expect(stage.log.count == 1)
      #expect(stage.log.first?.contains("broken.png") == true)
    }
  }

  @Test func `reads a file by its path`() throws {
    try write("photo@2x.png", side: 20)

    withPictures {
      let path = folder.appendingPathComponent("photo@2x.png").path
      #expect(UIImage(contentsOfFile: path)?.scale == 2)
      // Without scale and type the path stands for the file at the screen's scale.
      let short = folder.appendingPathComponent("photo").path
      #expect(UIImage(contentsOfFile: short)?.scale == 2)
      #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
      #expect(stage.log.count == 1)
    }
  }

  @Test func `takes pictures for dark from an asset catalog`() throws {
    let set = "Assets.xcassets/moon.imageset"
    try write("\(set)/light.png", side: 2, color: .white)
    try write("\(set)/dark.png", side: 2, color: .blue)
    try write(
      "\(set)/Contents.json",
      Data(
        """
        {"images": [
          {"idiom": "universal", "filename": "light.png", "scale": "2x"},
          {"idiom": "universal", "filename": "dark.png", "scale": "2x",
           "appearances": [{"appearance": "luminosity", "value": "dark"}]},
          {"idiom": "universal", "scale": "3x"}],
         "properties": {"template-rendering-intent": "original"}}
        """.utf8
      )
    )

    withPictures {
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      let image = UIImage(named: "moon")
      #expect(image?.pixel(0, 0) == Opaque.white)
      #expect(image?.renderingMode == .alwaysOriginal)
      #expect(
        UIImage(named: "moon", in: nil, compatibleWith: dark)?.pixel(0, 0) == Opaque.blue
      )
    }
  }

  @Test func `takes colors from an asset catalog`() throws {
    try write(
      "Assets.xcassets/accent.colorset/Contents.json",
      Data(
        """
        {"colors": [
          {"idiom": "universal", "color": {"color-space": "srgb", "components":
            {"red": "0xFF", "green": "0.5", "blue": "0", "alpha": "1.000"}}},
          {"idiom": "universal", "color": {"color-space": "srgb", "components":
            {"red": "0", "green": "0", "blue": "255", "alpha": "1.000"}},
           "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
        """.utf8
      )
    )

    withPictures {
      let color = UIColor(named: "accent")
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      #expect(color?.cgColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).cgColor)
      #expect(color?.resolvedColor(with: dark) == UIColor.blue)
      #expect(UIColor(named: "nowhere") == nil)
    }
  }

  @Test func `finds the pictures that packages put beside the executable`() {
    stage.turn()
    let found = UIImage(named: "rotate")

    #expect(found?.scale == 2)
  }
}
