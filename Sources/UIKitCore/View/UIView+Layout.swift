import CoreGraphics
public import Foundation
import QuartzCore

/// The layout pass: marking, walking, calling.
extension UIView {
  /// Passes of one `layoutIfNeeded` for views that mark themselves while they are laid out.
  private static let layoutPassLimit = 10

  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  func markNeedsLayout() {
    guard !layoutFlags.needsLayout else { return }
    layoutFlags.needsLayout = true
    bubbleLayoutFlags()
  }

  func markNeedsUpdateConstraints() {
    guard !layoutFlags.needsUpdateConstraints else { return }
    layoutFlags.needsUpdateConstraints = true
    bubbleLayoutFlags()
  }

  /// Tells the ancestors that something below them waits.
  func bubbleLayoutFlags() {
    let marksLayout = layoutFlags.needsLayout || layoutFlags.subtreeNeedsLayout
    let marksConstraints =
      layoutFlags.needsUpdateConstraints || layoutFlags.subtreeNeedsUpdateConstraints
    var ancestor = superview
    while let view = ancestor {
      let isMarked =
        (!marksLayout || view.layoutFlags.subtreeNeedsLayout)
        && (!marksConstraints || view.layoutFlags.subtreeNeedsUpdateConstraints)
      if isMarked { break }
      if marksLayout { view.layoutFlags.subtreeNeedsLayout = true }
      if marksConstraints { view.layoutFlags.subtreeNeedsUpdateConstraints = true }
      ancestor = view.superview
    }
    if ancestor == nil { UIApplication.noteLayoutNeeded() }
  }

  /// Whether this view or one below it waits for layout.
  var isLayoutPending: Bool {
    layoutFlags.needsLayout || layoutFlags.subtreeNeedsLayout
      || layoutFlags.needsUpdateConstraints || layoutFlags.subtreeNeedsUpdateConstraints
  }

  /// `layoutIfNeeded`: lays out from the root-most ancestor that is dirty itself.
  ///
  /// Constraints first: their solution marks views, above this one too. Text that wraps to its new
  /// width may move views again, hence the passes.
  func layOutDirtyTree() {
    for _ in 0..<Self.layoutPassLimit {
      updateConstraintsIfNeeded()
      let root =
        sequence(first: self, next: \.superview)
        .reduce(nil as UIView?) { $1.isDirtyItself ? $1 : $0 } ?? self
      root.updateConstraintsIfNeeded()
      guard root.isLayoutPending else { return }
      root.layOutSubtree()
    }
  }

  private var isDirtyItself: Bool {
    layoutFlags.needsLayout || layoutFlags.needsUpdateConstraints
  }

  /// Lays out this view alone if it is dirty, with its controller's callbacks around it.
  func layOutNow() {
    guard layoutFlags.needsLayout else { return }
    solveConstraints()
    layoutFlags.needsLayout = false
    layoutFlags.isLayingOut = true
    owningViewController?.viewLayoutWillBegin()
    traitCollection.performAsCurrent { layoutSubviews() }
    owningViewController?.viewLayoutDidEnd()
    layoutFlags.isLayingOut = false
  }

  /// `updateConstraintsIfNeeded`: bottom-up over the branches that wait.
  func updateConstraintsInTree() {
    guard layoutFlags.needsUpdateConstraints || layoutFlags.subtreeNeedsUpdateConstraints else {
      return
    }
    if layoutFlags.subtreeNeedsUpdateConstraints {
      layoutFlags.subtreeNeedsUpdateConstraints = false
      for subview in subviews {
        subview.updateConstraintsInTree()
      }
    }
    guard layoutFlags.needsUpdateConstraints else { return }
    layoutFlags.needsUpdateConstraints = false
    if let owningViewController {
      owningViewController.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }
}
