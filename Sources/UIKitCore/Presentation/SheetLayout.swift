import CoreGraphics
import Foundation

/// Measures of sheets, in points and seconds.
nonisolated enum SheetMetrics {
  /// Corner radius of a sheet on iOS 13 to 17 (as seen on devices).
  static let cornerRadius: CGFloat = 10
  /// Gap between the top safe area and a large sheet (as seen on devices).
  static let topGap: CGFloat = 10
  /// The same on screens without a notch: there a card shows below the status bar (measured on an
  /// iPhone 8, where a sheet stands at 40 points).
  static let topGapBelowStatusBar: CGFloat = 20
  /// Status bars of screens without a notch are not higher.
  static let plainStatusBarHeight: CGFloat = 20
  /// Size of a form sheet in regular width (Apple, UIModalPresentationStyle.formSheet on iPad).
  static let formSize = CGSize(width: 540, height: 620)
  /// Width of a page sheet in regular width (as seen on devices).
  static let pageWidth: CGFloat = 704
  /// Room left above and below a page sheet in regular width.
  ///
  /// Chosen by eye.
  static let pageMargin: CGFloat = 44
  /// The medium detent as a part of the large one.
  ///
  /// Apple: "approximately half".
  static let mediumFraction: CGFloat = 0.5
  /// Darkness behind a sheet.
  ///
  /// Chosen by eye.
  static let dimming: CGFloat = 0.2
  /// Seconds of a move between detents.
  ///
  /// Chosen by eye.
  static let changeDuration: TimeInterval = 0.4
  static let grabberSize = CGSize(width: 36, height: 5)
  /// Distance of the grabber from the top edge.
  ///
  /// Chosen by eye.
  static let grabberTop: CGFloat = 5
  /// A sheet let go below this part of its smallest height closes.
  ///
  /// Chosen by eye.
  static let dismissalFraction: CGFloat = 0.5
  /// Speed in points a second that closes a sheet, or moves it to its next detent (measured on iOS).
  static let flickSpeed: CGFloat = 1000
}

/// Where a sheet goes in its container: arithmetic without views.
struct SheetLayout {
  let container: CGRect
  let safeArea: UIEdgeInsets
  let style: UIModalPresentationStyle
  let traits: UITraitCollection
  let preferredSize: CGSize
  /// What a card is over; nil: the middle of the container.
  var sourceCenter: CGPoint?

  /// The height of the large detent without the bottom safe area.
  static func maximumHeight(
    in container: CGRect,
    safeArea: UIEdgeInsets,
    traits: UITraitCollection
  ) -> CGFloat {
    let isPlain =
      safeArea.top <= SheetMetrics.plainStatusBarHeight && traits.verticalSizeClass != .compact
    let gap = isPlain ? SheetMetrics.topGapBelowStatusBar : SheetMetrics.topGap
    return max(0, container.height - safeArea.top - gap - safeArea.bottom)
  }

  /// `height` is a detent's, without the bottom safe area; nil for cards.
  func frame(ofHeight height: CGFloat?) -> CGRect {
    if traits.horizontalSizeClass == .compact {
      let maximum = Self.maximumHeight(in: container, safeArea: safeArea, traits: traits)
      let total = min(height ?? maximum, maximum) + safeArea.bottom
      return CGRect(
        x: container.minX,
        y: container.maxY - total,
        width: container.width,
        height: total
      )
    }
    return centered(cardSize)
  }

  private var cardSize: CGSize {
    if style == .formSheet {
      return CGSize(
        width: preferredSize.width > 0 ? preferredSize.width : SheetMetrics.formSize.width,
        height: preferredSize.height > 0 ? preferredSize.height : SheetMetrics.formSize.height
      )
    }
    return CGSize(
      width: SheetMetrics.pageWidth,
      height: container.height - safeArea.top - 2 * SheetMetrics.pageMargin
    )
  }

  private func centered(_ size: CGSize) -> CGRect {
    let width = min(size.width, container.width)
    let height = min(size.height, container.height)
    let center = sourceCenter ?? CGPoint(x: container.midX, y: container.midY)
    let area = sourceCenter == nil ? container : container.inset(by: safeArea)
    return CGRect(
      x: max(min(center.x - width / 2, area.maxX - width), area.minX),
      y: max(min(center.y - height / 2, area.maxY - height), area.minY),
      width: width,
      height: height
    )
  }
}
