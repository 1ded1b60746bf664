/// Something that the machine lacks, told in one sentence with the cure.
package nonisolated enum HostEnvironmentError: Error, Equatable, CustomStringConvertible {
  /// SDL fell back to a driver that shows nothing although nobody asked for it.
  case silentDriver(String)
  /// SDL could not open any display.
  case noDisplay(reason: String)
  case missingFont(family: String, package: String)
  case textLibrary(SDLError)
  case pictureLibrary(SDLError)

  package var description: String {
    switch self {
    case .silentDriver(let driver):
      "There is no display to show a window on (SDL chose its silent '\(driver)' driver): "
        + "start from a graphical session, set DISPLAY or WAYLAND_DISPLAY, or pass --headless."
    case .noDisplay(let reason):
      "There is no display to show a window on (\(reason)): "
        + "start from a graphical session, set DISPLAY or WAYLAND_DISPLAY, or pass --headless."
    case .missingFont(let family, let package):
      "The font '\(family)' is not installed: "
        + "install the package '\(package)' (sudo apt-get install \(package))."
    case .textLibrary(let error):
      "Text cannot be drawn: \(error)"
    case .pictureLibrary(let error):
      "Pictures cannot be read: \(error)"
    }
  }
}
