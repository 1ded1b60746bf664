import ConstraintSolver
import Foundation

/// Writes attributes of items as expressions in the engine's variables.
///
/// Positions are taken in the bounds coordinates of a common ancestor: an item's own position plus
/// the origins of the views between. Moving a container thus leaves its content's variables alone.
struct GeometryBuilder {
  let engine: LayoutEngine
  let ancestor: UIView
  /// Horizontal positions count from the right.
  let isMirrored: Bool
  private(set) var expression = LinearExpression()

  init(engine: LayoutEngine, ancestor: UIView, isMirrored: Bool) {
    self.engine = engine
    self.ancestor = ancestor
    self.isMirrored = isMirrored
  }

  mutating func add(_ term: LayoutTerm, times factor: Double) {
    if let item = term.item {
      add(term.attribute, of: item, times: factor)
    }
    if let origin = term.origin {
      add(term.originAttribute, of: origin, times: -factor)
    }
  }

  private mutating func add(
    _ attribute: NSLayoutConstraint.Attribute,
    of item: any LayoutItem,
    times factor: Double
  ) {
    if let marginEdge = attribute.withinMarginsGuide, let view = item as? UIView {
      add(marginEdge, of: view.layoutMarginsGuide, times: factor)
      return
    }
    if attribute.kind != .size, item === ancestor, let host = item as? any ConstraintContentHost {
      // Content is placed in the content, not in the part of it that happens to show.
      add(attribute, of: host.contentLayoutGuide, times: factor)
      return
    }
    if attribute.isBaseline, let view = item as? UIView {
      addPosition(attribute, of: view.baselineView(attribute), times: factor)
      return
    }
    switch attribute {
    case .notAnAttribute:
      return
    case .width, .height:
      let axis: NSLayoutConstraint.Axis = attribute == .width ? .horizontal : .vertical
      expression.add(engine.entry(for: item).variable(along: axis).length, times: factor)
    default:
      addPosition(attribute, of: item, times: factor)
    }
  }

  private mutating func addPosition(
    _ attribute: NSLayoutConstraint.Attribute,
    of item: any LayoutItem,
    times factor: Double
  ) {
    let isHorizontal = attribute.kind == .horizontalPosition
    let axis: NSLayoutConstraint.Axis = isHorizontal ? .horizontal : .vertical
    let sign = isHorizontal && isMirrored ? -factor : factor
    addStart(of: item, axis, times: sign)
    let share = lengthShare(attribute)
    if share != 0 {
      expression.add(engine.entry(for: item).variable(along: axis).length, times: sign * share)
    }
    if attribute.isBaseline, let view = item as? UIView {
      let offset = Double(view.baselineOffset(attribute))
      expression.constant += sign * (attribute == .firstBaseline ? offset : -offset)
    }
  }

  /// How far along the item an attribute lies: 0 at its start, 1 at its end.
  private func lengthShare(_ attribute: NSLayoutConstraint.Attribute) -> Double {
    switch attribute {
    case .right, .bottom, .lastBaseline: 1
    case .centerX, .centerY: 0.5
    case .trailing: isMirrored ? 0 : 1
    case .leading: isMirrored ? 1 : 0
    default: 0
    }
  }

  private mutating func addStart(
    of item: any LayoutItem,
    _ axis: NSLayoutConstraint.Axis,
    times factor: Double
  ) {
    guard let host = item.layoutHost else { return }
    if item === host {
      if host === ancestor {
        let start = host.boundsStart(axis) + host.alignmentStart(axis)
        expression.constant += factor * Double(start)
        return
      }
      expression.add(engine.entry(for: item).variable(along: axis).start, times: factor)
    } else {
      expression.add(engine.entry(for: item).variable(along: axis).start, times: factor)
      guard host !== ancestor else { return }
      addOrigin(of: host, axis, times: factor)
    }
    var view = host.superview
    while let current = view, current !== ancestor {
      addOrigin(of: current, axis, times: factor)
      view = current.superview
    }
  }

  /// From a view's bounds coordinates to its superview's.
  private mutating func addOrigin(
    of view: UIView,
    _ axis: NSLayoutConstraint.Axis,
    times factor: Double
  ) {
    expression.add(engine.entry(for: view).variable(along: axis).start, times: factor)
    let offset = view.alignmentStart(axis) + view.boundsStart(axis)
    expression.constant -= factor * Double(offset)
  }
}

extension UIView {
  fileprivate func boundsStart(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? bounds.origin.x : bounds.origin.y
  }

  /// How far inside the frame the alignment rect starts.
  fileprivate func alignmentStart(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? alignmentRectInsets.left : alignmentRectInsets.top
  }
}
