public import Foundation

/// A colour: components of a colour space and an alpha, or a pattern.
///
/// Immutable.
public final class CGColor: Sendable {
  /// Components of the space followed by alpha; alpha alone for a pattern.
  private let values: [CGFloat]
  private let space: CGColorSpace
  public let pattern: CGPattern?
  /// The color of a pattern without colors of its own; nil for others.
  internal let tint: CGColor?
  /// The colour in sRGB, not premultiplied, not clamped; black with the alpha for a pattern.
  package let rgba: (r: CGFloat, g: CGFloat, b: CGFloat, a: CGFloat)

  public static let white = CGColor(gray: 1, alpha: 1)
  public static let black = CGColor(gray: 0, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standardRGB, values: [red, green, blue, alpha])
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standardRGB, values: [red, green, blue, alpha])
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .standardGray, values: [gray, alpha])
  }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .standardGray, values: [gray, alpha])
  }

  /// `components` points to as many values as `space` has components, and an alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard space.model != .pattern else { return nil }

    let count = space.numberOfComponents + 1
    self.init(
      space: space,
      values: Array(UnsafeBufferPointer(start: components, count: count))
    )
  }

  /// `components` points to those of the base space for a pattern without colors, and the alpha.
  public convenience init?(
    patternSpace space: CGColorSpace,
    pattern: CGPattern,
    components: UnsafePointer<CGFloat>
  ) {
    guard space.model == .pattern else { return nil }

    let base = pattern.isColored ? nil : space.patternBase
    let count = base?.numberOfComponents ?? 0
    let values = Array(UnsafeBufferPointer(start: components, count: count + 1))
    self.init(
      pattern: pattern,
      space: space,
      values: values,
      tint: base.map { CGColor(space: $0, values: values.dropLast() + [1]) }
    )
  }

  package convenience init(pattern: CGPattern, alpha: CGFloat) {
    self.init(pattern: pattern, space: .patterns, values: [alpha], tint: nil)
  }

  private init(pattern: CGPattern, space: CGColorSpace, values: [CGFloat], tint: CGColor?) {
    self.pattern = pattern
    self.space = space
    self.values = values
    self.tint = tint
    rgba = (0, 0, 0, max(0, min(1, values.last ?? 1)))
  }

  package init(space: CGColorSpace, values: [CGFloat]) {
    self.space = space
    self.values = values
    pattern = nil
    tint = nil
    let alpha = max(0, min(1, values[space.numberOfComponents]))
    let (r, g, b) = space.toSRGB(values)
    rgba = (r, g, b, alpha)
  }

  public var alpha: CGFloat { rgba.a }

  /// nil never; optional as on iOS.
  public var colorSpace: CGColorSpace? { space }

  /// The components followed by alpha.
  public var components: [CGFloat]? { values }

  public var numberOfComponents: Int { values.count }

  public func copy() -> CGColor? { self }

  public func copy(alpha: CGFloat) -> CGColor? {
    if let pattern {
      return CGColor(
        pattern: pattern,
        space: space,
        values: values.dropLast() + [alpha],
        tint: tint
      )
    }
    return CGColor(space: space, values: values.dropLast() + [alpha])
  }

  /// nil for a pattern.
  ///
  /// `options` have no effect, as on iOS.
  public func converted(
    to space: CGColorSpace,
    intent: CGColorRenderingIntent,
    options: CFDictionary?
  ) -> CGColor? {
    guard pattern == nil, space.model != .pattern else { return nil }
    guard space != self.space else { return self }

    return CGColor(space: space, values: space.fromSRGB(rgba.r, rgba.g, rgba.b) + [rgba.a])
  }
}

extension CGColor: Hashable {
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right
      || (left.space == right.space && left.values == right.values
        && left.pattern === right.pattern)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(values)
  }
}

extension CGColor: CustomDebugStringConvertible {
  public var debugDescription: String {
    let listed = values.map { "\($0)" }.joined(separator: " ")
    return "<CGColor \(space.name ?? "pattern") [ \(listed) ]>"
  }
}
