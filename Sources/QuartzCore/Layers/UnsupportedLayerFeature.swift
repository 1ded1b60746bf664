import Foundation

/// Says once, by name, that something a layer was asked for is not drawn.
///
/// The host hears of it through `handler`; UIKit puts its own report there.
package enum UnsupportedLayerFeature {
  package static var handler: ((String) -> Void)?

  private static var reported: Set<String> = []

  package static func report(_ name: String) {
    guard reported.insert(name).inserted else { return }
    handler?(name)
  }
}
