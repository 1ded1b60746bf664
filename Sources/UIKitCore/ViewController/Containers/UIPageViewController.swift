import CoreGraphics
public import Foundation
import QuartzCore

/// Turns pages: one controller shows, neighbors come from a data source.
///
/// Both styles scroll; a page curl is reported and scrolls too.
open class UIPageViewController: UIViewController {
  public nonisolated enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  public nonisolated enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  public nonisolated enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  public nonisolated enum SpineLocation: Int, Sendable {
    case none = 0
    case min = 1
    case mid = 2
    case max = 3
  }

  public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey"
    )
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
    )
  }

  open weak var delegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      pages.dataSourceDidChange()
    }
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  let spacing: CGFloat
  open var isDoubleSided = false
  open var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }

  private(set) lazy var pages = PageScroller(owner: self)

  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spacing = (options?[.interPageSpacing] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
    super.init(nibName: nil, bundle: nil)
    if style == .pageCurl { UnsupportedAPI.report("UIPageViewController.TransitionStyle.pageCurl") }
  }

  public override convenience init(nibName: String?, bundle: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    spacing = 0
    super.init(coder: coder)
  }

  open var viewControllers: [UIViewController]? { pages.current.map { [$0] } }

  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .scroll ? [] : [pages.scrollView.panGestureRecognizer]
  }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let controller = viewControllers?.first else {
      preconditionFailure(
        "The number of view controllers provided (\(viewControllers?.count ?? 0)) doesn't match "
          + "the number required (1) for the requested transition"
      )
    }
    pages.show(controller, direction: direction, animated: animated, completion: completion)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    pages.install(in: view)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    pages.layout()
  }
}

/// Gives the pages before and after one.
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// No page indicator.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of pages that the user turns.
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  )
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    .min
  }
}
