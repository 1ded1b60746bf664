import CoreGraphics
public import Foundation
import QuartzCore

/// The spinner above a scroll view's content that pulling down starts.
///
/// The app ends it with `endRefreshing()`; until then the content stays below it.
open class UIRefreshControl: UIControl {
  // Measures of iOS 13 and later, chosen by eye.
  private static let height: CGFloat = 60
  private static let pullToRefresh: CGFloat = 110

  private let spinner = UIActivityIndicatorView(style: .medium)
  private let titleLabel = UILabel()
  private weak var scrollView: UIScrollView?
  private var hasFired = false

  open private(set) var isRefreshing = false

  open var attributedTitle: NSAttributedString? {
    didSet {
      titleLabel.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    spinner.hidesWhenStopped = false
    spinner.alpha = 0
    titleLabel.textAlignment = .center
    addSubview(spinner)
    addSubview(titleLabel)
  }

  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    spinner.alpha = 1
    spinner.startAnimating()
  }

  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    spinner.stopAnimating()
    guard let scrollView, !scrollView.isDragging else { return }
    scrollView.returnToRange()
  }

  /// How far the content is held below the control.
  var heldHeight: CGFloat {
    isRefreshing && scrollView?.isDragging != true ? Self.height : 0
  }

  func attach(to scrollView: UIScrollView) {
    self.scrollView = scrollView
    layer.zPosition = -1
    scrollView.insertSubview(self, at: 0)
    layout()
  }

  func detach() {
    removeFromSuperview()
    scrollView = nil
  }

  private var pulled: CGFloat {
    guard let scrollView else { return 0 }
    return -scrollView.appliedAdjustedInset.top - scrollView.contentOffset.y
  }

  func contentOffsetDidChange() {
    let progress = min(max(pulled / Self.pullToRefresh, 0), 1)
    if !isRefreshing { spinner.alpha = progress }
    guard let scrollView, scrollView.isDragging else {
      if pulled <= 0 { hasFired = false }
      return
    }
    guard pulled >= Self.pullToRefresh, !hasFired, !isRefreshing else { return }
    hasFired = true
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  func dragEnded() {
    hasFired = false
  }

  func layout() {
    guard let scrollView else { return }
    frame = CGRect(
      x: 0,
      y: min(scrollView.contentOffset.y + scrollView.appliedAdjustedInset.top, -Self.height),
      width: scrollView.bounds.width,
      height: Self.height
    )
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    spinner.sizeToFit()
    let hasTitle = attributedTitle != nil
    spinner.center = CGPoint(x: bounds.midX, y: hasTitle ? bounds.midY - 10 : bounds.midY)
    titleLabel.frame = CGRect(x: 0, y: bounds.maxY - 20, width: bounds.width, height: 18)
  }
}
