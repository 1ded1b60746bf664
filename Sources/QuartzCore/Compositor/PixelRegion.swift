package import CoreGraphics

/// A set of device pixels kept as disjoint rectangles.
///
/// Damage, clips and what is still uncovered are regions. Operations are exact unless
/// `limit(to:)` trades a few pixels too many for fewer rectangles.
package nonisolated struct PixelRegion: Equatable, Sendable {
  package private(set) var rects: [PixelRect]

  package init() {
    rects = []
  }

  package init(_ rect: PixelRect) {
    rects = rect.isEmpty ? [] : [rect]
  }

  package var isEmpty: Bool { rects.isEmpty }

  package var area: Int {
    var sum = 0
    for rect in rects {
      sum += rect.area
    }
    return sum
  }

  /// The smallest rectangle around the region.
  package var bounds: PixelRect {
    guard var result = rects.first else { return .empty }
    for rect in rects.dropFirst() {
      result = result.union(rect)
    }
    return result
  }

  package func intersects(_ rect: PixelRect) -> Bool {
    for own in rects where own.intersects(rect) {
      return true
    }
    return false
  }

  package func contains(_ rect: PixelRect) -> Bool {
    for own in rects where own.contains(rect) {
      return true
    }
    if !intersects(rect) {
      return rect.isEmpty
    }
    var rest = PixelRegion(rect)
    for own in rects {
      rest.subtract(own)
    }
    return rest.isEmpty
  }

  package func intersection(_ rect: PixelRect) -> PixelRegion {
    if rects.count == 1, rect.contains(rects[0]) {
      return self
    }
    var result = PixelRegion()
    for own in rects {
      let common = own.intersection(rect)
      if !common.isEmpty {
        result.rects.append(common)
      }
    }
    return result
  }

  package func intersection(_ other: PixelRegion) -> PixelRegion {
    var result = PixelRegion()
    for rect in other.rects {
      result.rects.append(contentsOf: intersection(rect).rects)
    }
    return result
  }

  package func offsetBy(x: Int, y: Int) -> PixelRegion {
    if x == 0 && y == 0 {
      return self
    }
    var result = self
    for index in result.rects.indices {
      result.rects[index].x += x
      result.rects[index].y += y
    }
    return result
  }

  package mutating func subtract(_ hole: PixelRect) {
    guard !hole.isEmpty, intersects(hole) else { return }
    if rects.count == 1, hole.contains(rects[0]) {
      rects.removeAll(keepingCapacity: true)
      return
    }
    var result: [PixelRect] = []
    result.reserveCapacity(rects.count + 3)
    for rect in rects {
      let common = rect.intersection(hole)
      if common.isEmpty {
        result.append(rect)
      } else {
        Self.append(rect, minus: common, to: &result)
      }
    }
    rects = result
  }

  package mutating func subtract(_ other: PixelRegion) {
    for rect in other.rects {
      subtract(rect)
    }
  }

  /// Adds `rect`, keeping the rectangles disjoint.
  package mutating func formUnion(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    for own in rects where own.contains(rect) {
      return
    }
    rects.removeAll { rect.contains($0) }
    guard intersects(rect) else {
      rects.append(rect)
      joinLast()
      return
    }
    var rest = PixelRegion(rect)
    for own in rects {
      rest.subtract(own)
    }
    for piece in rest.rects {
      rects.append(piece)
      joinLast()
    }
  }

  package mutating func formUnion(_ other: PixelRegion) {
    for rect in other.rects {
      formUnion(rect)
    }
  }

  /// Joins the rectangles that waste the fewest pixels until at most `count` are left.
  package mutating func limit(to count: Int) {
    while rects.count > max(count, 1) {
      var best = (first: 0, second: 1, waste: Int.max)
      for first in rects.indices {
        for second in rects.indices where second > first {
          let joined = rects[first].union(rects[second])
          let waste = joined.area - rects[first].area - rects[second].area
          if waste < best.waste {
            best = (first, second, waste)
          }
        }
      }
      let joined = rects[best.first].union(rects[best.second])
      rects.remove(at: best.second)
      rects.remove(at: best.first)
      // The joined rectangle may cover others: they are swallowed whole to stay disjoint.
      var grown = joined
      while let index = rects.firstIndex(where: { $0.intersects(grown) }) {
        grown = grown.union(rects.remove(at: index))
      }
      rects.append(grown)
    }
  }

  /// Joins the last rectangle with others as long as two of them form one exactly.
  private mutating func joinLast() {
    while let last = rects.last {
      let index = rects.dropLast().firstIndex { last.union($0).area == last.area + $0.area }
      guard let index else { return }
      rects.removeLast()
      let joined = last.union(rects.remove(at: index))
      rects.append(joined)
    }
  }

  /// The parts of `rect` above, below, left and right of `hole`, which lies inside it.
  private static func append(_ rect: PixelRect, minus hole: PixelRect, to result: inout [PixelRect])
  {
    if hole.y > rect.y {
      result.append(
        PixelRect(x: rect.x, y: rect.y, width: rect.width, height: hole.y - rect.y)
      )
    }
    if hole.x > rect.x {
      result.append(
        PixelRect(x: rect.x, y: hole.y, width: hole.x - rect.x, height: hole.height)
      )
    }
    if hole.maxX < rect.maxX {
      result.append(
        PixelRect(x: hole.maxX, y: hole.y, width: rect.maxX - hole.maxX, height: hole.height)
      )
    }
    if hole.maxY < rect.maxY {
      result.append(
        PixelRect(x: rect.x, y: hole.maxY, width: rect.width, height: rect.maxY - hole.maxY)
      )
    }
  }
}
