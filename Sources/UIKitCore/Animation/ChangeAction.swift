import Foundation
import QuartzCore

/// Runs a block after a property of a layer changed.
final class ChangeAction: CAAction {
  private let block: (CALayer) -> Void

  init(_ block: @escaping (CALayer) -> Void) {
    self.block = block
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    block(layer)
  }
}
