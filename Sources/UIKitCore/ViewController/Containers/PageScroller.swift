import CoreGraphics
import Foundation
import QuartzCore

/// The three places of a page controller's scroll view: page before, page shown, page after.
///
/// The page shown always rests in the middle; neighbors are asked for when a drag begins.
final class PageScroller: NSObject, UIScrollViewDelegate {
  private static let indicatorHeight: CGFloat = 37
  /// Duration of a page turned in code (chosen by eye).
  private static let turnDuration: TimeInterval = 0.3

  let scrollView = UIScrollView()
  private(set) var current: UIViewController?
  private weak var owner: UIPageViewController?
  private var before: UIViewController?
  private var after: UIViewController?
  private var pending: UIViewController?
  private var indicator: UIPageControl?
  private var isArranging = false

  init(owner: UIPageViewController) {
    self.owner = owner
    super.init()
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.scrollsToTop = false
    scrollView.delegate = self
  }

  private var isHorizontal: Bool { owner?.navigationOrientation != .vertical }

  private var pageLength: CGFloat {
    isHorizontal ? scrollView.bounds.width : scrollView.bounds.height
  }

  func install(in view: UIView) {
    scrollView.frame = view.bounds
    view.addSubview(scrollView)
    if let current { add(current) }
    updateIndicator()
    loadNeighbors()
    layout()
  }

  /// The places: the page shown in the middle of as many as there are.
  func layout() {
    guard let view = owner?.viewIfLoaded, let owner else { return }
    isArranging = true
    let indicatorHeight = indicator == nil ? 0 : Self.indicatorHeight
    // The space between pages is part of each page's place, half at either side.
    let gap = owner.spacing
    var frame = view.bounds
    frame.size.height -= indicatorHeight
    if isHorizontal { frame = frame.insetBy(dx: -gap / 2, dy: 0) }
    if !isHorizontal { frame = frame.insetBy(dx: 0, dy: -gap / 2) }
    if scrollView.frame != frame { scrollView.frame = frame }
    indicator?.frame = CGRect(
      x: 0,
      y: view.bounds.height - indicatorHeight,
      width: view.bounds.width,
      height: indicatorHeight
    )
    let places = [before, current, after].compactMap { $0 }
    let count = CGFloat(max(places.count, 1))
    scrollView.contentSize =
      isHorizontal
      ? CGSize(width: pageLength * count, height: frame.height)
      : CGSize(width: frame.width, height: pageLength * count)
    for (index, page) in places.enumerated() {
      page.viewIfLoaded?.frame = self.frame(ofPlace: index, gap: gap)
    }
    if !scrollView.isDragging, !scrollView.isDecelerating, pending == nil {
      let index = before == nil ? 0 : 1
      scrollView.contentOffset = offset(ofPlace: index)
    }
    isArranging = false
  }

  private func frame(ofPlace index: Int, gap: CGFloat) -> CGRect {
    let start = pageLength * CGFloat(index) + gap / 2
    return isHorizontal
      ? CGRect(x: start, y: 0, width: pageLength - gap, height: scrollView.bounds.height)
      : CGRect(x: 0, y: start, width: scrollView.bounds.width, height: pageLength - gap)
  }

  private func offset(ofPlace index: Int) -> CGPoint {
    let length = pageLength * CGFloat(index)
    return isHorizontal ? CGPoint(x: length, y: 0) : CGPoint(x: 0, y: length)
  }

  // MARK: - Turning in code

  func show(
    _ controller: UIViewController,
    direction: UIPageViewController.NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    guard let owner else { return }
    let old = current
    guard controller !== old else {
      completion?(true)
      return
    }
    dropNeighbors()
    let isVisible = owner.viewIfLoaded?.window != nil
    guard animated, isVisible, let old else {
      replace(old, with: controller)
      completion?(true)
      return
    }
    owner.addChild(controller)
    controller.beginAppearanceTransition(true, animated: true)
    old.beginAppearanceTransition(false, animated: true)
    scrollView.addSubview(controller.placedView)
    let length = pageLength
    let shift = direction == .forward ? length : -length
    let rest = old.view.frame
    controller.view.frame = rest.offsetBy(
      dx: isHorizontal ? shift : 0,
      dy: isHorizontal ? 0 : shift
    )
    let isHorizontal = isHorizontal
    UIView.animate(
      withDuration: Self.turnDuration,
      animations: {
        controller.view.frame = rest
        old.view.frame = rest.offsetBy(
          dx: isHorizontal ? -shift : 0,
          dy: isHorizontal ? 0 : -shift
        )
      },
      completion: { [weak self] isFinished in
        guard let self else { return }
        old.willMove(toParent: nil)
        old.placedView.removeFromSuperview()
        old.endAppearanceTransition()
        old.removeFromParent()
        controller.endAppearanceTransition()
        controller.didMove(toParent: owner)
        current = controller
        loadNeighbors()
        completion?(isFinished)
      }
    )
    current = controller
  }

  private func replace(_ old: UIViewController?, with controller: UIViewController) {
    guard let owner else { return }
    if let old { remove(old) }
    current = controller
    if controller.parent !== owner {
      owner.addChild(controller)
      controller.didMove(toParent: owner)
    }
    guard owner.isViewLoaded else { return }
    add(controller)
    updateIndicator()
    loadNeighbors()
  }

  // MARK: - Neighbors

  func dataSourceDidChange() {
    guard owner?.isViewLoaded == true else { return }
    dropNeighbors()
    updateIndicator()
    loadNeighbors()
  }

  /// Asks for the neighbors; their views come in when they are dragged into sight.
  private func loadNeighbors() {
    guard let owner, let current else { return }
    before = owner.dataSource?.pageViewController(owner, viewControllerBefore: current)
    after = owner.dataSource?.pageViewController(owner, viewControllerAfter: current)
    scrollView.isScrollEnabled = owner.dataSource != nil
    scrollView.bounces = owner.dataSource != nil
    layout()
  }

  private func dropNeighbors() {
    for neighbor in [before, after].compactMap({ $0 }) where neighbor.parent === owner {
      remove(neighbor)
    }
    before = nil
    after = nil
    pending = nil
  }

  private func add(_ page: UIViewController) {
    guard let owner else { return }
    if page.parent !== owner {
      owner.addChild(page)
      page.didMove(toParent: owner)
    }
    page.view.autoresizingMask = []
    if page.placedView.superview !== scrollView { scrollView.addSubview(page.placedView) }
  }

  private func remove(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.placedViewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }

  private func updateIndicator() {
    guard let owner, let dataSource = owner.dataSource, let view = owner.viewIfLoaded else {
      return
    }
    let count = dataSource.presentationCount(for: owner)
    guard count > 0, owner.transitionStyle == .scroll else {
      indicator?.removeFromSuperview()
      indicator = nil
      return
    }
    let control = indicator ?? UIPageControl()
    control.numberOfPages = count
    control.currentPage = dataSource.presentationIndex(for: owner)
    if indicator == nil {
      indicator = control
      view.addSubview(control)
    }
  }

  // MARK: - Dragging

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isArranging, current != nil, let owner else { return }
    let position = isHorizontal ? scrollView.contentOffset.x : scrollView.contentOffset.y
    let rest = before == nil ? 0 : pageLength
    guard position != rest else { return }
    let page = position > rest ? after : before
    guard let page, page !== pending else { return }
    if page.view.superview == nil {
      add(page)
      layout()
    }
    if pending !== page {
      pending = page
      owner.delegate?.pageViewController(owner, willTransitionTo: [page])
    }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    settle()
  }

  /// The page that rests in sight becomes the one shown.
  private func settle() {
    guard let owner, let old = current, pageLength > 0 else { return }
    let position = isHorizontal ? scrollView.contentOffset.x : scrollView.contentOffset.y
    let places = [before, current, after].compactMap { $0 }
    let index = min(max(Int((position / pageLength).rounded()), 0), places.count - 1)
    let new = places[index]
    let wasTurning = pending != nil
    pending = nil
    if new !== old {
      let others = places.filter { $0 !== new }
      current = new
      before = nil
      after = nil
      for page in others where page.parent === owner { remove(page) }
      if let indicator, owner.dataSource != nil {
        indicator.currentPage += new === places.last ? 1 : -1
      }
      loadNeighbors()
    } else {
      for page in places where page !== old && page.parent === owner {
        remove(page)
      }
    }
    guard wasTurning else { return }
    owner.delegate?.pageViewController(
      owner,
      didFinishAnimating: true,
      previousViewControllers: [old],
      transitionCompleted: new !== old
    )
  }
}
