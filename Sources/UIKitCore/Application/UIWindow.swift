import CoreGraphics
public import Foundation
import QuartzCore

/// The top of a view tree, shown on the screen.
///
/// A visible window lives as long as it is shown, as windows of a connected scene do.
open class UIWindow: UIView {
  /// Where a window stands above others.
  public nonisolated struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)

    public static func < (one: Level, other: Level) -> Bool {
      one.rawValue < other.rawValue
    }
  }

  public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification"
  )
  public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification"
  )
  public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

  open weak var windowScene: UIWindowScene?

  /// The view or controller that gets the keys while this is the key window.
  package internal(set) weak var firstResponder: UIResponder?

  private var rootController: UIViewController?
  /// Holds the root controller's view; moves back behind sheets.
  let dropShadowView = UIDropShadowView()
  /// Whether the black behind shrunken views is at the top of the screen.
  var showsCards = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpWindow()
  }

  /// A window that fills the screen of the scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpWindow()
  }

  private func setUpWindow() {
    storedWindow = self
    layer.isHidden = true
    UIApplication.running?.screen.add(self)
    updateTraits()
    safeAreaMayHaveChanged()
  }

  open var screen: UIScreen { UIApplication.shared.screen }

  open var windowLevel: Level = .normal {
    didSet {
      if !isHidden { screen.show(self) }
    }
  }

  open var rootViewController: UIViewController? {
    get { rootController }
    set {
      guard newValue !== rootController else { return }
      let old = rootController
      rootController = newValue
      replaceRootController(old, with: newValue)
    }
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if newValue { didHide() } else { didShow() }
    }
  }

  open override var next: UIResponder? {
    windowScene ?? UIApplication.shared
  }

  open var isKeyWindow: Bool { UIApplication.shared.keyWindowOfApplication === self }
  open var canBecomeKey: Bool { true }

  open func makeKey() {
    guard canBecomeKey, !isKeyWindow else { return }
    let old = UIApplication.shared.keyWindowOfApplication
    UIApplication.shared.keyWindowOfApplication = self
    if let old {
      old.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open func becomeKey() {}
  open func resignKey() {}

  open func sendEvent(_ event: UIEvent) {
    UIApplication.shared.touchDispatcher.deliver(event, in: self)
  }

  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let onScreen = CGPoint(x: point.x + frame.minX, y: point.y + frame.minY)
    guard let window else { return onScreen }
    return CGPoint(x: onScreen.x - window.frame.minX, y: onScreen.y - window.frame.minY)
  }

  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    guard let window else {
      return CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    }
    return window.convert(point, to: self)
  }

  // MARK: - Showing

  private func didShow() {
    windowScene = windowScene ?? UIApplication.shared.defaultWindowScene
    screen.show(self)
    updateTraits()
    safeAreaMayHaveChanged()
    NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
    if let rootController { install(rootController) }
    UIApplication.noteLayoutNeeded()
  }

  private func didHide() {
    if let rootController, rootController.viewIfLoaded?.superview === dropShadowView {
      rootController.beginAppearanceTransition(false, animated: false)
      rootController.endAppearanceTransition()
    }
    screen.hide(self)
    if isKeyWindow { UIApplication.shared.keyWindowOfApplication = nil }
    NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
  }

  /// Shows a root controller: will appear now, did appear in the next turn after the first layout.
  private func install(_ controller: UIViewController) {
    guard let view = controller.view else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dropShadowView.fill(self)
    view.frame = dropShadowView.bounds
    controller.beginAppearanceTransition(true, animated: false)
    dropShadowView.insertSubview(view, at: 0)
    UIApplication.shared.preferencesDidChange()
    FrameClock.current.enqueue { [weak self, weak controller] in
      guard let self, let controller, rootController === controller else { return }
      layoutIfNeeded()
      controller.endAppearanceTransition()
    }
  }

  private func replaceRootController(_ old: UIViewController?, with new: UIViewController?) {
    if let old, !isHidden {
      old.rootWillBeReplaced()
      if let view = old.viewIfLoaded, view.superview === dropShadowView {
        old.beginAppearanceTransition(false, animated: false)
        view.removeFromSuperview()
        old.endAppearanceTransition()
      }
    }
    if let new, !isHidden { install(new) }
  }

  /// Takes the first responder away, whether it agrees or not: its view leaves the window.
  func resign(_ responder: UIResponder) {
    if !responder.resignFirstResponder(), firstResponder === responder {
      firstResponder = nil
    }
  }
}
