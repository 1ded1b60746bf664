import CoreGraphics
import Foundation

/// What is behind a large sheet on a phone in portrait moves back.
extension UISheetPresentationController {
  /// Whether a sheet of this kind moves what is behind it: hung at the edge, with room above it.
  var canPushBack: Bool {
    let traits = surroundingTraits
    return traits.horizontalSizeClass == .compact && traits.verticalSizeClass != .compact
  }

  /// Where the large detent has its upper edge, in the container.
  var largeTop: CGFloat {
    guard let container else { return 0 }
    return container.bounds.maxY - container.safeAreaInsets.bottom
      - detentContext.maximumDetentValue
  }

  /// What the sheet pushes at rest: everything at the large detent, nothing below.
  var restingPush: CGFloat {
    guard let height = selectedDetent?.value(in: detentContext) else { return 0 }
    return pushing(atHeight: height)
  }

  /// On the way between the large detent and the next lower one, or the end; in points, without the
  /// bottom safe area.
  func pushing(atHeight height: CGFloat) -> CGFloat {
    let context = detentContext
    let values = activeDetents.compactMap { $0.value(in: context) }
    let large = context.maximumDetentValue
    guard canPushBack, large > 0, values.contains(large) else { return 0 }
    let lower = values.filter { $0 < large }.max() ?? -(container?.safeAreaInsets.bottom ?? 0)
    return min(max((height - lower) / (large - lower), 0), 1)
  }
}
