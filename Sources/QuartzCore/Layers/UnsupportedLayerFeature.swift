import Foundation

/// Says by name that something a layer was asked for is not drawn.
///
/// UIKit hears of it through `handler` and reports each name once.
package enum UnsupportedLayerFeature {
  package static var handler: ((String) -> Void)?

  package static func report(_ name: String) {
    handler?(name)
  }
}
