import CoreGraphics
public import Foundation
package import QuartzCore

/// The display of the simulated device.
///
/// With a free window size the screen follows the window.
open class UIScreen: NSObject, UITraitEnvironment {
  public static var main: UIScreen { UIApplication.shared.screen }
  public static var screens: [UIScreen] { [main] }

  /// The display at rest, as the host set it last.
  package private(set) var environment: ScreenEnvironment

  /// Root of everything on the display: windows by level, then the status bar.
  package let layer = CALayer()

  /// Drawn by us on top of the windows.
  private(set) lazy var statusBarView = StatusBarView()

  /// The windows that show, back to front.
  package private(set) var visibleWindows: [UIWindow] = []

  /// Every window that lives, as they were made.
  private var knownWindows: [KnownWindow] = []

  private struct KnownWindow {
    weak var window: UIWindow?
  }

  /// All windows, back to front; hidden ones lie below the visible ones of their level.
  var windows: [UIWindow] {
    let hidden = knownWindows.compactMap(\.window).filter { window in
      !visibleWindows.contains { $0 === window }
    }
    return (hidden + visibleWindows).enumerated()
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
      .map(\.element)
  }

  package init(environment: ScreenEnvironment) {
    self.environment = environment
    super.init()
    layer.isDisplayRoot = true
    // Windows come and go at once.
    layer.actions = ["sublayers": NSNull()]
    layer.frame = environment.bounds
    layer.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
  }

  /// The bounds to come, while controllers hear of a change of size.
  var announcedBounds: CGRect?

  /// Points, turned with the interface: width and height swap on rotation.
  ///
  /// The new ones already in `viewWillTransition(to:with:)`.
  open var bounds: CGRect { announcedBounds ?? environment.bounds }

  /// Pixels, always as in portrait.
  open var nativeBounds: CGRect {
    let pixels = CGSize(width: bounds.width * scale, height: bounds.height * scale)
    let isLandscape = environment.orientation.isLandscape
    return CGRect(
      x: 0,
      y: 0,
      width: isLandscape ? pixels.height : pixels.width,
      height: isLandscape ? pixels.width : pixels.height
    )
  }

  open var scale: CGFloat { environment.scale }
  open var nativeScale: CGFloat { environment.scale }
  open var maximumFramesPerSecond: Int { FrameClock.framesPerSecond }
  open var brightness: CGFloat = 1
  open var isCaptured: Bool { false }
  open var traitCollection: UITraitCollection { UITraitCollection(values: environment.traits) }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Takes over what the host says of the display.
  ///
  /// `UIApplication.apply` tells the windows.
  func update(_ environment: ScreenEnvironment) {
    self.environment = environment
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.frame = environment.bounds
    CATransaction.commit()
  }

  /// Remembers a new window, without keeping it alive.
  func add(_ window: UIWindow) {
    knownWindows.removeAll { $0.window == nil }
    knownWindows.append(KnownWindow(window: window))
  }

  func show(_ window: UIWindow) {
    visibleWindows.removeAll { $0 === window }
    let index =
      visibleWindows.firstIndex { $0.windowLevel > window.windowLevel } ?? visibleWindows.endIndex
    if index < visibleWindows.endIndex {
      layer.insertSublayer(window.layer, below: visibleWindows[index].layer)
    } else if let last = visibleWindows.last {
      layer.insertSublayer(window.layer, above: last.layer)
    } else {
      layer.insertSublayer(window.layer, at: 0)
    }
    visibleWindows.insert(window, at: index)
  }

  func hide(_ window: UIWindow) {
    guard visibleWindows.contains(where: { $0 === window }) else { return }
    visibleWindows.removeAll { $0 === window }
    window.layer.removeFromSuperlayer()
  }
}
