package import Foundation
package import UIKitCore

/// Size classes of sizes that no device has: those between the devices' own.
package nonisolated enum SizeClassRule {
  /// Landscape phones are at most 440 points high, portrait phones at least 568.
  private static let regularHeight: CGFloat = 480
  /// Width from which an iPad's window is regular.
  private static let regularWidth: CGFloat = 600
  /// Width from which a landscape phone is regular although its height is compact (XR, Plus, Max).
  private static let regularWidthOfPhones: CGFloat = 896

  package static func horizontal(for size: CGSize) -> UIUserInterfaceSizeClass {
    let isRegular =
      (size.width >= regularWidth && size.height >= regularHeight)
      || size.width >= regularWidthOfPhones
    return isRegular ? .regular : .compact
  }

  package static func vertical(for size: CGSize) -> UIUserInterfaceSizeClass {
    size.height < regularHeight ? .compact : .regular
  }
}
