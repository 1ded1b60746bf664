import CoreGraphics
public import Foundation

/// A cell of a collection: a content view between two backgrounds.
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()

  open var backgroundView: UIView? { didSet { backgroundDidChange(from: oldValue) } }
  open var selectedBackgroundView: UIView? { didSet { backgroundDidChange(from: oldValue) } }
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfigurationDidChange() }
  }

  open var isSelected = false { didSet { updateSelection() } }
  open var isHighlighted = false { didSet { updateSelection() } }

  private var configured: (any UIView & UIContentView)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpContent()
  }

  private func setUpContent() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// As large as the constraints or the configuration of the content want; cells without either keep
  /// their size.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size: CGSize
    if let configured {
      size = configured.systemLayoutSizeFitting(layoutAttributes.size)
    } else if contentView.layoutFlags.subtreeUsesAutoLayout {
      size = contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    } else {
      return layoutAttributes
    }
    layoutAttributes.size = CGSize(
      width: size.width > 0 ? size.width : layoutAttributes.size.width,
      height: size.height > 0 ? size.height : layoutAttributes.size.height
    )
    return layoutAttributes
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  private func contentConfigurationDidChange() {
    configured?.removeFromSuperview()
    configured = contentConfiguration?.makeContentView()
    guard let configured else { return }
    configured.frame = contentView.bounds
    configured.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(configured)
  }

  private func backgroundDidChange(from old: UIView?) {
    if old !== backgroundView, old !== selectedBackgroundView { old?.removeFromSuperview() }
    if let view = selectedBackgroundView { insertSubview(view, at: 0) }
    if let view = backgroundView { insertSubview(view, at: 0) }
    updateSelection()
    setNeedsLayout()
  }

  private func updateSelection() {
    let isMarked = isSelected || isHighlighted
    selectedBackgroundView?.isHidden = !isMarked
    setHighlighted(isMarked, in: contentView)
  }

  private func setHighlighted(_ isHighlighted: Bool, in view: UIView) {
    for subview in view.subviews {
      (subview as? UILabel)?.isHighlighted = isHighlighted
      (subview as? UIImageView)?.isHighlighted = isHighlighted
      if !(subview is UIControl) { setHighlighted(isHighlighted, in: subview) }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    configured?.frame = contentView.bounds
  }
}
