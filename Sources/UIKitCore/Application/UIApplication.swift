import CoreGraphics
public import Foundation
package import QuartzCore

/// The running application: windows, state, events, and the way to the host.
open class UIApplication: UIResponder {
  /// What the application is doing.
  public nonisolated enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// Keys of the launch options.
  public nonisolated struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// Keys of the options of `open(_:options:)`.
  public nonisolated struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private(set) static var running: UIApplication?

  /// The running application.
  ///
  /// Traps before the host has started one.
  public static var shared: UIApplication {
    guard let running else {
      preconditionFailure(
        "UIApplication.shared was used before UIApplicationMain started the application."
      )
    }
    return running
  }

  // MARK: - What the host gave

  package let services: HostServices
  package let screen: UIScreen
  package let device = UIDevice()
  package let trace = TransitionTrace()
  package let touchDispatcher = TouchDispatcher()
  package let pictures = PictureCache()
  let fonts = ApplicationFonts()

  /// Turns the screen for a controller that is presented, or back (with whether that is animated).
  package var onOrientationWanted: ((UIInterfaceOrientation, _ animated: Bool) -> Void)?

  /// Called when something asks for a frame while none is due.
  package var onFrameNeeded: (() -> Void)?

  // MARK: - State

  open var delegate: (any UIApplicationDelegate)? {
    get { delegateObject }
    set { delegateObject = newValue }
  }

  /// Strong: nothing else keeps the delegate of an app started by `UIApplicationMain`.
  private var delegateObject: (any UIApplicationDelegate)?

  open package(set) var applicationState: State = .inactive
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var applicationSupportsShakeToEdit = false

  weak var keyWindowOfApplication: UIWindow?
  var ignoreCount = 0
  package private(set) var isFrameNeeded = true
  let defaultWindowScene: UIWindowScene
  package internal(set) var statusBar = StatusBarAppearance()

  /// Makes the application and makes it the shared one.
  ///
  /// Nothing of an app has run yet.
  package init(services: HostServices, environment: ScreenEnvironment, clock: FrameClock) {
    self.services = services
    FrameClock.current = clock
    screen = UIScreen(environment: environment)
    defaultWindowScene = UIWindowScene(screen: screen)
    super.init()
    UnsupportedAPI.reset()
    AppearancePrototypes.removeAll()
    LayerServices.install()
    makeCurrent()
  }

  /// Makes this the shared application again: a process (a test) may hold several.
  package func makeCurrent() {
    // What the last one kept may ask for the shared application on its way out.
    withExtendedLifetime(Self.running) { Self.running = self }
  }

  /// No application runs any longer.
  package func terminate() {
    if Self.running === self { Self.running = nil }
  }

  // MARK: - Windows

  /// The visible and the hidden ones, back to front.
  open var windows: [UIWindow] { screen.windows }
  package var visibleWindows: [UIWindow] { screen.visibleWindows }
  open var keyWindow: UIWindow? { keyWindowOfApplication }
  open var connectedScenes: Set<UIScene> { [defaultWindowScene] }
  open var supportsMultipleScenes: Bool { false }

  // MARK: - Events and actions

  open override var next: UIResponder? { delegateObject as? UIResponder }

  open func sendEvent(_ event: UIEvent) {
    touchDispatcher.send(event)
  }

  /// Sends `action` to `target`, or along the responder chain from the first responder.
  @discardableResult
  open func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    ActionDelivery.send(action, to: target, from: sender, event: event)
  }

  open func beginIgnoringInteractionEvents() {
    ignoreCount += 1
  }

  open func endIgnoringInteractionEvents() {
    ignoreCount = max(0, ignoreCount - 1)
  }

  open var isIgnoringInteractionEvents: Bool { ignoreCount > 0 }

  // MARK: - Desktop

  open func canOpenURL(_ url: URL) -> Bool {
    url.scheme == "http" || url.scheme == "https"
  }

  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let succeeded = services.open(url)
    guard let completion else { return }
    FrameClock.current.enqueue { completion(succeeded) }
  }

  // MARK: - Orientation and status bar

  open var statusBarOrientation: UIInterfaceOrientation { screen.environment.orientation }
  open var statusBarFrame: CGRect { statusBar.frame(on: screen.environment) }
  open var isStatusBarHidden: Bool { statusBar.isHidden }
  open var statusBarStyle: UIStatusBarStyle { statusBar.style }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    screen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  open var preferredContentSizeCategory: UIContentSizeCategory {
    screen.traitCollection.preferredContentSizeCategory
  }

  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegateObject?.application(self, supportedInterfaceOrientationsFor: window)
      ?? (device.userInterfaceIdiom == .pad ? .all : .allButUpsideDown)
  }

  // MARK: - Frames

  /// Asks the host for a frame; remembered until one was made.
  package func setNeedsFrame() {
    guard !isFrameNeeded else { return }
    isFrameNeeded = true
    onFrameNeeded?()
  }

  package func frameWasMade() {
    isFrameNeeded = false
  }

  /// Writes one line to the developer.
  package func log(_ line: String) {
    services.log(line)
  }
}

extension UIApplication {
  /// Keys of the options of `open(_:options:completionHandler:)`.
  public nonisolated struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The screen's traits, or unspecified ones before an application runs.
  static var currentTraitCollection: UITraitCollection {
    running?.screen.traitCollection ?? UITraitCollection()
  }

  /// The screen's scale, 1 before an application runs.
  static var currentScale: CGFloat {
    running?.screen.scale ?? 1
  }

  /// Logs a line; without an application nobody listens.
  static func logIfRunning(_ line: String) {
    running?.log(line)
  }

  static func noteLayoutNeeded() {
    running?.setNeedsFrame()
  }
}
