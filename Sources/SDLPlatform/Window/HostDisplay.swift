internal import CSDL2
import Foundation

/// The connection to the desktop: SDL's video part, set up once before the first window.
package enum HostDisplay {
  /// Drivers of SDL that show nothing.
  private nonisolated static let silentDrivers: Set<String> = ["dummy", "offscreen"]

  /// Connects to the desktop under the name that it shows for the program's windows.
  ///
  /// Throws a `HostEnvironmentError` where nobody would see a window.
  package static func open(applicationName: String) throws {
    setlocale(LC_ALL, "")
    // SDL reads both from the environment only, and before it starts.
    setenv("SDL_VIDEO_X11_WMCLASS", applicationName, 0)
    setenv("SDL_VIDEO_WAYLAND_WMCLASS", applicationName, 0)
    keepComposeTable()
    for (hint, value) in hints {
      SDL_SetHint(hint, value)
    }
    SDL_SetMainReady()
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else {
      throw HostEnvironmentError.noDisplay(reason: SDLError.last("SDL_InitSubSystem").message)
    }
    if let driver = SDL_GetCurrentVideoDriver().map({ String(cString: $0) }),
      !isWanted(driver, asked: ProcessInfo.processInfo.environment["SDL_VIDEODRIVER"])
    {
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw HostEnvironmentError.silentDriver(driver)
    }
    SDL_EnableScreenSaver()
    SDL_StopTextInput()
  }

  /// Lets the X11 library keep its table of key sequences in the person's cache folder.
  ///
  /// It reads a file of half a megabyte for that at each start otherwise, which is a quarter of a
  /// window's start. It keeps no table for root.
  private static func keepComposeTable() {
    guard getuid() != 0, getenv("XCOMPOSECACHE") == nil,
      let folder = cacheDirectory(environment: ProcessInfo.processInfo.environment)
    else { return }
    let path = folder + "/compose"
    guard
      (try? FileManager.default.createDirectory(
        atPath: path,
        withIntermediateDirectories: true
      )) != nil
    else { return }
    setenv("XCOMPOSECACHE", path, 0)
  }

  /// The program's folder for what can be made again; nil without a home.
  nonisolated static func cacheDirectory(environment: [String: String]) -> String? {
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      return folder + "/proscenium"
    }
    return environment["HOME"].map { $0 + "/.cache/proscenium" }
  }

  package static func close() {
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  /// Whether a driver shows something, or shows nothing as somebody wished.
  nonisolated static func isWanted(_ driver: String, asked: String?) -> Bool {
    !silentDrivers.contains(driver)
      || asked?.split(separator: ",").contains { $0 == driver } == true
  }

  /// Versions of the libraries, for bug reports: name and number.
  package static var versions: [(name: String, version: String)] {
    var sdl = SDL_version()
    SDL_GetVersion(&sdl)
    let text = TTF_Linked_Version().pointee
    let image = IMG_Linked_Version().pointee
    func number(_ version: SDL_version) -> String {
      "\(version.major).\(version.minor).\(version.patch)"
    }
    return [
      ("SDL", number(sdl)), ("SDL_ttf", number(text)), ("SDL_image", number(image)),
    ]
  }

  private nonisolated static let hints = [
    // Showing the window's pixels through OpenGL would create the window twice and lose its
    // smallest size; plain copies are as fast for damage of this size.
    ("SDL_FRAMEBUFFER_ACCELERATION", "0"),
    // Mouse and touch screen are told apart here; made-up events would deliver touches twice.
    (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
    (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
    // A click into a window without the focus is a touch too.
    (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
    // A desktop's compositor goes on working.
    (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
  ]
}
