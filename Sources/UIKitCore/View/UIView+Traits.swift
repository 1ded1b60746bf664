import Foundation
import QuartzCore

/// Traits: where they come from and what a change does.
extension UIView {
  /// The traits of the surroundings with this view's own override.
  var inheritedTraits: UITraitCollection {
    let outer =
      owningViewController?.traitCollectionForView
      ?? superview?.traitCollection
      ?? UIApplication.currentTraitCollection
    return outer.overridden(style: overrideUserInterfaceStyle, environment.traitRecord?.overrides)
  }

  /// Takes over the traits of the surroundings here and below, telling who saw a change.
  package func updateTraits() {
    let old = environment.traits
    let new = inheritedTraits
    guard new != old else { return }
    environment.traits = new
    traitsDidChange(from: old)
    for subview in subviews {
      subview.updateTraits()
    }
  }

  private func traitsDidChange(from old: UITraitCollection?) {
    owningViewController?.tellTraitChange()
    let reference = old ?? UIApplication.currentTraitCollection
    let hasNewColors = traitCollection.hasDifferentColorAppearance(comparedTo: reference)
    if old == nil && !hasNewColors && traitCollection == reference { return }
    if hasNewColors {
      updateLayerBackgroundColor()
      propagateTintChange()
      setNeedsDisplay()
    }
    if traitCollection.layoutDirection != reference.layoutDirection,
      semanticContentAttribute == .unspecified
    {
      layoutDirectionDidChange()
    }
    if traitCollection.preferredContentSizeCategory != reference.preferredContentSizeCategory {
      readableContentGuideMayHaveChanged()
    }
    if traitCollection.displayScale != reference.displayScale {
      layer.contentsScale = traitCollection.displayScale
    }
    environment.traitRecord?.observations.tell(self, of: reference)
    traitCollectionDidChange(old)
  }

  var isRightToLeft: Bool {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: false
    case .forceRightToLeft: true
    case .unspecified: traitCollection.layoutDirection == .rightToLeft
    }
  }

  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }
}

extension UITraitCollection {
  /// This with what a view or controller overrides.
  func overridden(
    style: UIUserInterfaceStyle,
    _ overrides: UITraitOverrides?
  ) -> UITraitCollection {
    guard overrides != nil || style != .unspecified else { return self }
    var forced = overrides?.values ?? Values()
    if style != .unspecified { forced.userInterfaceStyle = style }
    return UITraitCollection(values: values.overridden(by: forced))
  }
}
