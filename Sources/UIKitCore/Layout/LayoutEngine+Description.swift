import Foundation

/// Constraints as the log shows them.
extension LayoutEngine {
  func describe(_ owner: Owner) -> String {
    switch owner {
    case .app(let constraint):
      return constraint.logDescription
    case .system(let entry, let role):
      guard let item = entry.state.item else { return "(null)" }
      return describe(role, entry, item)
    }
  }

  private func describe(
    _ role: LayoutEntry.Role,
    _ entry: LayoutEntry,
    _ item: any LayoutItem
  ) -> String {
    let name = item.layoutName
    switch role {
    case .autoresizing(let part):
      let mask = (item as? UIView)?.autoresizingMask.logText ?? ""
      let rect = (item as? UIView)?.layoutAlignmentRect ?? .zero
      let (attribute, value) =
        switch part {
        case .minX: ("minX", rect.minX)
        case .minY: ("minY", rect.minY)
        case .width: ("width", rect.width)
        case .height: ("height", rect.height)
        }
      return "<NSAutoresizingMaskLayoutConstraint:\(address(of: entry)) \(mask) "
        + "\(name).\(attribute) == \(value.logText)   (active)>"
    case .rootSize(let axis):
      let rect = (item as? UIView)?.layoutAlignmentRect ?? .zero
      let (attribute, value) =
        axis == .horizontal ? ("width", rect.width) : ("height", rect.height)
      return "<NSAutoresizingMaskLayoutConstraint:\(address(of: entry)) h=--& v=--& "
        + "\(name).\(attribute) == \(value.logText)   (active)>"
    case .content(let axis), .hugging(let axis), .compression(let axis):
      let size = entry.contentSize ?? .zero
      return "<NSContentSizeLayoutConstraint:\(address(of: entry)) "
        + "\(name).\(axis == .horizontal ? "width" : "height") == "
        + "\(size.length(axis).logText)   (active)>"
    case .fitting(let axis):
      return "<NSLayoutConstraint:\(address(of: entry)) 'fittingSizeHTarget' "
        + "\(name).\(axis == .horizontal ? "width" : "height") == "
        + "\(fittingTarget.length(axis).logText)   (active)>"
    case .exercise(let part):
      return
        "<NSLayoutConstraint:\(address(of: entry)) 'UIExerciseAmbiguity' \(name).\(part)   (active)>"
    case .guide(let edge):
      let identifier = (item as? UILayoutGuide)?.identifier ?? ""
      return "<NSLayoutConstraint:\(address(of: entry)) '\(identifier)-\(edge)' "
        + "\(name).\(edge)   (active)>"
    }
  }
}

extension UIView.AutoresizingMask {
  /// UIKit's picture of a mask: `-` fixed, `&` flexible; start, length, end of each axis.
  var logText: String {
    func part(_ option: Self) -> String { contains(option) ? "&" : "-" }
    if isEmpty { return "h=--& v=--&" }
    return "h=" + part(.flexibleLeftMargin) + part(.flexibleWidth) + part(.flexibleRightMargin)
      + " v=" + part(.flexibleTopMargin) + part(.flexibleHeight) + part(.flexibleBottomMargin)
  }
}
