public import CoreGraphics
public import Foundation
import QuartzCore
import Simulator
public import UIKitCore

/// A device without a display, for tests: a window, a finger and a clock that moves on demand.
///
/// Time stands still between calls. Input runs everything that follows at the same instant. One stage
/// is current at a time: making or using one makes it so; tests that use stages are synchronous
/// functions on the main actor and cannot interleave.
public final class Stage {
  /// How long a drag pauses between two moves: one refresh of the display, in seconds.
  private static let dragStep = 1.0 / 60

  private let run: VirtualRun
  /// The device and how it is held; nil for a free screen.
  private var device: SimulatedDevice?
  private let logLines: LogLines
  private var finger: CGPoint?

  /// The window, visible from the start; `show` gives it a root controller.
  public let window: UIWindow

  /// A device of the catalogue, by identifier such as `iphone-se-3` (`--list-devices` prints them).
  public convenience init(
    device identifier: String = "iphone-se-3",
    orientation: UIInterfaceOrientation = .portrait
  ) throws {
    let device = SimulatedDevice(
      preset: try DevicePreset.named(identifier),
      orientation: orientation
    )
    self.init(environment: device.environment, device: device)
  }

  /// A free screen: `size` in points, `scale` pixels a point, size classes by the rule for free
  /// windows, no safe area.
  public convenience init(size: CGSize, scale: CGFloat = 2) {
    self.init(environment: .free(size: size, scale: scale), device: nil)
  }

  private init(environment: ScreenEnvironment, device: SimulatedDevice?) {
    let lines = LogLines()
    logLines = lines
    self.device = device
    run = VirtualRun(services: .forTests(log: lines.append), environment: environment)
    window = UIWindow(frame: environment.bounds)
    run.application.onOrientationWanted = { [weak self] orientation, animated in
      self?.turn(to: orientation, animated: animated)
    }
    run.application.becomeActive()
  }

  // MARK: - Content

  /// Makes `controller` the root and runs until it has appeared.
  public func show(_ controller: UIViewController) {
    run.makeCurrent()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    run.turn()
  }

  /// The application that this stage runs.
  public var application: UIApplication {
    run.makeCurrent()
    return run.application
  }

  /// The lines that the application logged, oldest first.
  public var log: [String] { logLines.lines }

  // MARK: - Time

  /// Seconds since the stage was made.
  public var now: TimeInterval { run.now }

  /// Lets time pass: frames at every refresh and at every exact deadline, the last one at the end.
  public func advance(by seconds: TimeInterval) {
    run.advance(by: seconds)
  }

  /// Lets time pass until nothing moves and nothing waits.
  ///
  /// Throws if that takes longer than `limit` seconds; the error names what keeps the app busy.
  public func settle(limit: TimeInterval = 10) throws {
    if let busy = run.settle(limit: limit) {
      throw StageFailure("Not settled after \(limit) s: \(busy).")
    }
  }

  /// Runs what is due now without letting time pass.
  public func turn() {
    run.turn()
  }

  // MARK: - Finger

  /// Taps the middle of `view`.
  ///
  /// Throws, saying what is in the way, if the touch would not reach it.
  public func tap(_ view: UIView) throws {
    run.makeCurrent()
    run.turn()
    let point = try TouchTarget(view: view).point()
    tap(at: point)
  }

  /// Taps the view with that accessibility identifier (`#identifier`) or label.
  public func tap(_ name: String) throws {
    run.makeCurrent()
    run.turn()
    try tap(ViewQuery(name).single(in: run.application.visibleWindows))
  }

  /// Presses and releases at a point of the screen.
  public func tap(at point: CGPoint) {
    press(at: point)
    release()
  }

  public func press(at point: CGPoint) {
    finger = point
    run.send(.touchBegan(finger: 0, at: point))
  }

  public func move(to point: CGPoint) {
    guard finger != nil else { return }
    finger = point
    run.send(.touchMoved(finger: 0, to: point))
  }

  public func release() {
    guard let point = finger else { return }
    finger = nil
    run.send(.touchEnded(finger: 0, at: point))
  }

  /// Two fingers beside `center` go from one distance to another, evenly over `duration` seconds, and
  /// let go.
  public func pinch(
    at center: CGPoint,
    from start: CGFloat,
    to end: CGFloat,
    over duration: TimeInterval = 0.3
  ) {
    func places(_ distance: CGFloat) -> [CGPoint] {
      [-0.5, 0.5].map { CGPoint(x: center.x + $0 * distance, y: center.y) }
    }
    for (finger, place) in places(start).enumerated() {
      run.send(.touchBegan(finger: finger, at: place))
    }
    let steps = max(1, Int((duration / Self.dragStep).rounded()))
    for step in 1...steps {
      run.advance(by: duration / Double(steps))
      let distance = start + (end - start) * CGFloat(step) / CGFloat(steps)
      for (finger, place) in places(distance).enumerated() {
        run.send(.touchMoved(finger: finger, to: place))
      }
    }
    for (finger, place) in places(end).enumerated() {
      run.send(.touchEnded(finger: finger, at: place))
    }
  }

  /// The system takes the touch away.
  public func cancelTouch() {
    guard finger != nil else { return }
    finger = nil
    run.send(.touchCancelled(finger: 0))
  }

  /// Presses, moves evenly over `duration` seconds (one move a frame) and releases.
  public func drag(from start: CGPoint, to end: CGPoint, over duration: TimeInterval = 0.3) {
    press(at: start)
    let steps = max(1, Int((duration / Self.dragStep).rounded()))
    for step in 1...steps {
      run.advance(by: duration / Double(steps))
      let part = CGFloat(step) / CGFloat(steps)
      move(
        to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      )
    }
    release()
  }

  /// Turns the wheel: content under `point` follows by `delta` points.
  public func scroll(by delta: CGVector, at point: CGPoint) {
    run.send(.scrolled(by: delta, at: point))
  }

  /// Types into the first responder.
  public func type(_ text: String) {
    run.send(.textEntered(text))
  }

  /// Presses a key that types nothing, or return.
  package func press(_ key: KeyPress.Key) {
    run.send(.keyPressed(KeyPress(key: key)))
  }

  // MARK: - Screen

  /// Gives the screen another size at once, as dragging the window's edge does.
  ///
  /// A device at the size of its whole screen, either way round, has its own size classes again.
  public func resize(to size: CGSize) {
    device?.resize(to: size)
    let scale = run.application.screen.environment.scale
    run.apply(device?.environment ?? .free(size: size, scale: scale), animated: false)
  }

  /// Turns the device, with the system's animation.
  ///
  /// A free screen swaps its sides.
  public func rotate(_ orientation: UIInterfaceOrientation) {
    run.apply(turned(to: orientation), animated: true)
  }

  /// The app asks for an orientation, inside a turn of its run loop.
  private func turn(to orientation: UIInterfaceOrientation, animated: Bool) {
    run.change(to: turned(to: orientation), animated: animated)
  }

  private func turned(to orientation: UIInterfaceOrientation) -> ScreenEnvironment {
    let current = run.application.screen.environment
    device?.rotate(to: orientation)
    if let device { return device.environment }
    let isTurning = orientation.isLandscape != (current.size.width > current.size.height)
    let size =
      isTurning
      ? CGSize(width: current.size.height, height: current.size.width) : current.size
    return .free(size: size, scale: current.scale)
  }

  /// Switches between light and dark.
  public func setAppearance(_ style: UIUserInterfaceStyle) {
    device?.appearance = style
    var environment = run.application.screen.environment
    environment.traits.userInterfaceStyle = style
    run.apply(environment, animated: false)
  }

  // MARK: - Looking

  /// What was called and asked so far, oldest first.
  public var trace: [TraceRecord] { run.application.trace.records }

  /// The screen as pixels, at the device's scale.
  ///
  /// The same bytes on every run.
  public func snapshot() -> CGImage {
    run.snapshot()
  }

  /// The snapshot as a PNG file.
  public func snapshotPNG() throws -> Data {
    try run.application.services.pictureCodec.encodePNG(snapshot())
  }

  /// What stands in the window, from back to front: the root's view, without the view that holds it,
  /// and the containers of presentations.
  public var windowContents: [UIView] {
    window.subviews.flatMap { $0 is UIDropShadowView ? $0.subviews : [$0] }
  }

  /// Where `view` is seen at this instant, in points of the screen, animations included.
  public func presentationFrame(of view: UIView) -> CGRect {
    run.makeCurrent()
    run.turn()
    return view.framePresented(at: run.now)
  }

  /// The view tree as stable text: classes, frames, identifiers.
  public func tree() -> String {
    run.makeCurrent()
    return ViewTreeText(windows: run.application.visibleWindows).text
  }
}
