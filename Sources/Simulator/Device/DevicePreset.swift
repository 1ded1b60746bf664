package import Foundation
package import UIKitCore

/// One device that can be simulated: what its screen is like in both orientations.
///
/// Sizes are in points. `all` is the table; `environment(for:)` makes what UIKitCore needs.
package nonisolated struct DevicePreset: Hashable, Sendable {
  /// What an orientation changes apart from the size.
  package nonisolated struct Posture: Hashable, Sendable {
    package var safeAreaInsets: UIEdgeInsets
    /// The least margin between the safe area and the content of a root view.
    package var minimumMargin: CGFloat
    package var horizontalSizeClass: UIUserInterfaceSizeClass
    package var verticalSizeClass: UIUserInterfaceSizeClass
  }

  /// Name on the command line, such as `iphone-se-3`.
  package var identifier: String
  /// Marketing name.
  package var name: String
  package var idiom: UIUserInterfaceIdiom
  /// In portrait.
  package var size: CGSize
  package var scale: CGFloat
  package var cornerRadius: CGFloat
  /// While the status bar shows; beside a Dynamic Island it is lower than the safe area.
  package var statusBarHeight: CGFloat
  package var portrait: Posture
  package var landscape: Posture

  /// The device of an identifier, or of the start of one: `iphone-se` is the latest iPhone SE.
  ///
  /// Throws a `SimulatorFailure` that names the nearest identifier.
  package static func named(_ identifier: String) throws -> DevicePreset {
    if let preset = all.first(where: { $0.identifier == identifier })
      ?? all.last(where: { $0.identifier.hasPrefix(identifier + "-") })
    {
      return preset
    }
    if let free = free(identifier) { return free }
    let nearest = NearestMatch.of(identifier, among: all.map(\.identifier))
    let hint = nearest.map { "did you mean '\($0)'?" } ?? "--list-devices prints all."
    throw SimulatorFailure(.notFound, "There is no device '\(identifier)'; \(hint)")
  }

  /// A device of any size, `390x844@3`: points, and device pixels a point (1 to 4, 2 if left out).
  private static func free(_ identifier: String) -> DevicePreset? {
    guard
      let match = identifier.wholeMatch(of: #/(\d{1,4})x(\d{1,4})(?:@([1-4]))?/#),
      let width = Double(match.1), let height = Double(match.2), width > 0, height > 0
    else { return nil }
    let preset = DevicePreset.free(
      size: CGSize(width: width, height: height),
      scale: match.3.flatMap { Double($0) } ?? 2
    )
    return preset
  }

  /// A device without notches, bars or round corners; its size classes follow from its size.
  package static func free(size: CGSize, scale: CGFloat) -> DevicePreset {
    func posture(_ size: CGSize) -> Posture {
      Posture(
        safeAreaInsets: .zero,
        minimumMargin: standard.portrait.minimumMargin,
        horizontalSizeClass: SizeClassRule.horizontal(for: size),
        verticalSizeClass: SizeClassRule.vertical(for: size)
      )
    }
    let scaleText = String(Int(scale))
    return DevicePreset(
      identifier: "\(Int(size.width))x\(Int(size.height))@\(scaleText)",
      name: "Free size",
      idiom: standard.idiom,
      size: size,
      scale: scale,
      cornerRadius: 0,
      statusBarHeight: 0,
      portrait: posture(size),
      landscape: posture(CGSize(width: size.height, height: size.width))
    )
  }

  /// The name without its generation.
  package var shortName: String {
    name.split(separator: " (").first.map(String.init) ?? name
  }

  /// The size in an orientation.
  package func size(in orientation: UIInterfaceOrientation) -> CGSize {
    orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  package func posture(in orientation: UIInterfaceOrientation) -> Posture {
    orientation.isLandscape ? landscape : portrait
  }

  /// The whole screen of the device, in the light appearance and default text size.
  package func environment(for orientation: UIInterfaceOrientation) -> ScreenEnvironment {
    environment(
      size: size(in: orientation),
      orientation: orientation,
      posture: posture(in: orientation)
    )
  }

  /// A free size of the scene on this device.
  ///
  /// Insets and orientation are those of the device held the same way round as the size; the size
  /// classes depend on the size alone (`SizeClassRule`).
  package func environment(freeSize: CGSize) -> ScreenEnvironment {
    let orientation: UIInterfaceOrientation =
      freeSize.width > freeSize.height ? .landscapeRight : .portrait
    var posture = posture(in: orientation)
    posture.horizontalSizeClass = SizeClassRule.horizontal(for: freeSize)
    posture.verticalSizeClass = SizeClassRule.vertical(for: freeSize)
    return environment(size: freeSize, orientation: orientation, posture: posture)
  }

  private func environment(
    size: CGSize,
    orientation: UIInterfaceOrientation,
    posture: Posture
  ) -> ScreenEnvironment {
    var traits = UITraitCollection.Values()
    traits.userInterfaceIdiom = idiom
    traits.userInterfaceStyle = .light
    traits.layoutDirection = .leftToRight
    traits.displayScale = scale
    traits.horizontalSizeClass = posture.horizontalSizeClass
    traits.verticalSizeClass = posture.verticalSizeClass
    traits.forceTouchCapability = .unavailable
    traits.preferredContentSizeCategory = .large
    traits.displayGamut = .SRGB
    traits.accessibilityContrast = .normal
    traits.userInterfaceLevel = .base
    traits.legibilityWeight = .regular
    return ScreenEnvironment(
      size: size,
      scale: scale,
      safeAreaInsets: posture.safeAreaInsets,
      traits: traits,
      orientation: orientation,
      statusBarHeight: statusBarHeight,
      displayCornerRadius: cornerRadius,
      systemMinimumLayoutMargin: posture.minimumMargin,
      deviceName: name
    )
  }
}
