import CoreGraphics
import ProsceniumTesting
import Testing
import UIKit

/// The stage itself: showing, time, size.
struct StageTests {
  @Test func `shows a controller's view over the whole screen`() throws {
    let stage = try Stage(device: "iphone-se-3")
    let controller = UIViewController()

    stage.show(controller)

    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(stage.window.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test func `lets time pass exactly`() throws {
    let stage = try Stage()

    stage.advance(by: 0.075)

    #expect(stage.now == 0.075)
  }

  @Test func `refuses to tap a covered view and names what is in the way`() throws {
    let stage = try Stage()
    let controller = UIViewController()
    let below = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let above = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    above.accessibilityIdentifier = "lid"
    stage.show(controller)
    controller.view.addSubview(below)
    controller.view.addSubview(above)

    let error = #expect(throws: (any Error).self) { try stage.tap(below) }

    #expect("\(try #require(error))".contains("#lid"))
  }
}
