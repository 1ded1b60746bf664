package import Foundation

/// Finds the files of named pictures and colors, and fonts, in a list of folders.
///
/// It reads the folders once, when it is made.
package nonisolated struct PictureLocator: Sendable {
  /// A file that holds a picture, and the scale in its name.
  package struct Candidate: Hashable, Sendable {
    package var file: URL
    package var scale: CGFloat
    package var isForDark = false
    package var isTemplate = false
    package var isOriginal = false
  }

  /// A folder to search, with or without the folders in it.
  package struct Folder: Hashable, Sendable {
    package var url: URL
    package var isDeep: Bool

    package init(_ url: URL, isDeep: Bool = true) {
      self.url = url
      self.isDeep = isDeep
    }
  }

  package let folders: [Folder]
  /// Pictures and asset folders by the last part of their name without scale and extension.
  private let index: [String: [Entry]]

  private struct Entry {
    var file: URL
    /// Which of `folders` it was found in.
    var folder: Int
  }

  private static let pictureExtensions: Set<String> = [
    "png", "jpg", "jpeg", "gif", "bmp", "tif", "tiff", "webp",
  ]
  private static let assetExtensions: Set<String> = ["imageset", "colorset"]
  private static let fontExtensions: Set<String> = ["ttf", "otf", "ttc"]

  package init(folders: [Folder]) {
    self.folders = folders
    var index: [String: [Entry]] = [:]
    for (number, folder) in folders.enumerated() {
      for file in Self.contents(of: folder) {
        index[PictureName(file: file).name, default: []].append(
          Entry(file: file, folder: number)
        )
      }
    }
    self.index = index
  }

  /// The folders of the running app: its resource folder, and each `*.resources` or `*.bundle`
  /// beside the executable (where SwiftPM puts the resources of targets) with all their folders.
  ///
  /// The one of the target that the executable is made of comes before those of others.
  package static func ofApplication() -> PictureLocator {
    let main = Bundle.main
    var beside = [main.bundleURL]
    if let executable = main.executableURL {
      beside.append(executable.resolvingSymlinksInPath().deletingLastPathComponent())
    }
    var folders: [Folder] = []
    if let resources = main.resourceURL {
      folders.append(Folder(resources, isDeep: false))
    }
    for place in beside {
      folders.append(Folder(place, isDeep: false))
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
      let bundles = names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
      let own = main.executableURL.map { "_\($0.lastPathComponent)." } ?? ""
      for name in bundles.filter({ $0.contains(own) }) + bundles.filter({ !$0.contains(own) }) {
        folders.append(Folder(place.appendingPathComponent(name)))
      }
    }
    return PictureLocator(folders: folders.uniqued())
  }

  /// The folders of a bundle.
  package static func of(_ bundle: Bundle) -> PictureLocator {
    bundle === Bundle.main
      ? ofApplication()
      : PictureLocator(folders: [Folder(bundle.resourceURL ?? bundle.bundleURL)])
  }

  /// The files of the picture `name`, which may have an extension, a scale and folders in front.
  ///
  /// All come from the first folder that has any: another target's picture of the same name does not
  /// get in the way.
  package func candidates(named name: String) -> [Candidate] {
    let wanted = PictureName(path: name)
    let entries = (index[wanted.name] ?? []).filter { wanted.matches($0.file) }
    for folder in folders.indices {
      let found = entries.filter { $0.folder == folder }.flatMap { candidates(at: $0.file) }
      if !found.isEmpty {
        return found
      }
    }
    return []
  }

  /// The best file for a screen; nil where there is none.
  ///
  /// The exact scale comes first, then the next larger, then the largest of the smaller ones. Of
  /// several at the same scale PNG comes before other formats, then the first path.
  package func file(
    named name: String,
    scale: CGFloat,
    isDark: Bool = false
  ) -> Candidate? {
    let all = candidates(named: name)
    let styled = all.filter { $0.isForDark == isDark }
    let fitting = styled.isEmpty ? all.filter { !$0.isForDark } : styled
    return fitting.enumerated().min { left, right in
      rank(left.element, scale, left.offset).lexicographicallyPrecedes(
        rank(right.element, scale, right.offset)
      )
    }?.element
  }

  /// The font files, in the order of their paths.
  package var fontFiles: [URL] {
    index.values.joined().map(\.file)
      .filter { Self.fontExtensions.contains($0.pathExtension.lowercased()) }
      .sorted { $0.path < $1.path }
  }

  /// The folder of a named color; nil where there is none.
  package func colorSet(named name: String) -> URL? {
    let wanted = PictureName(path: name)
    return index[wanted.name]?.map(\.file)
      .first { $0.pathExtension == "colorset" && wanted.matches($0) }
  }

  private func candidates(at file: URL) -> [Candidate] {
    if file.pathExtension == "imageset" {
      return ImageSet(folder: file)?.candidates ?? []
    }
    guard Self.pictureExtensions.contains(file.pathExtension.lowercased()) else { return [] }
    return [Candidate(file: file, scale: PictureName(file: file).scale)]
  }

  private func rank(_ candidate: Candidate, _ scale: CGFloat, _ offset: Int) -> [CGFloat] {
    let misfit: CGFloat =
      candidate.scale >= scale ? candidate.scale - scale : 1000 + scale - candidate.scale
    let isPNG = candidate.file.pathExtension.lowercased() == "png"
    return [misfit, isPNG ? 0 : 1, CGFloat(offset)]
  }

  private static func contents(of folder: Folder) -> [URL] {
    let keys: [URLResourceKey] = []
    let options: FileManager.DirectoryEnumerationOptions =
      folder.isDeep ? [] : [.skipsSubdirectoryDescendants]
    guard
      let files = FileManager.default.enumerator(
        at: folder.url,
        includingPropertiesForKeys: keys,
        options: options
      )
    else { return [] }

    // The order of a folder's files is the machine's business; ours must not depend on it.
    return files.compactMap { $0 as? URL }
      .filter { file in
        let type = file.pathExtension
        return assetExtensions.contains(type) || fontExtensions.contains(type.lowercased())
          || (pictureExtensions.contains(type.lowercased())
            && file.deletingLastPathComponent().pathExtension != "imageset")
      }
      .sorted { $0.path < $1.path }
  }
}

extension [PictureLocator.Folder] {
  fileprivate nonisolated func uniqued() -> [PictureLocator.Folder] {
    var seen: Set<String> = []
    return filter { seen.insert($0.url.standardizedFileURL.path).inserted }
  }
}
