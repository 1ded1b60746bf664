import Foundation

/// Paths drawn backwards.
extension PathStorage {
  /// Subpaths in reverse order, each from its end to its start; closed ones stay closed.
  package func reversed() -> PathStorage {
    var result = PathStorage()
    for subpath in subpaths.reversed() {
      let points = subpath.ends
      guard let last = points.last else { continue }

      result.move(to: last)
      for index in subpath.pieces.indices.reversed() {
        switch subpath.pieces[index] {
        case .quad(let control, _):
          result.addQuad(control: control, to: points[index])
        case .cubic(let control1, let control2, _):
          result.addCubic(control1: control2, control2: control1, to: points[index])
        case .move, .line, .close:
          result.addLine(to: points[index])
        }
      }
      if subpath.isClosed {
        result.close()
      }
    }
    return result
  }

  private struct Subpath {
    /// The start, then the end of each piece.
    var ends: [CGPoint]
    var pieces: [Element] = []
    var isClosed = false
  }

  private var subpaths: [Subpath] {
    var result: [Subpath] = []
    for element in elements {
      switch element {
      case .move(let point):
        result.append(Subpath(ends: [point]))
      case .line(let end), .quad(_, let end), .cubic(_, _, let end):
        result[result.count - 1].ends.append(end)
        result[result.count - 1].pieces.append(element)
      case .close:
        result[result.count - 1].isClosed = true
      }
    }
    return result
  }
}
