public import Foundation

/// The metrics that bar images may differ by.
public nonisolated enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// Where a bar is, which decides how its background extends.
public nonisolated enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  case topAttached = 3
}

/// The dark or light look of a bar from before iOS 13.
public nonisolated enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
  case blackTranslucent = 2
}

/// A bar that knows where it is.
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// Tells a bar where it is.
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
