import CoreGraphics
public import Foundation
import QuartzCore

/// A view that blurs and tints what lies behind it, below its content view.
///
/// Setting `effect` inside an animation block fades the blur in or out, as on iOS. Below a translucent,
/// masked or transformed superview the blur sees only what lies in that superview.
open class UIVisualEffectView: UIView {
  /// Holds the app's views; add nothing to the effect view itself.
  open var contentView: UIView { content }

  private var storedEffect: UIVisualEffect?
  private let content = UIView()
  private let backdrop = BackdropView()

  open var effect: UIVisualEffect? {
    get { storedEffect }
    set {
      storedEffect = newValue
      applyEffect()
    }
  }

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    storedEffect = effect
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyEffect()
  }

  private func setUp() {
    for view in [backdrop, content] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    backdrop.isUserInteractionEnabled = false
    applyEffect()
  }

  private func applyEffect() {
    let vibrancy = storedEffect as? UIVibrancyEffect
    content.alpha = vibrancy?.contentAlpha ?? 1
    guard let layer = backdrop.layer as? BackdropLayer else { return }
    let isDark = traitCollection.userInterfaceStyle == .dark
    guard let recipe = (storedEffect as? UIBlurEffect)?.recipe(isDark: isDark) else {
      layer.blurRadius = 0
      layer.saturation = 1
      layer.tint = CGColor(red: 1, green: 1, blue: 1, alpha: 0)
      return
    }
    layer.blurRadius = recipe.blurRadius
    layer.saturation = recipe.saturation
    layer.tint = CGColor(
      red: recipe.white,
      green: recipe.white,
      blue: recipe.white,
      alpha: recipe.alpha
    )
  }
}

/// The blurred part of a visual effect view.
private final class BackdropView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }
}
