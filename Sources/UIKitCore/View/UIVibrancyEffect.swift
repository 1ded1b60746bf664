public import Foundation

/// How bright a vibrant text or shape is.
public nonisolated enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel = 1
  case tertiaryLabel = 2
  case quaternaryLabel = 3
  case fill = 4
  case secondaryFill = 5
  case tertiaryFill = 6
  case separator = 7
}

/// Lets what lies behind shine through the content of a visual effect view.
///
/// Approximated: the content view becomes translucent by the style's share; colors are not mixed with
/// those behind as on iOS.
open class UIVibrancyEffect: UIVisualEffect {
  let style: UIVibrancyEffectStyle

  public init(blurEffect: UIBlurEffect) {
    style = .label
    super.init()
  }

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.style = style
    super.init()
  }

  public required init?(coder: NSCoder) {
    style = .label
    super.init(coder: coder)
  }

  /// Opacity of the content (chosen by eye).
  var contentAlpha: CGFloat {
    switch style {
    case .label: 0.85
    case .secondaryLabel: 0.6
    case .tertiaryLabel: 0.4
    case .quaternaryLabel: 0.25
    case .fill: 0.4
    case .secondaryFill: 0.3
    case .tertiaryFill: 0.2
    case .separator: 0.3
    }
  }
}
