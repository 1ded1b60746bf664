import Foundation
import UIKitCore

/// The options of every app, in the order of the help.
nonisolated extension SimulatorOption {
  static let all: [SimulatorOption] = device + window + automation + information

  private static let device: [SimulatorOption] = [
    SimulatorOption(
      "--device",
      value: "ID",
      group: .device,
      help: "such as iphone-15 or 390x844@3; see --list-devices"
    ) { options, value in
      options.preset = try DevicePreset.named(value)
    },
    SimulatorOption(
      "--size",
      value: "WxH",
      group: .device,
      help: "a free size in points; size classes follow from it"
    ) { options, value in
      options.size = try OptionValue.size(value, option: "--size")
    },
    SimulatorOption(
      "--orientation",
      value: "O",
      group: .device,
      help: "portrait, landscape-left, landscape-right or upside-down"
    ) { options, value in
      options.orientation = try OptionValue.orientation(value)
    },
    SimulatorOption(
      "--appearance",
      value: "A",
      group: .device,
      help: "light or dark"
    ) { options, value in
      options.appearance = try OptionValue.appearance(value)
    },
    SimulatorOption(
      "--traits",
      value: "LIST",
      group: .device,
      help: "override traits: h=compact,v=regular,style=dark,dir=rtl"
    ) { options, value in
      options.traits = try OptionValue.traits(value)
    },
  ]

  private static let window: [SimulatorOption] = [
    SimulatorOption(
      "--scale",
      value: "S",
      group: .window,
      help: "pixels a point: 1 in a window, the device's own headless"
    ) { options, value in
      options.scale = try OptionValue.number(value, option: "--scale", in: 0.1...8)
    },
    SimulatorOption(
      "--position",
      value: "X,Y",
      group: .window,
      help: "where the window opens, from the display's top left"
    ) { options, value in
      options.position = try OptionValue.position(value)
    },
    SimulatorOption(
      "--speed",
      value: "F",
      group: .window,
      help: "pace of time: 0.1 is ten times slower"
    ) { options, value in
      options.speed = try OptionValue.number(value, option: "--speed", in: 0.001...1000)
    },
    SimulatorOption(
      "--unthrottled",
      group: .window,
      help: "draw what moves at once, 1/60 s further a frame"
    ) { options, _ in
      options.isUnthrottled = true
    },
    SimulatorOption(
      "--animations",
      value: "on|off",
      group: .window,
      help: "off: animations end at once, callbacks stay"
    ) { options, value in
      options.areAnimationsEnabled = try OptionValue.choice(
        value,
        option: "--animations",
        among: ["on": true, "off": false]
      )
    },
  ]

  private static let automation: [SimulatorOption] = [
    SimulatorOption(
      "--headless",
      group: .automation,
      help: "no window; time runs as fast as it can"
    ) { options, _ in
      options.isHeadless = true
    },
    SimulatorOption(
      "--script",
      value: "FILE",
      group: .automation,
      help: "do what FILE says, then end (- reads standard input)"
    ) { options, value in
      options.script = value
    },
    SimulatorOption(
      "--timeout",
      value: "T",
      group: .automation,
      help: "seconds of app time until 'settle' gives up (10)"
    ) { options, value in
      options.timeout = try OptionValue.number(value, option: "--timeout", in: 0.001...86_400)
    },
    SimulatorOption(
      "--shot",
      value: "FILE",
      group: .automation,
      help: "write a PNG at the end, at the device's scale"
    ) { options, value in
      options.screenshot = value
    },
    SimulatorOption(
      "--trace",
      value: "FILE",
      group: .automation,
      help: "write the callbacks of all presentations (- prints them)"
    ) { options, value in
      options.trace = value
    },
    SimulatorOption(
      "--dump",
      value: "WHAT",
      group: .automation,
      help: "print the tree of views or the presentations at the end"
    ) { options, value in
      guard let dump = SimulatorOptions.Dump(rawValue: value) else {
        throw OptionValue.failure(
          value,
          option: "--dump",
          among: SimulatorOptions.Dump.allCases.map(\.rawValue)
        )
      }
      options.dumps.append(dump)
    },
  ]

  private static let information: [SimulatorOption] = [
    SimulatorOption(
      "--list-devices",
      group: .information,
      help: "print the devices and their screens"
    ) { options, _ in
      options.request = .deviceList
    },
    SimulatorOption(
      "--version",
      group: .information,
      help: "print the versions of all parts"
    ) { options, _ in
      options.request = .version
    },
    SimulatorOption("--help", short: "-h", group: .information, help: "print this") {
      options,
      _ in
      options.request = .help
    },
  ]
}
