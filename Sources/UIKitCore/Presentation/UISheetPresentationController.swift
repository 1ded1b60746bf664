import CoreGraphics
import Foundation

/// Shows the presented view as a sheet.
open class UISheetPresentationController: UIPresentationController {
  override func defaultAdaptiveStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.verticalSizeClass == .compact ? .fullScreen : .none
  }
}
