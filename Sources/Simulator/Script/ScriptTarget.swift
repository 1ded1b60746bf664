import CoreGraphics
import Foundation
import UIKitCore

/// What a script points at.
nonisolated enum ScriptTarget: Equatable, Sendable, CustomStringConvertible {
  /// A view by its label (`"Done"`) or its accessibility identifier (`#done`).
  case view(String)
  /// A point of the screen.
  case point(CGPoint)

  var description: String {
    switch self {
    case .view(let name): name.hasPrefix("#") ? name : "\"\(name)\""
    case .point(let point): "\(Int(point.x)),\(Int(point.y))"
    }
  }
}
