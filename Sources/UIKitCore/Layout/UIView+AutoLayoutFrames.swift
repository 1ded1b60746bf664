import ConstraintSolver
import Foundation
import QuartzCore

/// From frames to variables and from solutions to frames.
extension UIView {
  /// Moves edges that the solver left a hair below half a pixel, in pixels.
  private static let roundingTolerance: CGFloat = 0.0001

  /// Device pixels a point.
  var layoutScale: CGFloat {
    window?.screen.scale ?? UIApplication.currentScale
  }

  /// The frame as if the view had no transform: layout does not see transforms.
  ///
  /// A view that autoresizing made smaller than nothing counts as empty.
  var layoutFrame: CGRect {
    let size = CGSize(width: max(0, bounds.size.width), height: max(0, bounds.size.height))
    return CGRect(
      x: center.x - size.width * layer.anchorPoint.x,
      y: center.y - size.height * layer.anchorPoint.y,
      width: size.width,
      height: size.height
    )
  }

  var layoutAlignmentRect: CGRect {
    alignmentRect(forFrame: layoutFrame)
  }

  /// Gives subviews the frames of the solution; called in `layoutSubviews`, so inside an animation
  /// block the subviews move animated.
  func applyConstraintsToSubviews() {
    guard layoutFlags.subtreeUsesAutoLayout, let engine = constraintEngine else { return }
    let wasDirty = layoutFlags.needsLayout
    engine.update()
    // What the update marks here is done right now.
    layoutFlags.needsLayout = wasDirty
    for subview in subviews {
      guard let entry = subview.autoLayoutStorage?.currentEntry, entry.engine === engine,
        !subview.translatesAutoresizingMask
      else { continue }
      subview.apply(subview.solvedFrame(entry))
    }
    if let host = self as? any ConstraintContentHost,
      let entry = host.contentLayoutGuide.layoutState.currentEntry
    {
      host.constraintsDidSizeContent(entry.solvedAlignmentRect.size)
    }
  }

  /// Called by the engine when variables of the view's have changed.
  func solutionDidChange(_ entry: LayoutEntry) {
    guard !translatesAutoresizingMask else { return }
    let frame = solvedFrame(entry)
    if let superview {
      if frame != layoutFrame { superview.setNeedsLayout() }
    } else if frame.size != bounds.size, entry.hasDeterminedSize {
      bounds.size = frame.size
    }
  }

  private func apply(_ frame: CGRect) {
    let current = layoutFrame
    if frame.size != current.size {
      bounds.size = frame.size
    }
    let anchor = layer.anchorPoint
    let center = CGPoint(
      x: frame.minX + frame.width * anchor.x,
      y: frame.minY + frame.height * anchor.y
    )
    if center != self.center {
      self.center = center
    }
  }

  /// The frame in the solution, its edges on device pixels.
  private func solvedFrame(_ entry: LayoutEntry) -> CGRect {
    let frame = frame(forAlignmentRect: entry.solvedAlignmentRect)
    let scale = layoutScale
    func rounded(_ edge: CGFloat) -> CGFloat {
      (edge * scale + 0.5 + Self.roundingTolerance).rounded(.down) / scale
    }
    let (left, top) = (rounded(frame.minX), rounded(frame.minY))
    return CGRect(
      x: left,
      y: top,
      width: max(0, rounded(frame.maxX) - left),
      height: max(0, rounded(frame.maxY) - top)
    )
  }

  /// Where the view's own first or last baseline is: below the top or above the bottom of the
  /// alignment rect.
  ///
  /// Views without text have theirs at those edges.
  func baselineOffset(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    guard let text = self as? any TextBaselines else { return 0 }
    return attribute == .firstBaseline
      ? text.firstBaselineOffsetFromTop : text.lastBaselineOffsetFromBottom
  }

  /// The view whose baseline stands for this view's: itself or one inside it.
  func baselineView(_ attribute: NSLayoutConstraint.Attribute) -> UIView {
    var view = self
    while true {
      let next =
        attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      guard next !== view, next.isDescendant(of: view) else { return view }
      view = next
    }
  }

  func fittingSize(
    _ targetSize: CGSize,
    horizontal: UILayoutPriority,
    vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    return LayoutEngine.fittingSize(
      of: self,
      target: targetSize,
      horizontal: horizontal,
      vertical: vertical
    )
  }
}

extension LayoutEntry {
  var isRoot: Bool { engine?.root === state.item }

  /// Whether constraints say how large the item is.
  var hasDeterminedSize: Bool {
    guard let engine else { return false }
    return engine.isDetermined(variables.width) && engine.isDetermined(variables.height)
  }
}
