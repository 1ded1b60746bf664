import Foundation
import UIKitCore

/// The one way to turn, resize or change the device of a run, for keys and scripts alike.
final class DeviceControl {
  let run: VirtualRun
  private(set) var device: SimulatedDevice
  /// Called after the screen has changed, with whether it is a free resize by the window's edge.
  var onChange: ((_ isByWindow: Bool) -> Void)?

  init(run: VirtualRun, device: SimulatedDevice) {
    self.run = run
    self.device = device
    run.application.onOrientationWanted = { [weak self] orientation, animated in
      self?.turn(to: orientation, animated: animated)
    }
  }

  /// The app itself asks for an orientation, inside a turn of its run loop.
  private func turn(to orientation: UIInterfaceOrientation, animated: Bool) {
    device.rotate(to: orientation)
    run.change(to: device.environment, animated: animated)
    onChange?(false)
  }

  /// Turns the device a quarter, among the orientations that the app supports.
  func rotate(_ turn: SimulatedDevice.Turn) {
    let old = device.environment.orientation
    change(animated: true) { $0.rotate(turn, supported: supportedOrientations) }
    if device.environment.orientation == old {
      run.application.log("The app supports no other orientation.")
    }
  }

  func rotate(to orientation: UIInterfaceOrientation) {
    change(animated: true) { $0.rotate(to: orientation) }
  }

  func resize(to size: CGSize, isByWindow: Bool = false) {
    change(animated: false, isByWindow: isByWindow) { $0.resize(to: size) }
  }

  func use(_ preset: DevicePreset) {
    change(animated: false) { $0.replace(with: preset) }
  }

  func setAppearance(_ style: UIUserInterfaceStyle) {
    change(animated: false) { $0.appearance = style }
  }

  private func change(
    animated: Bool,
    isByWindow: Bool = false,
    _ edit: (inout SimulatedDevice) -> Void
  ) {
    var changed = device
    edit(&changed)
    guard changed != device else { return }
    device = changed
    run.apply(changed.environment, animated: animated)
    onChange?(isByWindow)
  }

  /// What the app and the controller that fills the window allow.
  private var supportedOrientations: UIInterfaceOrientationMask {
    let application = run.application
    let window = application.keyWindow
    let byApplication = application.supportedInterfaceOrientations(for: window)
    guard var asked = window?.rootViewController else { return byApplication }
    while let presented = asked.presentedViewController, fillsWindow(presented) {
      asked = presented
    }
    return asked.shouldAutorotate
      ? asked.orientations(commonWith: byApplication)
      : byApplication.intersection(asked.supportedInterfaceOrientations)
  }

  private func fillsWindow(_ presented: UIViewController) -> Bool {
    switch presented.activePresentationController?.presentationStyle {
    case .fullScreen, .overFullScreen: true
    default: false
    }
  }
}
