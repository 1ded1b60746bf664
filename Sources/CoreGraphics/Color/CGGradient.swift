public import Foundation

/// Whether a gradient goes on before its start and after its end.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours along a way, each at a location from 0 to 1.
///
/// Immutable.
public final class CGGradient: Sendable {
  package struct Stop: Hashable, Sendable {
    package var location: CGFloat
    package var color: CGColor
  }

  /// In ascending order of location; stops of one location keep their order (a hard edge).
  package let stops: [Stop]

  /// `colors` are `CGColor`s; without `locations` they stand at equal distances.
  ///
  /// nil where `colors` is empty or holds something else. Colours are mixed in sRGB.
  public convenience init?(
    colorsSpace space: CGColorSpace?,
    colors: CFArray,
    locations: UnsafePointer<CGFloat>?
  ) {
    let given = colors.compactMap { $0 as? CGColor }
    guard !given.isEmpty, given.count == colors.count else { return nil }

    self.init(
      colors: given,
      locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: given.count)) }
    )
  }

  public convenience init?(
    colorSpace space: CGColorSpace,
    colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?,
    count: Int
  ) {
    guard count > 0, space.model != .pattern else { return nil }

    let length = space.numberOfComponents + 1
    let colors = (0..<count).map { index in
      let start = components + index * length
      return CGColor(
        space: space,
        values: Array(UnsafeBufferPointer(start: start, count: length))
      )
    }
    self.init(
      colors: colors,
      locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
    )
  }

  /// `locations` has as many entries as `colors`, or is nil for equal distances.
  package init(colors: [CGColor], locations: [CGFloat]?) {
    let last = CGFloat(max(1, colors.count - 1))
    let unsorted = colors.enumerated().map { index, color in
      let location = locations.map { $0[index] } ?? CGFloat(index) / last
      return Stop(location: max(0, min(1, location)), color: color)
    }
    // Sorting by location and index keeps the order of equal locations.
    stops = unsorted.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }
}
