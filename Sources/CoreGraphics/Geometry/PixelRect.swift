package import Foundation

/// A rectangle of whole pixels, origin at the top left, y down.
package struct PixelRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The smallest pixel rectangle that covers `rect` (in pixels); empty for a null rectangle.
  ///
  /// Edges within a thousandth of a pixel of a pixel's edge count as lying on it, so that rounding
  /// errors do not add a row. Huge rectangles are cut to what an Int32 can count.
  package init(enclosing rect: CGRect) {
    guard !rect.isNull, !rect.isEmpty, !rect.origin.x.isNaN, !rect.origin.y.isNaN else {
      self = .empty
      return
    }

    let slack: CGFloat = 0.001
    let limit = CGFloat(Int32.max / 2)
    func clamped(_ value: CGFloat) -> Int { Int(max(-limit, min(limit, value))) }
    let left = clamped((rect.minX + slack).rounded(.down))
    let top = clamped((rect.minY + slack).rounded(.down))
    let right = clamped((rect.maxX - slack).rounded(.up))
    let bottom = clamped((rect.maxY - slack).rounded(.up))
    self.init(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  package var minX: Int { x }
  package var minY: Int { y }
  package var maxX: Int { x + width }
  package var maxY: Int { y + height }
  package var area: Int { isEmpty ? 0 : width * height }
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  package var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  /// The smallest rectangle around both; an empty one adds nothing.
  package func union(_ other: PixelRect) -> PixelRect {
    guard !isEmpty else { return other }
    guard !other.isEmpty else { return self }

    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return PixelRect(
      x: left,
      y: top,
      width: max(maxX, other.maxX) - left,
      height: max(maxY, other.maxY) - top
    )
  }

  /// What both share; `empty` where they share nothing.
  package func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left < right, top < bottom else { return .empty }

    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  package func intersects(_ other: PixelRect) -> Bool {
    !intersection(other).isEmpty
  }

  package func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
  }

  package func offsetBy(dx: Int, dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// Grows by negative values, as `CGRect.insetBy` does.
  package func insetBy(dx: Int, dy: Int) -> PixelRect {
    let inset = PixelRect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
    return inset.isEmpty ? .empty : inset
  }
}
