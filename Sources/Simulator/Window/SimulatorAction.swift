import SDLPlatform

/// What a key does to the simulator instead of the app.
nonisolated enum SimulatorAction: Hashable, Sendable {
  case rotate(SimulatedDevice.Turn)
  case nextDevice
  case previousDevice
  case togglePause
  /// Lets that many frames pass while time stands still otherwise.
  case stepFrames(Int)
  case toggleSlowMotion
  case slower
  case faster
  case takeScreenshot
  case dump
  case toggleAppearance
  case setScale(WindowScale)
  case help
  case quit
}

/// The scales that a key chooses between.
nonisolated enum WindowScale: Hashable, Sendable {
  /// A point is so many units of the window.
  case factor(Int)
  /// A pixel of the device is a pixel of the display.
  case devicePixels
  /// As large as the display has room for.
  case fit
}
