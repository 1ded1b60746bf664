package import Foundation
package import UIKitCore

nonisolated extension ScreenEnvironment {
  /// A screen of any size without a device around it: no status bar, no safe area, square corners.
  package static func free(size: CGSize, scale: CGFloat) -> ScreenEnvironment {
    var preset = DevicePreset.standard
    preset.name = "Free size"
    preset.scale = scale
    preset.statusBarHeight = 0
    preset.portrait.safeAreaInsets = .zero
    preset.landscape.safeAreaInsets = .zero
    return preset.environment(freeSize: size)
  }
}
