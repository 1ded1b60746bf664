public import Foundation

/// Colors of asset catalogs.
extension UIColor {
  nonisolated public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Looks in `bundle` only, or, if nil, in the folders of the app.
  ///
  /// The color follows light and dark if the catalog has both; traits given here settle it.
  nonisolated public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    let found = MainThread.run {
      UIApplication.shared.pictures.color(named: name, in: bundle)
    }
    guard let found else { return nil }
    guard let dark = found.dark else {
      self.init(cgColor: found.light.cgColor)
      return
    }
    if let style = traitCollection?.values.userInterfaceStyle, style != .unspecified {
      self.init(cgColor: (style == .dark ? dark : found.light).cgColor)
      return
    }
    self.init { $0.values.userInterfaceStyle == .dark ? dark : found.light }
  }
}
