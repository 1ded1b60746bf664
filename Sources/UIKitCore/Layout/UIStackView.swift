/// placeholder
open class UIStackView: UIView {
  func arrangedContentDidChange() {}
  func layoutMarginsForArrangementDidChange() {}
}
extension UIView {
  func stackViewArrangementMayHaveChanged() {}
}
extension NSLayoutConstraint {
  static func constraints(inVisualFormat format: String, _ o: FormatOptions, _ m: [String: Any], _ v: [String: Any]) -> [NSLayoutConstraint] { [] }
}
