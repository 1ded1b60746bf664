import Foundation
import Testing

@testable import SDLPlatform

/// Which displays count, and where pictures go.
@Suite struct HostDisplayTests {
  @Test func `a silent driver counts only where it was asked for`() {
    #expect(HostDisplay.isWanted("x11", asked: nil))
    #expect(HostDisplay.isWanted("wayland", asked: nil))
    #expect(!HostDisplay.isWanted("offscreen", asked: nil))
    #expect(!HostDisplay.isWanted("dummy", asked: "x11"))
    #expect(HostDisplay.isWanted("dummy", asked: "dummy"))
    #expect(HostDisplay.isWanted("dummy", asked: "x11,dummy"))
  }

  @Test func `errors say what to do`() {
    let font = HostEnvironmentError.missingFont(family: "Inter", package: "fonts-inter")

    #expect("\(font)".contains("apt-get install fonts-inter"))
    #expect("\(HostEnvironmentError.silentDriver("offscreen"))".contains("--headless"))
  }

  @Test func `pictures go where the desktop keeps them`() {
    let configuration = "XDG_DESKTOP_DIR=\"$HOME/Desktop\"\nXDG_PICTURES_DIR=\"$HOME/Bilder\"\n"

    #expect(
      Desktop.picturesDirectory(environment: ["HOME": "/h"]) { path in
        path == "/h/.config/user-dirs.dirs" ? configuration : nil
      } == "/h/Bilder"
    )
    #expect(
      Desktop.picturesDirectory(environment: ["HOME": "/h", "XDG_PICTURES_DIR": "/p"]) { _ in nil }
        == "/p"
    )
    #expect(Desktop.picturesDirectory(environment: ["HOME": "/h"]) { _ in nil } == ".")
  }

  @Test func `what can be made again goes to the person's cache`() {
    #expect(HostDisplay.cacheDirectory(environment: ["HOME": "/h"]) == "/h/.cache/proscenium")
    let environment = ["HOME": "/h", "XDG_CACHE_HOME": "/c"]
    #expect(HostDisplay.cacheDirectory(environment: environment) == "/c/proscenium")
    // Relative folders count for nothing, as the desktop's rules say.
    #expect(HostDisplay.cacheDirectory(environment: ["XDG_CACHE_HOME": "c"]) == nil)
  }
}
