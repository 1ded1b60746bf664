internal import CSDL2
package import Foundation

/// What programs of the desktop share: the pasteboard and the opening of addresses.
package enum Desktop {
  /// Text of the pasteboard; without a window there is none.
  package static var pasteboard: String? {
    get {
      guard SDL_WasInit(SDL_INIT_VIDEO) != 0, SDL_HasClipboardText() == SDL_TRUE,
        let text = SDL_GetClipboardText()
      else { return nil }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set {
      guard SDL_WasInit(SDL_INIT_VIDEO) != 0 else { return }
      SDL_SetClipboardText(newValue ?? "")
    }
  }

  /// Opens an address with the program that the desktop has for it; false if there is none.
  package static func open(_ url: URL) -> Bool {
    SDL_OpenURL(url.absoluteString) == 0
  }

  /// Where a person's pictures go: the desktop's folder for them, or else the working directory.
  package nonisolated static func picturesDirectory(
    environment: [String: String],
    contents: (String) -> String? = { try? String(contentsOfFile: $0, encoding: .utf8) }
  ) -> String {
    if let directory = environment["XDG_PICTURES_DIR"], !directory.isEmpty { return directory }
    guard let home = environment["HOME"] else { return "." }
    let configuration = environment["XDG_CONFIG_HOME"] ?? home + "/.config"
    let key = "XDG_PICTURES_DIR="
    let line = contents(configuration + "/user-dirs.dirs")?
      .split(separator: "\n").first { $0.hasPrefix(key) }
    guard let line else { return "." }
    return String(line.dropFirst(key.count))
      .replacing("\"", with: "").replacing("$HOME", with: home)
  }
}
