package import Foundation

/// The pieces of a path in order: the value behind `CGPath` and a context's current path.
package struct PathStorage: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(control: CGPoint, end: CGPoint)
    case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
    case close
  }

  package private(set) var elements: [Element] = []
  /// Where the next piece starts; nil in an empty path.
  package private(set) var currentPoint: CGPoint?
  /// Where the subpath begins that `close()` would close.
  private var subpathStart: CGPoint?

  package init() {}

  package var isEmpty: Bool { elements.isEmpty }

  package mutating func move(to point: CGPoint) {
    // A move after a move replaces it.
    if case .move = elements.last {
      elements.removeLast()
    }
    elements.append(.move(point))
    currentPoint = point
    subpathStart = point
  }

  package mutating func addLine(to point: CGPoint) {
    beginSubpath(named: "addLine")
    elements.append(.line(point))
    currentPoint = point
  }

  package mutating func addQuad(control: CGPoint, to end: CGPoint) {
    beginSubpath(named: "addQuadCurve")
    elements.append(.quad(control: control, end: end))
    currentPoint = end
  }

  package mutating func addCubic(control1: CGPoint, control2: CGPoint, to end: CGPoint) {
    beginSubpath(named: "addCurve")
    elements.append(.cubic(control1: control1, control2: control2, end: end))
    currentPoint = end
  }

  /// Does nothing where no subpath is open.
  package mutating func close() {
    guard let subpathStart, elements.last != .close else { return }

    elements.append(.close)
    currentPoint = subpathStart
  }

  package mutating func append(_ other: PathStorage, transform: CGAffineTransform = .identity) {
    guard !other.isEmpty else { return }

    let added = transform.isIdentity ? other : other.applying(transform)
    if case .move = elements.last, case .move = added.elements.first {
      elements.removeLast()
    }
    elements.append(contentsOf: added.elements)
    currentPoint = added.currentPoint
    subpathStart = added.subpathStart
  }

  package func applying(_ transform: CGAffineTransform) -> PathStorage {
    var result = PathStorage()
    result.elements = elements.map { $0.applying(transform) }
    result.currentPoint = currentPoint?.applying(transform)
    result.subpathStart = subpathStart?.applying(transform)
    return result
  }

  /// After a close the next piece starts a new subpath at the old start.
  private mutating func beginSubpath(named operation: String) {
    guard let currentPoint else {
      preconditionFailure("\(operation) needs a current point: call move(to:) first")
    }
    if elements.last == .close {
      elements.append(.move(currentPoint))
      subpathStart = currentPoint
    }
  }
}

extension PathStorage.Element {
  package func applying(_ transform: CGAffineTransform) -> Self {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quad(let control, let end):
      .quad(control: control.applying(transform), end: end.applying(transform))
    case .cubic(let control1, let control2, let end):
      .cubic(
        control1: control1.applying(transform),
        control2: control2.applying(transform),
        end: end.applying(transform)
      )
    case .close: .close
    }
  }
}
