public import Foundation
/// Placeholder for CGVector etc.: the owner of CoreGraphics replaces this.
public struct CGVector: Hashable, Sendable { public var dx: CGFloat; public var dy: CGFloat }
public final class CGImage: Sendable {}
