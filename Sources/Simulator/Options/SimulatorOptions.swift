package import Foundation
package import UIKitCore

/// What the command line asks of the simulator.
package nonisolated struct SimulatorOptions: Equatable, Sendable {
  /// What to do instead of running the app.
  package nonisolated enum Request: Equatable, Sendable {
    case help
    case version
    case deviceList
  }

  /// What to print when the app ends.
  package nonisolated enum Dump: String, CaseIterable, Sendable {
    case tree
    case presentations
  }

  package var request: Request?
  package var preset: DevicePreset?
  package var size: CGSize?
  package var orientation: UIInterfaceOrientation?
  /// Window units (or, headless, pixels) a point; nil leaves it to the display or the device.
  package var scale: CGFloat?
  /// Where the window's content begins, in window units from the display's top left; nil centers it.
  package var position: CGPoint?
  /// Whether frames of what moves follow each other at once, each 1/60 s further.
  package var isUnthrottled = false
  /// Seconds of app time in a second.
  package var speed: Double = 1
  package var isHeadless = false
  package var script: String?
  package var screenshot: String?
  package var trace: String?
  package var dumps: [Dump] = []
  package var appearance = UIUserInterfaceStyle.light
  package var areAnimationsEnabled = true
  package var traits = UITraitCollection.Values()
  /// Most seconds of app time that a script waits for rest.
  package var timeout: TimeInterval = 10

  package init() {}

  /// The device to begin with.
  package var device: SimulatedDevice {
    var device = SimulatedDevice(
      preset: preset ?? .standard,
      orientation: orientation ?? .portrait,
      appearance: appearance,
      traits: traits
    )
    if let size {
      device.resize(to: size)
    }
    return device
  }
}
