public import CoreGraphics
public import Foundation

/// A layer that shows plain or attributed text.
///
/// The host's text engine draws it.
open class CATextLayer: CALayer {
  /// Draws the text of a text layer in its space.
  ///
  /// UIKit sets it; without one nothing is drawn.
  package static var drawing: ((CATextLayer, CGContext) -> Void)?

  private static let redrawnKeys: Set<String> = [
    "string", "font", "fontSize", "foregroundColor", "isWrapped", "truncationMode",
    "alignmentMode", "allowsFontSubpixelQuantization",
  ]

  /// A `String` or an `NSAttributedString`.
  open var string: Any? {
    get { properties.custom["string"] }
    set { changeCustom("string", to: newValue) }
  }

  /// A font object or the name of a font; counts for plain strings only.
  open var font: Any? {
    get { properties.custom["font"] }
    set { changeCustom("font", to: newValue) }
  }

  /// In points; counts for plain strings only.
  open var fontSize: CGFloat {
    get { custom("fontSize", 36) }
    set { setCustom("fontSize", newValue) }
  }

  /// White at first; counts for plain strings only.
  open var foregroundColor: CGColor? {
    get { customIfAny("foregroundColor") ?? CGColor.white }
    set { setCustom("foregroundColor", newValue ?? CGColor.clear) }
  }

  open var isWrapped: Bool {
    get { custom("isWrapped", false) }
    set { setCustom("isWrapped", newValue) }
  }

  open var truncationMode: CATextLayerTruncationMode {
    get { custom("truncationMode", .none) }
    set { setCustom("truncationMode", newValue) }
  }

  open var alignmentMode: CATextLayerAlignmentMode {
    get { custom("alignmentMode", .natural) }
    set { setCustom("alignmentMode", newValue) }
  }

  open var allowsFontSubpixelQuantization: Bool {
    get { custom("allowsFontSubpixelQuantization", false) }
    set { setCustom("allowsFontSubpixelQuantization", newValue) }
  }

  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    needsDisplayOnBoundsChange = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    needsDisplayOnBoundsChange = true
  }

  open override func draw(in ctx: CGContext) {
    guard let drawing = CATextLayer.drawing else { return }
    drawing(self, ctx)
  }

  open override class func needsDisplay(forKey key: String) -> Bool {
    redrawnKeys.contains(key) || super.needsDisplay(forKey: key)
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "fontSize": CGFloat(36)
    case "foregroundColor": CGColor.white
    case "isWrapped", "allowsFontSubpixelQuantization": false
    case "truncationMode": CATextLayerTruncationMode.none
    case "alignmentMode": CATextLayerAlignmentMode.natural
    default: super.defaultValue(forKey: key)
    }
  }

  package override class func animatesImplicitly(custom key: String) -> Bool {
    key == "fontSize" || key == "foregroundColor"
  }
}
