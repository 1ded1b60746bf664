import Foundation
import UIKitCore

/// The window's title, in plain ASCII: `MedalCount - iPhone SE - 375x667 wC hR`.
nonisolated enum WindowTitle {
  static func text(
    program: String,
    device: SimulatedDevice,
    scale: Double,
    speed: Double,
    isPaused: Bool = false
  ) -> String {
    let environment = device.environment
    let classes = SizeClassText.short(
      environment.traits.horizontalSizeClass,
      environment.traits.verticalSizeClass
    )
    let size = "\(Int(environment.size.width))x\(Int(environment.size.height))"
    var parts = [program, device.preset.shortName, "\(size) \(classes)"]
    if scale != 1 { parts.append("\(number(scale * 100))%") }
    if isPaused { parts.append("paused") }
    if speed != 1 { parts.append("\(number(speed))x speed") }
    return parts.joined(separator: " - ")
      .unicodeScalars.map { $0.isASCII ? String($0) : "?" }.joined()
  }

  /// At most two decimals, none that are zero.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
