import CoreGraphics
import Foundation
import QuartzCore
import SDLPlatform
import UIKitCore

/// Runs an app in a window: real time, a mouse for a finger, keys for the simulator.
///
/// A turn is: take events, move the clock, run what is due, draw what changed, sleep until the next
/// event, timer or frame. Nothing moves: it sleeps as long as it takes.
final class WindowHost {
  /// Scene sizes below this are useful to nobody; the window manager may make them all the same.
  private static let smallestWindow = CGSize(width: 100, height: 100)
  /// Time that a window manager gets to answer a request for a size, in seconds of real time.
  private static let answerTime: TimeInterval = 0.3
  /// Distance that content moves for one notch of the wheel, in points; chosen by eye.
  private static let pointsPerNotch: CGFloat = 50
  private static let letterboxColor: UInt32 = 0x202124
  private static let slowSpeed = 0.1

  private let program: String
  private let control: DeviceControl
  private let window: SDLWindow
  private let outputs: RunOutputs
  private let script: ScriptRun?

  private var pace: WindowPace
  private var layout: WindowLayout
  private var scale: CGFloat
  private var fingers = FingerInput()
  private var isEnding = false
  private var isVisible = true
  private var isEverythingDamaged = true
  /// Until when a change of size is the window manager's answer and not the person's wish.
  private var awaitsSizeUntil: TimeInterval
  private var screenshotCount = 0

  private var run: VirtualRun { control.run }

  init(
    program: String,
    control: DeviceControl,
    options: SimulatorOptions,
    script: ScriptRun?
  ) throws {
    self.program = program
    self.control = control
    self.script = script
    outputs = RunOutputs(run: control.run)
    let size = control.device.size
    let wanted = options.scale ?? 1
    window = try SDLWindow(
      title: program,
      size: CGSize(width: size.width * wanted, height: size.height * wanted),
      minimumSize: Self.smallestWindow,
      position: options.position
    )
    scale = wanted
    let now = HostClock.seconds
    pace = WindowPace(
      speed: options.speed,
      start: now,
      isUnthrottled: options.isUnthrottled
    )
    awaitsSizeUntil = now + Self.answerTime
    layout = WindowLayout(
      size: size,
      scale: wanted,
      density: window.pixelDensity,
      surface: window.surfaceSize
    )
    if options.scale == nil {
      shrinkToDisplay()
    }
    window.setIcon(WindowIcon.image())
    adoptLayout()
    control.onChange = { [weak self] in self?.deviceDidChange(isByWindow: $0) }
    MainQueue.watch { SDLWindow.wake() }
  }

  /// Runs until somebody quits or the script ends.
  func runLoop() throws {
    while !isEnding {
      let events = waitForEvents()
      run.makeCurrent()
      let real = HostClock.seconds
      run.clock.advance(to: run.clock.now + pace.begin(at: real))
      for event in events {
        handle(event)
      }
      MainQueue.drain()
      run.loop.run(at: run.clock.now)
      if let script, try script.resume() == .finished {
        isEnding = true
      }
      window.setTextInput(isTyping)
      draw()
    }
    for event in fingers.cancelAll() {
      run.send(event)
    }
  }

  // MARK: - Time

  /// Sleeps until something happens, and then to the next frame: at most one turn a frame.
  private func waitForEvents() -> [WindowEvent] {
    let clock = run.clock
    let isAnimating = clock.animations.isAnimating || clock.displayLinks.hasActiveDisplayLinks
    let isMoving =
      isVisible && (isAnimating && !pace.isPaused || run.application.isFrameNeeded)
    let deadlines = [clock.nextDeadline, clock.animations.nextEnd, script?.wakeTime]
    let wait = pace.plan(
      isMoving: isMoving,
      deadline: deadlines.compactMap { $0 }.min().map { $0 - clock.now },
      at: HostClock.seconds
    )
    var events = window.events(timeout: wait)
    while !events.contains(.quit) {
      let rest = pace.timeToNextFrame(at: HostClock.seconds)
      guard rest > 0 else { break }
      events += window.events(timeout: rest)
    }
    return WindowEvent.coalesced(events)
  }

  // MARK: - Events

  private func handle(_ event: WindowEvent) {
    switch event {
    case .pressed(let finger, let place, let modifiers):
      let point = layout.point(at: place)
      guard layout.contains(point) else { return }
      send(fingers.press(finger: finger, at: point, modifiers: modifiers, screen: layout.size))
    case .moved(let finger, let place):
      send(fingers.move(finger: finger, to: layout.point(at: place), screen: layout.size))
    case .released(let finger, let place):
      send(fingers.release(finger: finger, at: layout.point(at: place), screen: layout.size))
    case .wheel(let notches, let place):
      let delta = CGVector(
        dx: -notches.dx * Self.pointsPerNotch,
        dy: notches.dy * Self.pointsPerNotch
      )
      send([.scrolled(by: delta, at: layout.point(at: place))])
    case .key(let stroke):
      press(stroke)
    case .text(let text):
      send([.textEntered(text)])
    case .resized:
      windowDidResize()
    case .exposed, .shown:
      isVisible = true
      isEverythingDamaged = true
    case .hidden:
      isVisible = false
    case .focusLost:
      send(fingers.cancelAll())
    case .quit:
      isEnding = true
    case .woken:
      break
    }
  }

  private func send(_ events: [InputEvent]) {
    for event in events {
      run.application.handle(event)
    }
  }

  private var isTyping: Bool {
    run.application.keyWindow?.firstResponder is any UIKeyInput
  }

  private func press(_ stroke: KeyStroke) {
    if let action = KeyMap.action(for: stroke, isTyping: isTyping) {
      perform(action)
    } else if let key = KeyPress(stroke) {
      send([.keyPressed(key)])
    }
  }

  private func perform(_ action: SimulatorAction) {
    switch action {
    case .rotate(let turn): control.rotate(turn)
    case .nextDevice: control.use(control.device.neighbor(1))
    case .previousDevice: control.use(control.device.neighbor(-1))
    case .toggleSlowMotion: setSpeed(pace.speed == 1 ? Self.slowSpeed : 1)
    case .togglePause: setPaused(!pace.isPaused)
    case .stepFrames(let count): stepFrames(count)
    case .slower: setSpeed(SpeedSteps.slower(than: pace.speed))
    case .faster: setSpeed(SpeedSteps.faster(than: pace.speed))
    case .takeScreenshot: takeScreenshot()
    case .dump: printDumps()
    case .toggleAppearance:
      control.setAppearance(control.device.appearance == .dark ? .light : .dark)
    case .setScale(let choice): setScale(choice)
    case .help: run.application.log(KeyMap.help)
    case .quit: isEnding = true
    }
  }

  private func setSpeed(_ speed: Double) {
    pace.speed = speed
    updateTitle()
  }

  private func setPaused(_ isPaused: Bool) {
    pace.isPaused = isPaused
    updateTitle()
  }

  /// Lets exactly that many frames of app time pass; the first step pauses.
  private func stepFrames(_ count: Int) {
    setPaused(true)
    for _ in 0..<count {
      run.advance(by: WindowPace.frame)
    }
  }

  private func printDumps() {
    for dump in SimulatorOptions.Dump.allCases {
      print(outputs.text(of: dump), terminator: "")
    }
  }

  private func takeScreenshot() {
    let directory = Desktop.picturesDirectory(environment: ProcessInfo.processInfo.environment)
    let stem = "\(directory)/\(program) \(Int(layout.size.width))x\(Int(layout.size.height))"
    var path: String
    repeat {
      screenshotCount += 1
      path = "\(stem) \(screenshotCount).png"
    } while FileManager.default.fileExists(atPath: path)
    do {
      try outputs.writePicture(to: path)
      run.application.log("Screenshot: \(path)")
    } catch {
      run.application.log("\(error)")
    }
  }

  // MARK: - Size

  private func setScale(_ choice: WindowScale) {
    switch choice {
    case .factor(let factor): scale = CGFloat(factor)
    case .devicePixels: scale = control.device.preset.scale / window.pixelDensity
    case .fit: scale = fittingScale
    }
    requestWindowSize()
  }

  /// The largest scale at which the whole device has room on the display.
  private var fittingScale: CGFloat {
    let room = window.usableSize
    let size = control.device.size
    // Whole percents: the title shows them.
    return max((min(room.width / size.width, room.height / size.height) * 100).rounded(.down), 1)
      / 100
  }

  private func shrinkToDisplay() {
    guard fittingScale < scale else { return }
    scale = fittingScale
    requestWindowSize()
  }

  /// Asks for a window that fits the device; until it answers the device is shown where it fits.
  private func requestWindowSize() {
    let size = control.device.size
    awaitsSizeUntil = HostClock.seconds + Self.answerTime
    window.setSize(CGSize(width: size.width * scale, height: size.height * scale))
    adoptLayout()
  }

  private func deviceDidChange(isByWindow: Bool) {
    if isByWindow {
      adoptLayout()
    } else {
      requestWindowSize()
    }
  }

  private func windowDidResize() {
    let size = window.size
    let device = control.device.size
    let isAsAsked =
      abs(size.width - device.width * scale) <= 1 && abs(size.height - device.height * scale) <= 1
    if isAsAsked || HostClock.seconds < awaitsSizeUntil {
      adoptLayout()
    } else {
      let points = CGSize(
        width: (size.width / scale).rounded(),
        height: (size.height / scale).rounded()
      )
      if points == device {
        adoptLayout()
      } else {
        control.resize(to: points, isByWindow: true)
      }
    }
  }

  /// Makes the buffer fit the window and the device.
  private func adoptLayout() {
    layout = WindowLayout(
      size: control.device.size,
      scale: scale,
      density: window.pixelDensity,
      surface: window.surfaceSize
    )
    run.compositor.resize(
      pixelWidth: layout.width,
      pixelHeight: layout.height,
      scale: layout.pixelsPerPoint
    )
    isEverythingDamaged = true
    updateTitle()
  }

  private func updateTitle() {
    window.title = WindowTitle.text(
      program: program,
      device: control.device,
      scale: Double(scale),
      speed: pace.speed,
      isPaused: pace.isPaused
    )
  }

  // MARK: - Drawing

  /// Paints into the window's own memory; false where the device does not fill it.
  private func drawInPlace() -> Bool {
    guard let surface = window.surfacePixels, layout.left == 0, layout.top == 0,
      surface.width == layout.width, surface.height == layout.height
    else {
      // SDL frees the memory with the surface.
      run.compositor.replaceTarget(with: nil)
      return false
    }
    run.compositor.replaceTarget(with: surface)
    var damage = run.loop.draw(with: run.compositor)
    if isEverythingDamaged {
      damage = [surface.bounds]
    }
    let isShown = window.show(damage)
    if isEverythingDamaged {
      isEverythingDamaged = !isShown
    }
    return true
  }

  private func draw() {
    guard isVisible else { return }
    if drawInPlace() { return }
    var damage = run.loop.draw(with: run.compositor)
    let target = run.compositor.target
    if isEverythingDamaged {
      damage = [target.bounds]
      if layout.isLetterboxed(on: window.surfaceSize) {
        window.clear(to: Self.letterboxColor)
      }
    }
    guard !damage.isEmpty else { return }
    let isShown = window.show(target, damage: damage, left: layout.left, top: layout.top)
    if isEverythingDamaged, isShown {
      window.update()
      isEverythingDamaged = false
    }
  }
}
