import CoreGraphics
import Foundation
import ProsceniumTesting
import Testing
import UIKit

@testable import MedalCount

/// Nothing of a presentation outlives its dismissal.
struct LeakTests {
  private final class Witness {
    weak var object: AnyObject?

    init(_ object: AnyObject?) {
      self.object = object
    }
  }

  @Test func `100 presentations leave no controller, view or presentation controller alive`()
    throws
  {
    let app = try MedalCountStage()
    try app.chooseLondon()
    var witnesses: [Witness] = []

    for cycle in 0..<100 {
      let button = ["Summer", "Winter", "Medal Count"][cycle % 3]
      try app.open(button)
      let panel = try #require(app.panel)
      witnesses += [
        Witness(panel), Witness(panel.view), Witness(panel.presentationController),
        Witness(panel.presentationController?.containerView), Witness(app.dimmingView),
      ]
      app.stage.tap(at: CGPoint(x: button == "Winter" ? 60 : 310, y: 110))
      try app.stage.settle()
    }

    #expect(witnesses.filter { $0.object != nil }.count == 0)
    #expect(witnesses.count == 500)
  }
}
