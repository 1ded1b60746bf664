package import Foundation
package import UIKitCore

/// The device as it is held and set up at the moment: what the simulator's keys and options change.
package nonisolated struct SimulatedDevice: Equatable, Sendable {
  package nonisolated enum Turn: Sendable {
    case left
    case right
  }

  package var preset: DevicePreset
  package private(set) var orientation: UIInterfaceOrientation
  /// Set while the scene has a size of its own instead of the whole screen.
  package private(set) var freeSize: CGSize?
  package var appearance: UIUserInterfaceStyle
  /// Traits that replace those of the device where specified.
  package var traits: UITraitCollection.Values

  package init(
    preset: DevicePreset = .standard,
    orientation: UIInterfaceOrientation = .portrait,
    freeSize: CGSize? = nil,
    appearance: UIUserInterfaceStyle = .light,
    traits: UITraitCollection.Values = .init()
  ) {
    self.preset = preset
    self.orientation = orientation
    self.appearance = appearance
    self.traits = traits
    if let freeSize {
      resize(to: freeSize)
    }
  }

  package var environment: ScreenEnvironment {
    var environment =
      freeSize.map { preset.environment(freeSize: $0) }
      ?? preset.environment(for: orientation)
    environment.traits.userInterfaceStyle = appearance
    environment.traits = environment.traits.overridden(by: traits)
    return environment
  }

  /// Points.
  package var size: CGSize {
    environment.size
  }

  /// Turns the device by a quarter, past orientations that the app does not support.
  ///
  /// A free size swaps its sides. Without another supported orientation nothing changes.
  package mutating func rotate(_ turn: Turn, supported: UIInterfaceOrientationMask = .all) {
    // Turned to the left, the home button of a device in portrait comes to the right.
    let leftward: [UIInterfaceOrientation] = [
      .portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft,
    ]
    let order = turn == .left ? leftward : leftward.reversed()
    let start = order.firstIndex(of: environment.orientation) ?? 0
    let candidates = order[(start + 1)...] + order[..<start]
    guard let next = candidates.first(where: { supported.includes($0) }) else { return }
    rotate(to: next)
  }

  package mutating func rotate(to orientation: UIInterfaceOrientation) {
    let isTurned = orientation.isLandscape != environment.orientation.isLandscape
    self.orientation = orientation
    if let size = freeSize, isTurned {
      freeSize = CGSize(width: size.height, height: size.width)
    }
  }

  /// Gives the scene a size of its own; the size of the whole screen ends that.
  package mutating func resize(to size: CGSize) {
    let size = CGSize(width: max(size.width, 1), height: max(size.height, 1))
    let fitting: [UIInterfaceOrientation] = [
      orientation, .portrait, .landscapeRight,
    ]
    if let match = fitting.first(where: { preset.size(in: $0) == size }) {
      freeSize = nil
      orientation = match
    } else {
      freeSize = size
      orientation = size.width > size.height ? .landscapeRight : .portrait
    }
  }

  /// Takes another device in the orientation that this one has.
  package mutating func replace(with preset: DevicePreset) {
    self.preset = preset
    freeSize = nil
  }

  /// The device `offset` places further in the table.
  package func neighbor(_ offset: Int) -> DevicePreset {
    let all = DevicePreset.all
    let index = all.firstIndex(of: preset) ?? 0
    return all[((index + offset) % all.count + all.count) % all.count]
  }
}

extension UIInterfaceOrientationMask {
  fileprivate nonisolated func includes(_ orientation: UIInterfaceOrientation) -> Bool {
    contains(UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue)))
  }
}
