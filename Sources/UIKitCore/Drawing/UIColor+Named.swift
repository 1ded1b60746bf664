import Foundation

/// Colors by name: fixed ones, and those of the system that follow light and dark.
extension UIColor {
  nonisolated public static let black = UIColor(white: 0, alpha: 1)
  nonisolated public static let darkGray = UIColor(white: 1.0 / 3.0, alpha: 1)
  nonisolated public static let lightGray = UIColor(white: 2.0 / 3.0, alpha: 1)
  nonisolated public static let white = UIColor(white: 1, alpha: 1)
  nonisolated public static let gray = UIColor(white: 0.5, alpha: 1)
  nonisolated public static let clear = UIColor(white: 0, alpha: 0)
  nonisolated public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  nonisolated public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  nonisolated public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  nonisolated public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  nonisolated public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  nonisolated public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  nonisolated public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  nonisolated public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  nonisolated public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  // MARK: - System colors

  nonisolated public static let systemRed = UIColor(SystemColor.red)
  nonisolated public static let systemOrange = UIColor(SystemColor.orange)
  nonisolated public static let systemYellow = UIColor(SystemColor.yellow)
  nonisolated public static let systemGreen = UIColor(SystemColor.green)
  nonisolated public static let systemMint = UIColor(SystemColor.mint)
  nonisolated public static let systemTeal = UIColor(SystemColor.teal)
  nonisolated public static let systemCyan = UIColor(SystemColor.cyan)
  nonisolated public static let systemBlue = UIColor(SystemColor.blue)
  nonisolated public static let systemIndigo = UIColor(SystemColor.indigo)
  nonisolated public static let systemPurple = UIColor(SystemColor.purple)
  nonisolated public static let systemPink = UIColor(SystemColor.pink)
  nonisolated public static let systemBrown = UIColor(SystemColor.brown)
  nonisolated public static let systemGray = UIColor(SystemColor.gray)
  nonisolated public static let systemGray2 = UIColor(SystemColor.gray2)
  nonisolated public static let systemGray3 = UIColor(SystemColor.gray3)
  nonisolated public static let systemGray4 = UIColor(SystemColor.gray4)
  nonisolated public static let systemGray5 = UIColor(SystemColor.gray5)
  nonisolated public static let systemGray6 = UIColor(SystemColor.gray6)

  // MARK: - By role

  nonisolated public static let label = UIColor(SystemColor.label)
  nonisolated public static let secondaryLabel = UIColor(SystemColor.secondaryLabel)
  nonisolated public static let tertiaryLabel = UIColor(SystemColor.tertiaryLabel)
  nonisolated public static let quaternaryLabel = UIColor(SystemColor.quaternaryLabel)
  nonisolated public static let placeholderText = UIColor(SystemColor.placeholderText)
  nonisolated public static let systemFill = UIColor(SystemColor.fill)
  nonisolated public static let secondarySystemFill = UIColor(SystemColor.secondaryFill)
  nonisolated public static let tertiarySystemFill = UIColor(SystemColor.tertiaryFill)
  nonisolated public static let quaternarySystemFill = UIColor(SystemColor.quaternaryFill)
  nonisolated public static let systemBackground = UIColor(SystemColor.background)
  nonisolated public static let secondarySystemBackground = UIColor(SystemColor.secondaryBackground)
  nonisolated public static let tertiarySystemBackground = UIColor(SystemColor.tertiaryBackground)
  nonisolated public static let systemGroupedBackground = UIColor(SystemColor.groupedBackground)
  nonisolated public static let secondarySystemGroupedBackground = UIColor(
    SystemColor.secondaryGroupedBackground
  )
  nonisolated public static let tertiarySystemGroupedBackground = UIColor(
    SystemColor.tertiaryGroupedBackground
  )
  nonisolated public static let separator = UIColor(SystemColor.separator)
  nonisolated public static let opaqueSeparator = UIColor(SystemColor.opaqueSeparator)
  nonisolated public static let link = UIColor(SystemColor.link)

  /// The system's blue; unlike on iOS it does not follow the tint of the view that uses it.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  nonisolated public static let tintColor = UIColor(SystemColor.tint)

  // MARK: - Without a dark form

  nonisolated public static let darkText = UIColor(white: 0, alpha: 1)
  nonisolated public static let lightText = UIColor(white: 1, alpha: 0.6)

  /// The former name of `systemGroupedBackground`.
  nonisolated public static let groupTableViewBackground = systemGroupedBackground
}
