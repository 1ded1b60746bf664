import CoreGraphics
import Foundation
import ProsceniumTesting
import QuartzCore
import TestFacts
import Testing
import UIKit

/// UIView animations seen by moving a container's time, against the same ones played.
@Suite("Scrubbed view animations")
@MainActor
struct ScrubbedViewTests {
  /// Everything that `UIView` animates by block, one view for each form.
  @MainActor
  private struct Scene {
    let stage: Stage
    let container: UIView
    private let views: [UIView]

    init(
      on device: Stage? = nil,
      at place: CGPoint = CGPoint(x: 0, y: 40),
      isScrubbed: Bool
    ) {
      let stage = device ?? Stage(size: CGSize(width: 120, height: 140), scale: 1)
      self.stage = stage
      container = UIView(frame: CGRect(origin: place, size: CGSize(width: 120, height: 80)))
      views = (0..<6).map { index in
        let view = UIView(frame: CGRect(x: index * 20, y: 10, width: 16, height: 16))
        view.backgroundColor = UIColor(
          hue: CGFloat(index) / 6,
          saturation: 1,
          brightness: 1,
          alpha: 1
        )
        return view
      }
      let controller = UIViewController()
      stage.show(controller)
      for view in views {
        container.addSubview(view)
      }
      controller.view.addSubview(container)
      stage.turn()
      if isScrubbed {
        container.layer.speed = 0
      } else {
        // The container's time starts at 0, as the scrubbed one's.
        container.layer.beginTime = stage.now
      }
      animate()
      stage.turn()
    }

    /// The pixels at an instant of the container's time; of a playing scene, later ones only.
    func shown(at time: TimeInterval, from start: TimeInterval) -> CGImage {
      if container.layer.speed == 0 {
        container.layer.timeOffset = time
        stage.turn()
      } else {
        stage.advance(by: start + time - stage.now)
      }
      return stage.snapshot()
    }

    private func animate() {
      UIView.animate(withDuration: 1, delay: 0.2, options: [.curveEaseIn]) {
        views[0].center.y = 60
        views[0].alpha = 0.3
      }
      UIView.animate(
        withDuration: 1.2,
        delay: 0,
        usingSpringWithDamping: 0.4,
        initialSpringVelocity: 2
      ) {
        views[1].frame = CGRect(x: 25, y: 50, width: 6, height: 20)
      }
      UIView.animateKeyframes(withDuration: 1.5, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.3) {
          views[2].center.y = 70
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          views[2].transform = CGAffineTransform(rotationAngle: 2)
        }
      }
      UIView.animate(springDuration: 0.7, bounce: 0.3) {
        views[3].transform = CGAffineTransform(scaleX: 2, y: 0.5)
      }
      UIView.animate(withDuration: 0.4, delay: 0, options: [.repeat, .autoreverse]) {
        views[4].backgroundColor = .black
      }
      // A second move on top of the first: the offsets add up.
      UIView.animate(withDuration: 0.9) { views[5].center.y = 70 }
      UIView.animate(withDuration: 0.5) { views[5].center.y = 30 }
    }
  }

  @Test(.facts("D21", "E14", "E18", "E27", "E30"))
  func `show the bytes of playing at each instant, forwards and backwards`() {
    let instants = (0...16).map { Double($0) / 10 }
    let playing = Scene(isScrubbed: false)
    let start = playing.stage.now
    let played = instants.map { playing.shown(at: $0, from: start) }

    let scrubbed = Scene(isScrubbed: true)
    for index in Array(instants.indices) + instants.indices.reversed() + [9, 2, 15] {
      let image = scrubbed.shown(at: instants[index], from: 0)
      #expect(
        hasSameBytes(image, played[index]),
        "at \(instants[index]): \(difference(image, played[index]))"
      )
    }
    #expect(!hasSameBytes(played[3], played[4]))
  }

  @Test(.facts("D21"), arguments: ["iphone-se-3", "iphone-14", "ipad-10"])
  func `show the bytes of playing under the status bar`(device: String) throws {
    func scene(isScrubbed: Bool) throws -> Scene {
      let stage = try Stage(device: device)
      let right = stage.window.bounds.maxX
      return Scene(on: stage, at: CGPoint(x: right - 120, y: -20), isScrubbed: isScrubbed)
    }
    let instants = (0...16).map { Double($0) / 10 }
    let playing = try scene(isScrubbed: false)
    let start = playing.stage.now
    let played = instants.map { playing.shown(at: $0, from: start) }

    let scrubbed = try scene(isScrubbed: true)
    for index in Array(instants.indices) + instants.indices.reversed() + [9, 2, 15] {
      let image = scrubbed.shown(at: instants[index], from: 0)
      #expect(
        hasSameBytes(image, played[index]),
        "at \(instants[index]): \(difference(image, played[index]))"
      )
    }
  }

  @Test(.facts("E32", "E34"))
  func `by an animator's fraction show the bytes of a linear animator at that fraction`() {
    func make() -> (stage: Stage, animator: UIViewPropertyAnimator) {
      let stage = Stage(size: CGSize(width: 60, height: 60), scale: 1)
      let controller = UIViewController()
      stage.show(controller)
      let view = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 10))
      view.backgroundColor = .red
      controller.view.addSubview(view)
      stage.turn()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.center = CGPoint(x: 40, y: 40)
        view.transform = CGAffineTransform(rotationAngle: 1)
        view.alpha = 0.4
      }
      return (stage, animator)
    }
    let (playing, linear) = make()
    linear.startAnimation()
    var played: [CGImage] = []
    for step in 0..<8 {
      playing.advance(by: step == 0 ? 0 : 0.125)
      played.append(playing.snapshot())
    }
    linear.stopAnimation(true)

    let (scrubbed, animator) = make()
    for step in Array(0..<8) + (0..<8).reversed() {
      animator.fractionComplete = CGFloat(step) / 8
      scrubbed.turn()
      let image = scrubbed.snapshot()
      #expect(hasSameBytes(image, played[step]), "step \(step): \(difference(image, played[step]))")
    }
    animator.stopAnimation(true)
  }
}

/// Whether two pictures have the same size and pixels.
@MainActor
func hasSameBytes(_ first: CGImage, _ second: CGImage) -> Bool {
  let (one, other) = (first.buffer, second.buffer)
  guard one.width == other.width, one.height == other.height else { return false }
  one.flush()
  other.flush()
  return (0..<one.height).allSatisfy { row in
    memcmp(one.bytes + row * one.stride, other.bytes + row * other.stride, one.width * 4) == 0
  }
}

/// Where two pictures differ, for messages.
@MainActor
func difference(_ first: CGImage, _ second: CGImage) -> String {
  var box = PixelRect.empty
  for y in 0..<min(first.height, second.height) {
    for x in 0..<min(first.width, second.width)
    where first.buffer.pixel(x: x, y: y) != second.buffer.pixel(x: x, y: y) {
      box = box.union(PixelRect(x: x, y: y, width: 1, height: 1))
    }
  }
  return "x \(box.x) ..< \(box.maxX), y \(box.y) ..< \(box.maxY)"
}
