import CoreGraphics
import Foundation
import QuartzCore

/// A small picture that bars and cells draw themselves, in the tint color.
final class GlyphView: UIView {
  private let shape: CAShapeLayer
  let glyph: Glyph

  init(_ glyph: Glyph) {
    self.glyph = glyph
    shape = CAShapeLayer()
    super.init(frame: CGRect(origin: .zero, size: glyph.size))
    isUserInteractionEnabled = false
    shape.path = glyph.path.cgPath
    shape.lineWidth = glyph.isFilled ? 0 : glyph.lineWidth
    shape.lineCap = .round
    shape.lineJoin = .round
    layer.addSublayer(shape)
    applyColor()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("GlyphView is made in code only")
  }

  override var intrinsicContentSize: CGSize { glyph.size }

  override func sizeThatFits(_ size: CGSize) -> CGSize { glyph.size }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    applyColor()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyColor()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shape.frame = CGRect(
      x: (bounds.width - glyph.size.width) / 2,
      y: (bounds.height - glyph.size.height) / 2,
      width: glyph.size.width,
      height: glyph.size.height
    )
    CATransaction.commit()
  }

  private func applyColor() {
    let color = tintColor.resolvedColor(with: traitCollection).cgColor
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shape.fillColor = glyph.isFilled ? color : nil
    shape.strokeColor = glyph.isFilled ? nil : color
    CATransaction.commit()
  }
}
