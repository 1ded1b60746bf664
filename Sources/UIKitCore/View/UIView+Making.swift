import CoreGraphics
import Foundation
import QuartzCore

/// Views of classes that are known only at run time.
extension UIView {
  private static let frameInitializer = InitializerSlot(
    firstDeclaredBy: UIView.self,
    comparedWith: ViewProbe.self
  )

  private final class ViewProbe: UIView {}

  /// Calls `init(frame:)` of `type`.
  static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
    frameInitializer.make(type, frame)
  }
}

extension UITableViewCell {
  private static let styleInitializer = InitializerSlot(
    firstDeclaredBy: UITableViewCell.self,
    comparedWith: CellProbe.self
  )

  private final class CellProbe: UITableViewCell {}

  /// Calls `init(style:reuseIdentifier:)` of `type`.
  static func make<Cell: UITableViewCell>(
    _ type: Cell.Type,
    style: CellStyle,
    reuseIdentifier: String?
  ) -> Cell {
    // The raw values count the cases from 0, as Swift does.
    styleInitializer.make(type, caseNumber: UInt8(style.rawValue), reuseIdentifier)
  }
}

extension UITableViewHeaderFooterView {
  private static let reuseInitializer = InitializerSlot(
    firstDeclaredBy: UITableViewHeaderFooterView.self,
    comparedWith: HeaderFooterProbe.self
  )

  private final class HeaderFooterProbe: UITableViewHeaderFooterView {}

  /// Calls `init(reuseIdentifier:)` of `type`.
  static func make<View: UITableViewHeaderFooterView>(
    _ type: View.Type,
    reuseIdentifier: String?
  ) -> View {
    reuseInitializer.make(type, reuseIdentifier)
  }
}
