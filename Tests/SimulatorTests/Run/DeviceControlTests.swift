import Foundation
import TestFacts
import Testing
import UIKit
import UIKitCore

@testable import Simulator

/// The rotate command asks the app first.
struct DeviceControlTests {
  /// Supports what it is told to.
  private final class Turning: UIViewController {
    var mask = UIInterfaceOrientationMask.all

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
  }

  private func shown(_ root: UIViewController) throws -> (VirtualRun, DeviceControl, UIWindow) {
    let device = SimulatedDevice()
    let run = VirtualRun(
      services: try SimulatorServices.make { _ in },
      environment: device.environment
    )
    let window = UIWindow(frame: device.environment.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    run.application.becomeActive()
    run.turn()
    return (run, DeviceControl(run: run, device: device), window)
  }

  private func orientation(of control: DeviceControl) -> UIInterfaceOrientation {
    control.device.environment.orientation
  }

  @Test(.facts("F13")) func `the root is asked, and intersected with the application`() throws {
    let root = Turning()
    let (run, control, _) = try shown(root)
    root.mask = .portrait
    control.rotate(.left)
    #expect(orientation(of: control) == .portrait)

    // The application of a phone leaves out upside down.
    root.mask = .all
    control.rotate(.left)
    #expect(orientation(of: control) == .landscapeRight)
    _ = run.settle(limit: 2)
    control.rotate(.left)

    #expect(orientation(of: control) == .landscapeLeft)
  }

  @Test(.facts("F13"), arguments: [UIModalPresentationStyle.fullScreen, .formSheet])
  func `a modal controller is asked if it fills the window`(
    style: UIModalPresentationStyle
  ) throws {
    let root = Turning()
    let (run, control, _) = try shown(root)
    let modal = Turning()
    modal.modalPresentationStyle = style
    modal.mask = .portrait
    root.present(modal, animated: false)
    run.turn()

    control.rotate(.left)

    #expect(orientation(of: control) == (style == .fullScreen ? .portrait : .landscapeRight))
  }

  @Test(.facts("F13")) func `a controller that supports no orientation traps`() async {
    await #expect(processExitsWith: .failure) {
      try await MainActor.run {
        let root = Turning()
        let (_, control, _) = try DeviceControlTests().shown(root)
        root.mask = []
        control.rotate(.left)
      }
    }
  }

  @Test(.facts("F13")) func `a controller that supports none of the application's traps`() async {
    await #expect(processExitsWith: .failure) {
      try await MainActor.run {
        let root = Turning()
        let (_, control, _) = try DeviceControlTests().shown(root)
        // The application of a phone leaves it out.
        root.mask = .portraitUpsideDown
        control.rotate(.left)
      }
    }
  }
}
