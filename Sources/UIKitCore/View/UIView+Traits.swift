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
    guard overrideUserInterfaceStyle != .unspecified else { return outer }
    var values = outer.values
    values.userInterfaceStyle = overrideUserInterfaceStyle
    return UITraitCollection(values: values)
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
