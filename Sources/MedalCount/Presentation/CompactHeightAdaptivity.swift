import UIKit

/// What becomes of the medal count where there is little height: a phone held sideways.
enum CompactHeightAdaptivity: String {
  /// It covers the whole screen.
  case fullScreen = "full-screen"
  /// A request to turn the device stands in for it.
  case rotate

  /// The value that follows `-adaptivity` in the arguments, else `rotate`.
  static func chosen(in arguments: [String]) -> CompactHeightAdaptivity {
    guard let option = arguments.lastIndex(of: "-adaptivity"), option + 1 < arguments.count else {
      return .rotate
    }
    return CompactHeightAdaptivity(rawValue: arguments[option + 1]) ?? .rotate
  }
}
