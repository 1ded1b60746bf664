import Foundation
import UIKitCore

/// Reads the values of options; each failure names the option and what it takes.
nonisolated enum OptionValue {
  static func orientation(_ value: String) throws -> UIInterfaceOrientation {
    try choice(
      value,
      option: "--orientation",
      among: [
        "portrait": .portrait, "upside-down": .portraitUpsideDown,
        "landscape": .landscapeRight, "landscape-left": .landscapeLeft,
        "landscape-right": .landscapeRight,
      ]
    )
  }

  static func appearance(_ value: String) throws -> UIUserInterfaceStyle {
    try choice(value, option: "--appearance", among: ["light": .light, "dark": .dark])
  }

  /// `375x667`, also with a capital X.
  static func size(_ value: String, option: String) throws -> CGSize {
    let sides = value.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      .map { Double($0) }
    let longest = 10_000.0
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (1...longest).contains(width), (1...longest).contains(height)
    else {
      throw SimulatorFailure(
        .wrongUsage,
        "\(option) takes a size in points such as 375x667, not '\(value)'."
      )
    }
    return CGSize(width: width, height: height)
  }

  /// `40,60`; what is left of or above the display has negative numbers.
  static func position(_ value: String) throws -> CGPoint {
    let parts = value.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    // X11 has 16 bits for a place.
    let places = -32_768...32_767
    guard parts.count == 2, let x = parts[0], let y = parts[1], places.contains(x),
      places.contains(y)
    else {
      throw SimulatorFailure(
        .wrongUsage,
        "--position takes a place in whole pixels such as 40,60, not '\(value)'."
      )
    }
    return CGPoint(x: x, y: y)
  }

  static func number(
    _ value: String,
    option: String,
    in range: ClosedRange<Double>
  ) throws -> Double {
    guard let number = Double(value), range.contains(number) else {
      throw SimulatorFailure(
        .wrongUsage,
        "\(option) takes a number from \(range.lowerBound) to \(range.upperBound), not '\(value)'."
      )
    }
    return number
  }

  static func choice<Value>(
    _ value: String,
    option: String,
    among choices: [String: Value]
  ) throws -> Value {
    guard let choice = choices[value] else {
      throw failure(value, option: option, among: choices.keys.sorted())
    }
    return choice
  }

  /// `h=compact,v=regular,style=dark,size=XL,dir=rtl`.
  static func traits(_ value: String) throws -> UITraitCollection.Values {
    var traits = UITraitCollection.Values()
    for part in value.split(separator: ",") {
      let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard pair.count == 2 else {
        throw SimulatorFailure(
          .wrongUsage,
          "--traits takes name=value pairs such as h=compact, not '\(part)'."
        )
      }
      try set(pair[0], to: pair[1], in: &traits)
    }
    return traits
  }

  static func failure(_ value: String, option: String, among choices: [String]) -> SimulatorFailure
  {
    SimulatorFailure(
      .wrongUsage,
      "\(option) takes \(choices.joined(separator: ", ")), not '\(value)'."
    )
  }

  private static func set(
    _ name: String,
    to value: String,
    in traits: inout UITraitCollection.Values
  ) throws {
    switch name {
    case "h", "w", "horizontal":
      traits.horizontalSizeClass = try sizeClass(value, trait: name)
    case "v", "vertical":
      traits.verticalSizeClass = try sizeClass(value, trait: name)
    case "style":
      traits.userInterfaceStyle = try choice(
        value,
        option: "--traits style",
        among: ["light": .light, "dark": .dark]
      )
    case "dir":
      traits.layoutDirection = try choice(
        value,
        option: "--traits dir",
        among: ["ltr": .leftToRight, "rtl": .rightToLeft]
      )
    case "contrast":
      traits.accessibilityContrast = try choice(
        value,
        option: "--traits contrast",
        among: ["normal": .normal, "high": .high]
      )
    case "size":
      traits.preferredContentSizeCategory = try choice(
        value,
        option: "--traits size",
        among: textSizes
      )
    default:
      throw failure(
        name,
        option: "--traits",
        among: ["h", "v", "style", "dir", "contrast", "size"]
      )
    }
  }

  private static func sizeClass(_ value: String, trait: String) throws -> UIUserInterfaceSizeClass {
    try choice(
      value,
      option: "--traits \(trait)",
      among: ["compact": .compact, "regular": .regular]
    )
  }

  private static let textSizes: [String: UIContentSizeCategory] = [
    "XS": .extraSmall, "S": .small, "M": .medium, "L": .large, "XL": .extraLarge,
    "XXL": .extraExtraLarge, "XXXL": .extraExtraExtraLarge, "AX1": .accessibilityMedium,
    "AX2": .accessibilityLarge, "AX3": .accessibilityExtraLarge,
    "AX4": .accessibilityExtraExtraLarge, "AX5": .accessibilityExtraExtraExtraLarge,
  ]
}
