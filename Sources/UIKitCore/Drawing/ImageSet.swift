import Foundation

/// A picture in an asset catalog: a folder with files for scales and for light and dark.
nonisolated struct ImageSet {
  private struct Contents: Decodable {
    struct Image: Decodable {
      var filename: String?
      var scale: String?
      var idiom: String?
      var appearances: [AssetAppearance]?
    }

    struct Properties: Decodable {
      var intent: String?

      enum CodingKeys: String, CodingKey {
        case intent = "template-rendering-intent"
      }
    }

    var images: [Image]
    var properties: Properties?
  }

  let candidates: [PictureLocator.Candidate]

  /// nil where `Contents.json` is missing or broken.
  init?(folder: URL) {
    let file = folder.appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: file),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }

    let intent = contents.properties?.intent
    candidates = contents.images.compactMap { image in
      guard let name = image.filename, image.idiom != "watch", image.idiom != "mac" else {
        return nil
      }
      let scale = image.scale.flatMap { Double($0.replacingOccurrences(of: "x", with: "")) }
      return PictureLocator.Candidate(
        file: folder.appendingPathComponent(name),
        scale: CGFloat(scale ?? 1),
        isForDark: image.appearances?.contains(where: \.isDark) ?? false,
        isTemplate: intent == "template",
        isOriginal: intent == "original"
      )
    }
  }
}

/// A condition on an entry of an asset catalog.
nonisolated struct AssetAppearance: Decodable {
  var appearance: String
  var value: String

  var isDark: Bool { appearance == "luminosity" && value == "dark" }
}
