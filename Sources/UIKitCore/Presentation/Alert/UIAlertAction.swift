public import Foundation

/// A choice of an alert or an action sheet.
open class UIAlertAction: NSObject {
  /// What a choice does, shown by its look and place.
  public nonisolated enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  open private(set) var title: String?
  open private(set) var style: Style

  open var isEnabled = true {
    didSet { onChange?() }
  }

  let handler: ((UIAlertAction) -> Void)?
  /// Called when the look has to follow `isEnabled`.
  var onChange: (() -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

extension UIAlertAction: NSCopying {
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let copy: UIAlertAction = MainActor.assumeIsolated {
      let copy = UIAlertAction(title: title, style: style, handler: handler)
      copy.isEnabled = isEnabled
      return copy
    }
    return copy
  }
}
