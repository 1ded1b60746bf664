import Foundation

/// The name of a picture taken apart: `icons/logo@2x.png` is `logo` at scale 2.
nonisolated struct PictureName: Hashable {
  /// Without folders, scale and extension.
  var name: String
  /// 1 where the name gives none.
  var scale: CGFloat = 1
  /// Folders in front of the name.
  var folders: [String]
  /// The extension, if it is one of a picture.
  var fileType: String?

  private static let fileTypes: Set<String> = [
    "png", "jpg", "jpeg", "gif", "bmp", "tif", "tiff", "webp",
  ]

  init(path: String) {
    var parts = path.split(separator: "/").map(String.init)
    var last = parts.popLast() ?? ""
    folders = parts
    if let dot = last.lastIndex(of: "."),
      Self.fileTypes.contains(last[last.index(after: dot)...].lowercased())
    {
      fileType = last[last.index(after: dot)...].lowercased()
      last = String(last[..<dot])
    }
    for device in ["~iphone", "~ipad"] where last.hasSuffix(device) {
      last.removeLast(device.count)
    }
    for (suffix, value) in [("@1x", CGFloat(1)), ("@2x", 2), ("@3x", 3)]
    where last.hasSuffix(suffix) {
      last.removeLast(suffix.count)
      scale = value
    }
    name = last
  }

  init(file: URL) {
    let isAsset = file.pathExtension == "imageset" || file.pathExtension == "colorset"
    self.init(path: isAsset ? file.deletingPathExtension().lastPathComponent : file.path)
  }

  /// Whether `file`, which has this name, is of this type and lies in these folders.
  func matches(_ file: URL) -> Bool {
    if let fileType, file.pathExtension != "imageset",
      file.pathExtension.lowercased() != fileType
    {
      return false
    }
    let parents = file.deletingLastPathComponent().pathComponents
    return parents.suffix(folders.count).elementsEqual(folders)
  }
}
