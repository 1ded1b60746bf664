import CoreGraphics
import Foundation

/// Arithmetic of animations: mixing two values and adding an offset.
nonisolated extension AnimatableValue {
  /// The value at `fraction` of the way to `other`.
  ///
  /// Values that can't be mixed switch half way.
  package func mixed(with other: AnimatableValue, _ fraction: Double) -> AnimatableValue {
    switch (self, other) {
    case (.number(let from), .number(let to)): .number(mix(from, to, fraction))
    case (.point(let from), .point(let to)):
      .point(CGPoint(x: mix(from.x, to.x, fraction), y: mix(from.y, to.y, fraction)))
    case (.size(let from), .size(let to)):
      .size(
        CGSize(
          width: mix(from.width, to.width, fraction),
          height: mix(from.height, to.height, fraction)
        )
      )
    case (.rect(let from), .rect(let to)):
      .rect(
        CGRect(
          x: mix(from.origin.x, to.origin.x, fraction),
          y: mix(from.origin.y, to.origin.y, fraction),
          width: mix(from.size.width, to.size.width, fraction),
          height: mix(from.size.height, to.size.height, fraction)
        )
      )
    case (.transform(let from), .transform(let to)):
      .transform(mix(from, to, fraction))
    case (.color(let from), .color(let to)): .color(mix(from, to, fraction))
    case (.color(let from), .nothing): .color(mix(from, from.transparent, fraction))
    case (.nothing, .color(let to)): .color(mix(to.transparent, to, fraction))
    case (.path(let from), .path(let to)):
      from.mixed(with: to, fraction).map(AnimatableValue.path) ?? (fraction < 0.5 ? self : other)
    case (.numbers(let from), .numbers(let to)) where from.count == to.count:
      .numbers(zip(from, to).map { mix($0, $1, fraction) })
    case (.colors(let from), .colors(let to)) where from.count == to.count:
      .colors(zip(from, to).map { mix($0, $1, fraction) })
    default: fraction < 0.5 ? self : other
    }
  }

  /// The value with an offset of the same kind on top; transforms are concatenated, `offset` first.
  package func adding(_ offset: AnimatableValue) -> AnimatableValue {
    switch (self, offset) {
    case (.number(let value), .number(let offset)): .number(value + offset)
    case (.point(let value), .point(let offset)):
      .point(CGPoint(x: value.x + offset.x, y: value.y + offset.y))
    case (.size(let value), .size(let offset)):
      .size(CGSize(width: value.width + offset.width, height: value.height + offset.height))
    case (.rect(let value), .rect(let offset)):
      .rect(
        CGRect(
          x: value.origin.x + offset.origin.x,
          y: value.origin.y + offset.origin.y,
          width: value.size.width + offset.size.width,
          height: value.size.height + offset.size.height
        )
      )
    case (.transform(let value), .transform(let offset)):
      .transform(CATransform3DConcat(offset, value))
    case (.color(let value), .color(let offset)): .color(value.adding(offset))
    case (.numbers(let value), .numbers(let offset)) where value.count == offset.count:
      .numbers(zip(value, offset).map { $0 + $1 })
    case (.nothing, _): offset
    default: self
    }
  }

  /// The offset that makes `other` this value when added; nil for kinds that can't be added.
  package func subtracting(_ other: AnimatableValue) -> AnimatableValue? {
    switch (self, other) {
    case (.number(let value), .number(let other)): .number(value - other)
    case (.point(let value), .point(let other)):
      .point(CGPoint(x: value.x - other.x, y: value.y - other.y))
    case (.size(let value), .size(let other)):
      .size(CGSize(width: value.width - other.width, height: value.height - other.height))
    case (.rect(let value), .rect(let other)):
      .rect(
        CGRect(
          x: value.origin.x - other.origin.x,
          y: value.origin.y - other.origin.y,
          width: value.size.width - other.size.width,
          height: value.size.height - other.size.height
        )
      )
    case (.transform(let value), .transform(let other)):
      other.inverse.map { .transform(CATransform3DConcat(value, $0)) }
    case (.numbers(let value), .numbers(let other)) where value.count == other.count:
      .numbers(zip(value, other).map { $0 - $1 })
    default: nil
    }
  }

  /// The offset that changes nothing; nil for kinds that can't be added.
  package var zero: AnimatableValue? {
    switch self {
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .transform: .transform(CATransform3DIdentity)
    case .numbers(let values): .numbers(values.map { _ in 0 })
    default: nil
    }
  }

  /// The value repeated: what `count` rounds of a cumulative animation have added up to.
  func scaled(by count: Double) -> AnimatableValue {
    switch self {
    case .transform(let value):
      // Whole rounds: the transform applied again and again.
      .transform(
        (0..<max(Int(count), 0)).reduce(CATransform3DIdentity) { sum, _ in
          CATransform3DConcat(sum, value)
        }
      )
    default: zero?.mixed(with: self, count) ?? self
    }
  }
}

private nonisolated func mix(_ from: CGFloat, _ to: CGFloat, _ fraction: Double) -> CGFloat {
  // Exact at both ends, whatever the rounding between.
  fraction == 1 ? to : from + (to - from) * CGFloat(fraction)
}

private nonisolated func mix(
  _ from: CATransform3D,
  _ to: CATransform3D,
  _ fraction: Double
) -> CATransform3D {
  if fraction == 0 { return from }
  if fraction == 1 { return to }
  return TransformParts(from).mixed(with: TransformParts(to), fraction).matrix
}

/// Mixes by component, without premultiplying; components go back into 0…1.
private nonisolated func mix(_ from: CGColor, _ to: CGColor, _ fraction: Double) -> CGColor {
  if fraction == 0 { return from }
  if fraction == 1 { return to }
  let (first, second) = (from.rgba, to.rgba)
  func component(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
    min(max(mix(from, to, fraction), 0), 1)
  }
  return CGColor(
    srgbRed: component(first.r, second.r),
    green: component(first.g, second.g),
    blue: component(first.b, second.b),
    alpha: component(first.a, second.a)
  )
}

nonisolated extension CGColor {
  /// The same color, fully transparent: what no color fades from.
  fileprivate var transparent: CGColor {
    copy(alpha: 0) ?? self
  }

  fileprivate func adding(_ other: CGColor) -> CGColor {
    CGColor(
      srgbRed: min(max(rgba.r + other.rgba.r, 0), 1),
      green: min(max(rgba.g + other.rgba.g, 0), 1),
      blue: min(max(rgba.b + other.rgba.b, 0), 1),
      alpha: min(max(rgba.a + other.rgba.a, 0), 1)
    )
  }
}
