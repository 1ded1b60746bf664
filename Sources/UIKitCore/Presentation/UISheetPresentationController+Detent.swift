import CoreGraphics
public import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  open class Detent: NSObject {
    /// Names a detent.
    public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    open var identifier: Identifier { name }

    private let name: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      name: Identifier,
      resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.name = name
      self.resolver = resolver
    }

    /// About half of the container's height; none where the height is compact.
    open class func medium() -> Detent {
      Detent(name: .medium) { context in
        context.containerTraitCollection.verticalSizeClass == .compact
          ? nil : context.maximumDetentValue * SheetMetrics.mediumFraction
      }
    }

    /// The full height of a sheet.
    open class func large() -> Detent {
      Detent(name: .large) { $0.maximumDetentValue }
    }

    /// A height that `resolver` works out; without an identifier it gets one of its own.
    open class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(name: identifier ?? Identifier(UUID().uuidString), resolver: resolver)
    }

    /// In points without the bottom safe area; nil where the detent does not apply.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context)
    }

    func value(in context: DetentContext) -> CGFloat? {
      resolvedValue(in: context).map { min($0, context.maximumDetentValue) }
    }
  }

  /// What a detent's height is worked out from.
  final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
      self.containerTraitCollection = containerTraitCollection
      self.maximumDetentValue = maximumDetentValue
    }
  }
}

/// What a custom detent's resolver learns of the container.
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the large detent, in points, without the bottom safe area.
  var maximumDetentValue: CGFloat { get }
}
