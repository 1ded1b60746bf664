import Foundation
package import UIKitCore

/// What `--help`, `--list-devices` and F1 print; lines fit 80 columns.
package nonisolated enum HelpText {
  package static func usage(program: String) -> String {
    var lines = [
      "Usage: \(program) [options] [-- arguments of the app]",
      "",
      "Runs the app on a simulated iPhone or iPad in a window. The mouse is a finger,",
      "the window's edge resizes the scene; F1 in the window prints the keys.",
    ]
    for group in SimulatorOption.Group.allCases {
      lines += ["", "\(group.rawValue):"]
      lines += SimulatorOption.all.filter { $0.group == group }.map(line)
    }
    lines += [
      "",
      "Examples:",
      "  \(program) --device iphone-15 --orientation landscape-left",
      "  \(program) --size 700x400 --speed 0.1",
      "  \(program) --headless --script tour.txt --shot end.png --trace -",
      "",
      "Exit status: 0 fine, 1 a check failed, 2 wrong usage, 3 no such device, view or",
      "file, 4 something never ended, 5 no display or font, 6 the app trapped.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// One line per device: identifier, name, size, scale and size classes.
  package static func devices() -> String {
    DevicePreset.all.map { device in
      let size = "\(Int(device.size.width))x\(Int(device.size.height))@\(Int(device.scale))"
      let classes = [device.portrait, device.landscape]
        .map { SizeClassText.short($0.horizontalSizeClass, $0.verticalSizeClass) }
      return pad(device.identifier, to: 19) + pad(device.name, to: 29) + pad(size, to: 13)
        + classes.joined(separator: " / ")
    }
    .joined(separator: "\n") + "\n"
  }

  private static func line(_ option: SimulatorOption) -> String {
    let names = [option.name, option.shortName].compactMap { $0 }.joined(separator: ", ")
    let spelling = option.value.map { "\(names) \($0)" } ?? names
    return "  " + pad(spelling, to: 22) + option.help
  }

  static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 1))
  }
}

/// Size classes in the short form of Interface Builder: `wC hR`.
package nonisolated enum SizeClassText {
  package static func short(
    _ horizontal: UIUserInterfaceSizeClass,
    _ vertical: UIUserInterfaceSizeClass
  ) -> String {
    "w\(letter(horizontal)) h\(letter(vertical))"
  }

  private static func letter(_ sizeClass: UIUserInterfaceSizeClass) -> String {
    switch sizeClass {
    case .compact: "C"
    case .regular: "R"
    case .unspecified: "?"
    }
  }
}
