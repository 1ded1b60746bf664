import CoreGraphics
import Foundation

/// Symbols by the names of SF Symbols, drawn by our own paths.
extension UIImage {
  /// nil for a symbol that is not among those of `SymbolGlyph`; the log says so once.
  nonisolated public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  nonisolated public convenience init?(
    systemName name: String,
    withConfiguration configuration: UIImage.Configuration?
  ) {
    guard let glyph = SymbolGlyph(rawValue: name) else {
      MainThread.run { UnsupportedAPI.report("UIImage(systemName: \"\(name)\")") }
      return nil
    }
    let symbol = configuration as? UIImageSymbolConfiguration
    let scale = ScreenScale.current
    guard
      let pixels = SymbolDrawing(glyph: glyph, configuration: symbol).image(scale: scale)
    else { return nil }

    var rules = Rules()
    rules.isSymbol = true
    self.init(cgImage: pixels, scale: scale, orientation: .up, rules: rules)
  }

  nonisolated public convenience init?(
    systemName name: String,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: nil)
  }
}
