public import CoreGraphics
public import Foundation

/// A layer that draws a string.
///
/// The text engine of UIKitCore draws it through `drawingHandler`; without one the layer stays empty.
open class CATextLayer: CALayer {
  /// Draws the text of a layer into a context in the layer's own space.
  package static var drawingHandler: ((CATextLayer, CGContext) -> Void)?

  /// A `String` or an `NSAttributedString`.
  open var string: Any? {
    get { properties.custom["string"] }
    set { changeCustom("string", to: newValue) }
  }

  /// A font object or a font's name.
  open var font: AnyObject? {
    get { properties.custom["font"] as AnyObject? }
    set { changeCustom("font", to: newValue) }
  }

  /// In points; counts where `font` is a name or nil.
  open var fontSize: CGFloat {
    get { properties.value("fontSize", default: Self.defaultFontSize) }
    set { changeCustom("fontSize", to: newValue) }
  }

  open var foregroundColor: CGColor? {
    get { properties.custom["foregroundColor"] as? CGColor ?? Self.white }
    set { changeCustom("foregroundColor", to: newValue) }
  }

  open var isWrapped: Bool {
    get { properties.value("wrapped", default: false) }
    set { changeCustom("wrapped", to: newValue) }
  }

  open var truncationMode: CATextLayerTruncationMode {
    get { properties.value("truncationMode", default: .none) }
    set { changeCustom("truncationMode", to: newValue) }
  }

  open var alignmentMode: CATextLayerAlignmentMode {
    get { properties.value("alignmentMode", default: .natural) }
    set { changeCustom("alignmentMode", to: newValue) }
  }

  open var allowsFontSubpixelQuantization = false

  private static let defaultFontSize: CGFloat = 36
  private static let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  private static let drawnKeys: Set<String> = [
    "string", "font", "fontSize", "foregroundColor", "wrapped", "truncationMode", "alignmentMode",
  ]

  open override class func needsDisplay(forKey key: String) -> Bool {
    drawnKeys.contains(key) || super.needsDisplay(forKey: key)
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "fontSize": defaultFontSize
    case "foregroundColor": white
    default: super.defaultValue(forKey: key)
    }
  }

  open override func draw(in ctx: CGContext) {
    Self.drawingHandler?(self, ctx)
  }
}
