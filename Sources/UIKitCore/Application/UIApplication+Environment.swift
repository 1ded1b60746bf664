import Foundation
import QuartzCore

/// What the host changes: the screen and the input.
extension UIApplication {
  /// Takes over a new screen: a rotation (`animated`) or a free resize.
  ///
  /// Order, callbacks and animation are `SizeTransition`'s.
  package func apply(_ environment: ScreenEnvironment, animated: Bool) {
    let old = screen.environment
    guard environment != old else { return }
    let filling = windows.filter { $0.frame == old.bounds }
    SizeTransition.run(in: screen, from: old, to: environment, animated: animated) {
      self.screen.update(environment)
      for window in filling {
        window.frame = environment.bounds
      }
      for window in self.windows {
        window.updateTraits()
        window.safeAreaMayHaveChanged()
      }
      self.preferencesDidChange()
    }
    if device.isGeneratingDeviceOrientationNotifications,
      old.orientation != environment.orientation
    {
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification,
        object: device
      )
    }
    setNeedsFrame()
  }

  /// Delivers what a person did.
  package func handle(_ event: InputEvent) {
    screen.statusBarView.watch(event)
    if case .scrolled(let vector, let point) = event { scroll(by: vector, at: point) }
    touchDispatcher.handle(event)
    setNeedsFrame()
  }
}
