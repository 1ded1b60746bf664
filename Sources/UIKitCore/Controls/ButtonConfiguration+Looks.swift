import CoreGraphics
import Foundation

/// What the looks of iOS 15 mean in colors and shapes.
extension UIButton.Configuration {
  /// Alphas of plates and contents.
  ///
  /// Chosen by eye after iOS 15.
  private enum Alpha {
    static let tintedPlate: CGFloat = 0.18
    static let highlightedContent: CGFloat = 0.75
    static let highlightedFilledPlate: CGFloat = 0.75
    static let highlightedTintedPlate: CGFloat = 0.28
  }

  var hasTitle: Bool {
    title?.isEmpty == false || attributedTitle?.characters.isEmpty == false
  }

  var plainAttributedTitle: String? {
    attributedTitle.map { String($0.characters) }
  }

  var titleFont: UIFont {
    switch buttonSize {
    case .mini, .small: .systemFont(ofSize: 15)
    case .medium: .systemFont(ofSize: 17)
    case .large: .systemFont(ofSize: 17, weight: .regular)
    }
  }

  var titleLineLimit: Int {
    titleLineBreakMode == .byWordWrapping || titleLineBreakMode == .byCharWrapping ? 0 : 1
  }

  func foregroundColor(in state: UIControl.State, tint: UIColor) -> UIColor {
    if state.contains(.disabled) { return .tertiaryLabel }
    let base = baseForegroundColor ?? (look == .filled ? .white : tint)
    guard state.contains(.highlighted), look != .filled else { return base }
    return base.withAlphaComponent(Alpha.highlightedContent)
  }

  func plateColor(in state: UIControl.State, tint: UIColor) -> UIColor? {
    if let color = background.backgroundColor { return color }
    let isHighlighted = state.contains(.highlighted)
    if state.contains(.disabled) { return look == .plain ? nil : .tertiarySystemFill }
    let base = baseBackgroundColor ?? tint
    switch look {
    case .plain:
      return state.contains(.selected)
        ? base.withAlphaComponent(Alpha.tintedPlate) : baseBackgroundColor
    case .gray, .bordered:
      return baseBackgroundColor ?? (isHighlighted ? .systemFill : .tertiarySystemFill)
    case .tinted:
      return base.withAlphaComponent(
        isHighlighted ? Alpha.highlightedTintedPlate : Alpha.tintedPlate
      )
    case .filled:
      return isHighlighted ? base.withAlphaComponent(Alpha.highlightedFilledPlate) : base
    }
  }

  /// Radii of iOS 15, in points.
  func cornerRadius(for size: CGSize) -> CGFloat {
    switch cornerStyle {
    case .fixed: background.cornerRadius
    case .capsule: min(size.width, size.height) / 2
    case .small: 4
    case .medium: 6
    case .large: 9
    case .dynamic: buttonSize == .large ? 9 : 6
    }
  }
}
