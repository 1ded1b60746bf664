import Foundation

/// A pan of one finger that starts at an edge of the window and moves inward.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges it may start at, relative to the interface's orientation.
  open var edges: UIRectEdge = []

  private var startEdges: UIRectEdge = []

  open override func reset() {
    super.reset()
    startEdges = []
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard trackedTouches.count == 1, let touch = touches.first, let window = touch.window else {
      if state == .possible { state = .failed }
      return
    }
    startEdges = UIScreenEdgePanGestureRecognizer.edges(
      near: touch.sample.location,
      of: window.bounds
    ).intersection(edges)
    guard !startEdges.isEmpty else {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }

  override func shouldBegin(afterMoving distance: CGPoint) -> Bool {
    let isHorizontal = abs(distance.x) >= abs(distance.y)
    if startEdges.contains(.left), isHorizontal, distance.x > 0 { return true }
    if startEdges.contains(.right), isHorizontal, distance.x < 0 { return true }
    if startEdges.contains(.top), !isHorizontal, distance.y > 0 { return true }
    return startEdges.contains(.bottom) && !isHorizontal && distance.y < 0
  }

  private static func edges(near point: CGPoint, of bounds: CGRect) -> UIRectEdge {
    let width = GestureConstants.screenEdgeWidth
    var edges: UIRectEdge = []
    if point.x - bounds.minX < width { edges.insert(.left) }
    if bounds.maxX - point.x <= width { edges.insert(.right) }
    if point.y - bounds.minY < width { edges.insert(.top) }
    if bounds.maxY - point.y <= width { edges.insert(.bottom) }
    return edges
  }
}
