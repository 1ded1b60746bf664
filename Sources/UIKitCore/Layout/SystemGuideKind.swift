import Foundation

/// What the system keeps a layout guide at.
nonisolated enum SystemGuideKind: Hashable, CaseIterable {
  case safeArea
  case layoutMargins
  case readableContent
  /// The strip above or below a controller's content.
  case topSupport
  case bottomSupport
  /// A scroll view's content, from its origin, and what is visible of it.
  case scrollContent
  case scrollFrame
  /// Where a keyboard would be.
  case keyboard

  var identifier: String {
    switch self {
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .layoutMargins: "UIViewLayoutMarginsGuide"
    case .readableContent: "UIViewReadableContentGuide"
    case .topSupport: "UIViewControllerTop"
    case .bottomSupport: "UIViewControllerBottom"
    case .scrollContent: "UIScrollView-contentLayoutGuide"
    case .scrollFrame: "UIScrollView-frameLayoutGuide"
    case .keyboard: "UIViewKeyboardLayoutGuide"
    }
  }
}

/// A side of a guide that a system constraint keeps in place.
nonisolated enum GuideEdge: Hashable, CaseIterable {
  case left
  case right
  case top
  case bottom
}
