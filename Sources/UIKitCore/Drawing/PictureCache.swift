import CoreGraphics
import Foundation

/// The named pictures of an application, decoded once each.
///
/// `UIApplication.pictures` is the one of the running application.
package final class PictureCache {
  /// A decoded file and what its place said about it.
  nonisolated struct Picture: Sendable {
    var image: CGImage
    var scale: CGFloat
    var orientation = UIImage.Orientation.up
    var rules = UIImage.Rules()
  }

  /// Where pictures of the app are looked for; replacing it forgets all pictures.
  package var locator: PictureLocator {
    get {
      if let madeLocator {
        return madeLocator
      }
      let made = PictureLocator.ofApplication()
      madeLocator = made
      return made
    }
    set {
      madeLocator = newValue
      removeAll()
    }
  }

  /// Made on first use: reading folders takes time that apps without pictures don't spend.
  private var madeLocator: PictureLocator?
  private var bundleLocators: [URL: PictureLocator] = [:]
  private var pictures: [URL: Picture] = [:]
  private var reported: Set<String> = []

  package init() {}

  /// Forgets decoded pictures, not where they are.
  package func removeAll() {
    pictures = [:]
  }

  /// nil, and a line in the log, where there is no such picture or its file is broken.
  func picture(
    named name: String,
    in bundle: Bundle?,
    traits: UITraitCollection.Values
  ) -> Picture? {
    guard !name.isEmpty else { return nil }

    let scale = traits.displayScale > 0 ? traits.displayScale : ScreenScale.current
    let locator = locator(of: bundle)
    let isDark = traits.userInterfaceStyle == .dark
    guard let found = locator.file(named: name, scale: scale, isDark: isDark) else {
      let places = locator.folders.map(\.url.path).joined(separator: ", ")
      report("There is no picture named \"\(name)\" in \(places).")
      return nil
    }
    guard var picture = picture(at: found.file, scale: found.scale) else { return nil }
    if found.isTemplate {
      picture.rules.renderingMode = .alwaysTemplate
    } else if found.isOriginal {
      picture.rules.renderingMode = .alwaysOriginal
    }
    return picture
  }

  /// The picture of a path as `UIImage(contentsOfFile:)` takes it; never kept.
  func picture(atPath path: String) -> Picture? {
    let files = FileManager.default
    let hasType = !(path as NSString).pathExtension.isEmpty
    let plain = hasType ? path : path + ".png"
    let base = (plain as NSString).deletingPathExtension
    let type = (plain as NSString).pathExtension
    // A name without a scale stands for the file at the screen's scale, if there is one.
    let scaled = "\(base)@\(Int(ScreenScale.current))x.\(type)"
    let isPlain = PictureName(path: plain).scale == 1
    let found = isPlain && files.fileExists(atPath: scaled) ? scaled : plain
    guard files.fileExists(atPath: found) else {
      report("There is no file \"\(found)\" for a picture.")
      return nil
    }
    return decodedPicture(at: URL(fileURLWithPath: found), scale: PictureName(path: found).scale)
  }

  /// nil where there is no such color.
  func color(named name: String, in bundle: Bundle?) -> ColorSet? {
    guard let folder = locator(of: bundle).colorSet(named: name), let set = ColorSet(folder: folder)
    else {
      report("There is no color named \"\(name)\".")
      return nil
    }
    return set
  }

  /// Decodes with the host's codec, from any thread.
  nonisolated static func decode(_ data: Data) -> Result<CGImage, any Error> {
    MainThread.run {
      Result { try UIApplication.shared.services.pictureCodec.decode(data) }
    }
  }

  /// nil, and a line in the log, where `body` fails.
  static func encode(_ body: () throws -> Data) -> Data? {
    do {
      return try body()
    } catch {
      UIApplication.shared.log("A picture could not be encoded: \(error)")
      return nil
    }
  }

  private func locator(of bundle: Bundle?) -> PictureLocator {
    guard let bundle, bundle !== Bundle.main else { return locator }

    if let known = bundleLocators[bundle.bundleURL] {
      return known
    }
    let made = PictureLocator.of(bundle)
    bundleLocators[bundle.bundleURL] = made
    return made
  }

  private func picture(at file: URL, scale: CGFloat) -> Picture? {
    if let known = pictures[file] {
      return known
    }
    let made = decodedPicture(at: file, scale: scale)
    pictures[file] = made
    return made
  }

  private func decodedPicture(at file: URL, scale: CGFloat) -> Picture? {
    do {
      let data = try Data(contentsOf: file)
      return Picture(
        image: try Self.decode(data).get(),
        scale: scale,
        orientation: PictureOrientation(data: data).orientation
      )
    } catch {
      report("The picture \"\(file.path)\" could not be read: \(error)")
      return nil
    }
  }

  /// Each sentence once: views ask for the same picture again and again.
  private func report(_ sentence: String) {
    if reported.insert(sentence).inserted {
      UIApplication.shared.log(sentence)
    }
  }
}
