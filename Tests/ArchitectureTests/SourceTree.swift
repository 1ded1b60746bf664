import Foundation

/// The Swift files of the package's modules.
struct SourceTree {
  struct File {
    let module: String
    let path: String
    let text: String

    /// Names of the modules that the file imports.
    var imports: [String] {
      lines.compactMap { line in
        let words = line.split(separator: " ").map(String.init)
        guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count,
          words[..<keyword].allSatisfy({ Self.importModifiers.contains($0) })
        else {
          return nil
        }
        // `import struct Module.Name` brings in a single declaration.
        let isScoped = keyword + 2 < words.count && words[keyword + 1] == "struct"
        return words[keyword + (isScoped ? 2 : 1)].split(separator: ".").first.map(String.init)
      }
    }

    /// Lines of code: without comments and without texts in quotes.
    var code: [String] {
      lines.map { line in
        let bare = line.replacing(#/"[^"]*"/#, with: "\"\"")
        return bare.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)
          .first.map(String.init) ?? ""
      }
    }

    private var lines: [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private static let importModifiers: Set<String> = [
      "public", "package", "internal", "private", "fileprivate", "@_exported", "@preconcurrency",
      "@testable",
    ]
  }

  static let files: [File] = {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources")
    let names =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      guard let text = try? String(contentsOf: root.appending(path: name), encoding: .utf8),
        let module = name.split(separator: "/").first
      else {
        return nil
      }
      return File(module: String(module), path: name, text: text)
    }
  }()
}
