import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// A controller for one orientation only.
private final class Sideways: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    .landscapeRight
  }
}

/// A controller that prefers what it does not support.
private final class Contradiction: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    .landscapeRight
  }
}

/// Full-screen presentations turn the screen.
struct PresentationOrientationTests {
  @Test(.facts("F14")) func `a full-screen presentation turns the screen and turns it back`() throws
  {
    let stage = try Stage(device: "iphone-se-3")
    let root = UIViewController()
    let sideways = Sideways()
    sideways.modalPresentationStyle = .fullScreen
    stage.show(root)

    root.present(sideways, animated: true)
    try stage.settle()
    #expect(stage.window.bounds.size == CGSize(width: 667, height: 375))
    #expect(sideways.view.frame == stage.window.bounds)
    root.dismiss(animated: true)
    try stage.settle()

    #expect(stage.window.bounds.size == CGSize(width: 375, height: 667))
    #expect(root.view.frame == stage.window.bounds)
  }

  @Test(.facts("F14")) func `other styles do not turn it`() throws {
    let stage = try Stage(device: "iphone-se-3")
    let root = UIViewController()
    let sideways = Sideways()
    sideways.modalPresentationStyle = .overFullScreen
    stage.show(root)

    root.present(sideways, animated: true)
    try stage.settle()

    #expect(stage.window.bounds.size == CGSize(width: 375, height: 667))
  }

  @Test(.facts("F14")) func `without a wish the present orientation stays`() throws {
    let stage = try Stage(device: "iphone-se-3", orientation: .landscapeLeft)
    let root = UIViewController()
    let plain = UIViewController()
    plain.modalPresentationStyle = .fullScreen
    stage.show(root)

    root.present(plain, animated: false)
    try stage.settle()

    #expect(plain.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    #expect(stage.window.bounds.size == CGSize(width: 667, height: 375))
  }

  @Test(.facts("F14")) func `a wish for what is not supported traps`() async {
    await #expect(processExitsWith: .failure) {
      try await MainActor.run {
        let stage = try Stage(device: "iphone-se-3")
        let root = UIViewController()
        stage.show(root)
        let wrong = Contradiction()
        wrong.modalPresentationStyle = .fullScreen
        root.present(wrong, animated: false)
        stage.turn()
      }
    }
  }
}
