import Foundation
import QuartzCore

/// The tree: moving views in and out, with callbacks in UIKit's order.
extension UIView {
  func insert(_ view: UIView, at index: Int) {
    precondition(view !== self, "Can't add \(view) as a subview of itself.")
    precondition(!isDescendant(of: view), "Can't add \(view) below its own subview \(self).")
    if view.superview === self {
      move(view, to: min(index, subviews.count - 1))
      return
    }
    let oldSuperview = view.superview
    let oldTint = view.appearance.tintColor == nil ? view.resolvedTintColor : nil
    let oldWindow = view.window
    let newWindow = window
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow {
      view.tellWillMove(to: newWindow)
      view.resignFirstResponderInTree()
    }
    if let oldSuperview {
      oldSuperview.willRemoveSubview(view)
      view.autoLayoutHierarchyWillChange(from: oldSuperview, to: self)
      oldSuperview.subviews.removeAll { $0 === view }
    }
    let position = min(max(index, 0), subviews.count)
    placeLayer(of: view, at: position)
    subviews.insert(view, at: position)
    view.superview = self
    view.autoLayoutHierarchyDidChange(from: oldSuperview, to: self)
    setNeedsLayout()
    view.bubbleLayoutFlags()
    if let oldTint, oldTint != view.resolvedTintColor { view.propagateTintChange() }
    // A callback may have taken this view out of the window meanwhile.
    view.finishMove(from: oldWindow, to: window)
    didAddSubview(view)
    view.owningViewController?.viewDidChangeSuperview()
    view.didMoveToSuperview()
  }

  func insert(_ view: UIView, below sibling: UIView) {
    insert(view, beside: sibling, offset: 0)
  }

  func insert(_ view: UIView, above sibling: UIView) {
    insert(view, beside: sibling, offset: 1)
  }

  private func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    let others = subviews.filter { $0 !== view }
    guard let index = others.firstIndex(where: { $0 === sibling }) else {
      insert(view, at: subviews.count)
      return
    }
    insert(view, at: index + offset)
  }

  func exchange(_ index1: Int, _ index2: Int) {
    guard index1 != index2 else { return }
    let (low, high) = (min(index1, index2), max(index1, index2))
    precondition(
      low >= 0 && high < subviews.count,
      "Can't exchange subviews \(index1) and \(index2) of \(self), which has \(subviews.count)."
    )
    let (lower, higher) = (subviews[low], subviews[high])
    move(higher, to: low)
    move(lower, to: high)
  }

  /// Moves a subview to another place among its siblings.
  func move(_ view: UIView, to index: Int) {
    guard let current = subviews.firstIndex(where: { $0 === view }), current != index else {
      return
    }
    subviews.remove(at: current)
    placeLayer(of: view, at: index)
    subviews.insert(view, at: index)
  }

  func remove(_ view: UIView) {
    guard view.superview === self else { return }
    let oldWindow = view.window
    view.resignFirstResponderInTree()
    view.willMove(toSuperview: nil)
    if oldWindow != nil { view.tellWillMove(to: nil) }
    willRemoveSubview(view)
    // A callback may have made one.
    view.resignFirstResponderInTree()
    view.autoLayoutHierarchyWillChange(from: self, to: nil)
    subviews.removeAll { $0 === view }
    view.layer.removeFromSuperlayer()
    view.superview = nil
    view.autoLayoutHierarchyDidChange(from: self, to: nil)
    setNeedsLayout()
    view.finishMove(from: oldWindow, to: nil)
    view.owningViewController?.viewDidChangeSuperview()
    view.didMoveToSuperview()
  }

  /// Puts the view's layer where it belongs among the layers of the subviews, of which it is none yet.
  ///
  /// Layers that the app added by itself keep their places.
  private func placeLayer(of view: UIView, at index: Int) {
    if index < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[index].layer)
    } else if let last = subviews.last {
      layer.insertSublayer(view.layer, above: last.layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  private func finishMove(from oldWindow: UIWindow?, to newWindow: UIWindow?) {
    if oldWindow !== newWindow { setWindow(newWindow) }
    updateTraits()
    safeAreaMayHaveChanged()
    if oldWindow !== newWindow { tellDidMoveToWindow() }
  }

  private func setWindow(_ window: UIWindow?) {
    storedWindow = window
    for subview in subviews {
      subview.setWindow(window)
    }
  }

  private func tellWillMove(to newWindow: UIWindow?) {
    owningViewController?.viewWillMove(toWindow: newWindow)
    willMove(toWindow: newWindow)
    for subview in subviews {
      subview.tellWillMove(to: newWindow)
    }
  }

  private func tellDidMoveToWindow() {
    if window == nil { gestureViewDidLeaveWindow() }
    // Given by a container, it does not follow from the superview's.
    if environment.containerSafeArea != nil { safeAreaMayHaveChanged() }
    didMoveToWindow()
    owningViewController?.viewDidMoveToWindow()
    for subview in subviews {
      subview.tellDidMoveToWindow()
    }
  }

  private func resignFirstResponderInTree() {
    guard let responder = window?.firstResponder else { return }
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    if let view, view.isDescendant(of: self) {
      window?.resign(responder)
    }
  }

  func hiddenStateDidChange() {
    if isHidden { resignFirstResponderInTree() }
    stackViewArrangementMayHaveChanged()
  }
}
