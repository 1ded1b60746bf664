public import Foundation

extension UIImage {
  public typealias Configuration = UIImageConfiguration
  public typealias SymbolConfiguration = UIImageSymbolConfiguration
}

/// What an image is wanted for: the traits of its place.
nonisolated open class UIImageConfiguration: NSObject, NSCopying, @unchecked Sendable {
  public let traitCollection: UITraitCollection?

  public init(traitCollection: UITraitCollection?) {
    self.traitCollection = traitCollection
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
