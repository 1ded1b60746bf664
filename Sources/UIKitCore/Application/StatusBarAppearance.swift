import CoreGraphics
package import Foundation

/// What the status bar looks like at the moment.
package nonisolated struct StatusBarAppearance: Equatable, Sendable {
  package var isHidden = false
  package var style = UIStatusBarStyle.default

  package func frame(on environment: ScreenEnvironment) -> CGRect {
    guard !isHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: environment.size.width, height: environment.statusBarHeight)
  }
}
