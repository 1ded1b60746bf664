import CoreGraphics
public import Foundation
import QuartzCore

/// Shows a picture, or several in turn.
///
/// The picture is the layer's contents: moving and scaling the view redraws nothing.
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      updateContents()
    }
  }
  open var highlightedImage: UIImage? {
    didSet { updateContents() }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { updateContents() } }
  }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { UnsupportedAPI.report("UIImageView.preferredSymbolConfiguration") }
  }

  // MARK: Animation

  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }
  open var highlightedAnimationImages: [UIImage]? {
    didSet { stopAnimating() }
  }
  /// Seconds of one cycle; 0 shows each image for a thirtieth of a second.
  open var animationDuration: TimeInterval = 0
  /// 0: for ever.
  open var animationRepeatCount = 0

  private var animation: ImageAnimation?

  // MARK: Making image views

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    updateContents()
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
    updateContents()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  // MARK: Measuring

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? size
  }

  // MARK: Contents

  open override var contentMode: ContentMode {
    get { super.contentMode }
    set {
      super.contentMode = newValue
      updateContents()
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownImage?.isTemplate ?? false { updateContents() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateContents()
  }

  private var shownImage: UIImage? {
    if let animation { return animation.currentImage }
    return isHighlighted ? highlightedImage ?? image : image
  }

  private func updateContents() {
    guard let shown = shownImage else {
      layer.contents = nil
      return
    }
    var contents: CGImage?
    traitCollection.performAsCurrent { contents = shown.layerContents(tintColor: tintColor) }
    layer.contents = contents
    layer.contentsScale = shown.scale
    layer.contentsCenter = shown.stretchableArea
  }

  // MARK: Playing

  open var isAnimating: Bool { animation != nil }

  open func startAnimating() {
    let images = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? []
    guard !images.isEmpty, animation == nil else { return }
    let frameDuration = 1.0 / 30
    let cycle = animationDuration > 0 ? animationDuration : Double(images.count) * frameDuration
    animation = ImageAnimation(
      images: images,
      duration: cycle,
      repeatCount: animationRepeatCount,
      onFrame: { [weak self] in self?.updateContents() },
      onEnd: { [weak self] in self?.stopAnimating() }
    )
    updateContents()
  }

  open func stopAnimating() {
    guard animation != nil else { return }
    animation?.stop()
    animation = nil
    updateContents()
  }
}

extension UIImage {
  /// The part between the caps, in the unit coordinates of `CALayer.contentsCenter`.
  ///
  /// From the middle of its first pixel to that of its last, so that caps do not mix into it.
  fileprivate var stretchableArea: CGRect {
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard capInsets != .zero, size.width > 0, size.height > 0 else { return whole }
    let half = 0.5 / scale
    return CGRect(
      x: (capInsets.left + half) / size.width,
      y: (capInsets.top + half) / size.height,
      width: max(size.width - capInsets.left - capInsets.right - 2 * half, 0) / size.width,
      height: max(size.height - capInsets.top - capInsets.bottom - 2 * half, 0) / size.height
    )
  }
}
