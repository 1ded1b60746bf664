import Foundation
import ProsceniumTesting
import QuartzCore
import TestFacts
import Testing
import UIKit

struct LayerServicesTests {
  @Test func `draws the text of a text layer`() {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)
    let controller = UIViewController()
    stage.show(controller)
    let text = CATextLayer()
    text.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    text.string = "MMM"
    text.fontSize = 30
    text.foregroundColor = .white
    controller.view.layer.addSublayer(text)
    let before = stage.snapshot()
    text.string = ""
    let during = stage.snapshot()
    stage.advance(by: 1)
    let after = stage.snapshot()

    func count(_ image: CGImage) -> Int {
      (0..<40).reduce(0) { sum, y in
        sum + (0..<100).filter { image.buffer.pixel(x: $0, y: y) & 0xFF > 0x80 }.count
      }
    }
    #expect(count(before) > 100)
    // A layer without a view fades from one picture to the next.
    #expect(count(during) == count(before))
    #expect(count(after) == 0)
  }

  @Test func `says once what layers can't draw`() {
    let stage = Stage(size: CGSize(width: 10, height: 10), scale: 1)
    let layer = CAEmitterLayer()

    layer.preservesDepth = true
    layer.preservesDepth = true
    layer.duration = 2
    layer.minificationFilterBias = 1
    CAEmitterCell().zAcceleration = 1

    #expect(stage.log.filter { $0.contains("CAEmitterLayer.preservesDepth") }.count == 1)
    #expect(stage.log.contains { $0.contains("CALayer.duration") })
    #expect(stage.log.contains { $0.contains("CALayer.minificationFilterBias") })
    #expect(stage.log.contains { $0.contains("CAEmitterCell.zAcceleration") })
  }

  @Test func `animates values in boxes`() {
    let scene = AnimatedView()
    let animation = CABasicAnimation(keyPath: "position")
    animation.fromValue = NSValue(cgPoint: CGPoint(x: 5, y: 5))
    animation.toValue = NSValue(cgPoint: CGPoint(x: 105, y: 5))
    animation.duration = 1
    scene.view.layer.add(animation, forKey: nil)

    scene.stage.advance(by: 0.5)

    #expect(isClose(scene.shownX, 50))
  }
}
