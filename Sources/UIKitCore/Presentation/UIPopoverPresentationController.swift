import CoreGraphics
import Foundation

/// Shows the presented view as a popover that points at something.
open class UIPopoverPresentationController: UIPresentationController {
  override func defaultAdaptiveStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    if traitCollection.verticalSizeClass == .compact { return .fullScreen }
    return traitCollection.horizontalSizeClass == .compact ? .formSheet : .none
  }
}
