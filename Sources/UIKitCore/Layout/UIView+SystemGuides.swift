import Foundation

/// Guides that the system keeps in place: safe area, margins, readable width, scrolled content.
extension UIView {
  /// The width of text that reads well, in points, at the default text size (measured on an iPad:
  /// useyourloaf, "Readable Content Guides").
  private static let readableWidth: CGFloat = 672
  /// Wider and narrower ones are whole multiples of this (chosen by eye).
  private static let readableWidthStep: CGFloat = 8

  /// Lines hold as many characters at every text size: the width follows the size of body text.
  private var readableWidth: CGFloat {
    let size = TextStyleSizes.size(of: .body, at: .resolved(traitCollection))
    let growth = size / TextStyleSizes.size(of: .body, at: .large)
    let steps = (Self.readableWidth * growth / Self.readableWidthStep).rounded()
    return steps * Self.readableWidthStep
  }

  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins) }
  public var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }

  /// The keyboard's place while none shows, as always here: the safe area's strip at the bottom.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = autoLayoutStorage?.systemGuides[.keyboard] as? UIKeyboardLayoutGuide {
      return guide
    }
    let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
    layoutState.systemGuides[.keyboard] = guide
    return guide
  }

  /// What a controller answers for `topLayoutGuide`: a strip as high as the safe area's top inset.
  package var topLayoutSupport: any UILayoutSupport { layoutSupport(.topSupport) }
  package var bottomLayoutSupport: any UILayoutSupport { layoutSupport(.bottomSupport) }

  private func layoutSupport(_ kind: SystemGuideKind) -> LayoutSupportGuide {
    if let guide = layoutState.systemGuides[kind] as? LayoutSupportGuide { return guide }
    let guide = LayoutSupportGuide(kind, of: self)
    layoutState.systemGuides[kind] = guide
    return guide
  }

  /// The guide of a kind, made when first asked for.
  func systemGuide(_ kind: SystemGuideKind) -> UILayoutGuide {
    if let guide = autoLayoutStorage?.systemGuides[kind] { return guide }
    let guide = UILayoutGuide(kind, of: self)
    layoutState.systemGuides[kind] = guide
    return guide
  }

  /// Where a guide is that follows from this view alone; nil if constraints decide.
  func frame(ofGuide kind: SystemGuideKind) -> CGRect? {
    switch kind {
    case .scrollContent:
      return nil
    case .scrollFrame:
      return bounds
    case .topSupport:
      return CGRect(
        x: bounds.origin.x,
        y: bounds.origin.y,
        width: bounds.width,
        height: safeAreaInsets.top
      )
    case .bottomSupport, .keyboard:
      let height = bottomStripHeight(kind)
      return CGRect(
        x: bounds.origin.x,
        y: bounds.maxY - height,
        width: bounds.width,
        height: height
      )
    case .safeArea, .layoutMargins, .readableContent:
      let insets = insets(ofGuide: kind)
      return CGRect(
        x: bounds.origin.x + insets.left,
        y: bounds.origin.y + insets.top,
        width: max(0, bounds.width - insets.left - insets.right),
        height: max(0, bounds.height - insets.top - insets.bottom)
      )
    }
  }

  private func insets(ofGuide kind: SystemGuideKind) -> UIEdgeInsets {
    switch kind {
    case .safeArea:
      return safeAreaInsets
    case .layoutMargins:
      return layoutMargins
    case .readableContent:
      var insets = layoutMargins
      let surplus = max(0, bounds.width - insets.left - insets.right - readableWidth)
      insets.left += surplus / 2
      insets.right += surplus / 2
      return insets
    case .topSupport, .bottomSupport, .keyboard, .scrollContent, .scrollFrame:
      return .zero
    }
  }

  private func bottomStripHeight(_ kind: SystemGuideKind) -> CGFloat {
    if kind == .keyboard,
      let guide = autoLayoutStorage?.systemGuides[kind] as? UIKeyboardLayoutGuide,
      !guide.usesBottomSafeArea
    {
      return 0
    }
    return safeAreaInsets.bottom
  }

  /// The constant of a guide's constraint; see `LayoutEngine.addGuideEdge` for the expressions.
  func guideConstant(_ kind: SystemGuideKind, _ edge: GuideEdge) -> CGFloat {
    if kind.heightEdge == edge {
      return kind == .topSupport ? -safeAreaInsets.top : -bottomStripHeight(kind)
    }
    if kind == .scrollContent { return 0 }
    let insets = insets(ofGuide: kind)
    let alignment = alignmentRectInsets
    switch edge {
    case .left: return -(bounds.origin.x + insets.left)
    case .top: return -(bounds.origin.y + insets.top)
    case .right: return -(bounds.origin.x + alignment.left + alignment.right - insets.right)
    case .bottom: return -(bounds.origin.y + alignment.top + alignment.bottom - insets.bottom)
    }
  }
}

extension SystemGuideKind {
  /// The edge in whose place the guide's height is kept.
  nonisolated var heightEdge: GuideEdge? {
    switch self {
    case .topSupport: .bottom
    case .bottomSupport, .keyboard: .top
    default: nil
    }
  }
}

extension UIView {
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: UIApplication.currentTraitCollection.layoutDirection == .rightToLeft
        ? .rightToLeft : .leftToRight
    )
  }

  public static func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }
}
