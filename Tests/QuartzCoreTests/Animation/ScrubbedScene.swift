import CoreGraphics
import Foundation
import QuartzCore

/// A screen with one layer for every kind of animation, in a container whose time can be set.
@MainActor
struct ScrubbedScene {
  let screen = Screen(width: 80, height: 60)
  let container = CALayer()

  /// Runs from time 0 on, or stands still at 0 to be scrubbed.
  init(isScrubbed: Bool) {
    screen.root.backgroundColor = .snow
    container.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
    screen.root.addSublayer(container)
    let layers = (0..<10).map { index in
      let layer = screen.add(CGFloat(index % 5) * 16, CGFloat(index / 5) * 30, 12, 20, nil)
      layer.backgroundColor = .rgb(0.1 * CGFloat(index), 0.5, 0.8)
      container.addSublayer(layer)
      return layer
    }
    screen.render()
    screen.change {
      container.speed = isScrubbed ? 0 : 1
      animate(layers)
    }
    screen.render()
  }

  /// Shows an instant and returns the pixels.
  func shown(at time: TimeInterval, clock: TimeInterval) -> PixelBuffer {
    if container.speed == 0 {
      screen.change { container.timeOffset = time }
    }
    screen.render(at: clock)
    screen.clock.animations.finishDue(at: clock)
    return screen.compositor.target.copy()
  }

  private func animate(_ layers: [CALayer]) {
    // From here to there, eased, then back to the model.
    let basic = move("position.x", from: 0.0, to: 70.0)
    basic.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    layers[0].add(basic, forKey: nil)

    // Additive and cumulative, five times.
    let turns = move("transform.rotation.z", by: 0.6, duration: 0.3)
    turns.isAdditive = true
    turns.isCumulative = true
    turns.repeatCount = 5
    layers[1].add(turns, forKey: nil)
    layers[1].add(additive("position.y", from: 8.0), forKey: nil)

    let frames = CAKeyframeAnimation(keyPath: "opacity")
    frames.values = [1.0, 0.1, 0.7, 0.3]
    frames.keyTimes = [0, 0.2, 0.6, 1]
    frames.duration = 1.5
    layers[2].add(frames, forKey: nil)

    let path = CAKeyframeAnimation(keyPath: "position")
    path.path = CGPath(ellipseIn: CGRect(x: 20, y: 10, width: 40, height: 30), transform: nil)
    path.calculationMode = .paced
    path.rotationMode = .rotateAuto
    path.duration = 1.2
    path.autoreverses = true
    layers[3].add(path, forKey: nil)

    let spring = CASpringAnimation(keyPath: "bounds.size")
    spring.fromValue = CGSize(width: 2, height: 2)
    spring.initialVelocity = 3
    spring.duration = spring.settlingDuration
    layers[4].add(spring, forKey: nil)

    let group = CAAnimationGroup()
    group.animations = [
      move("cornerRadius", to: 6.0, duration: 0.5),
      move("backgroundColor", to: CGColor.rgb(1, 0, 0), duration: 2),
    ]
    group.duration = 0.8
    group.repeatCount = 2.5
    group.timingFunction = CAMediaTimingFunction(name: .easeIn)
    // Ended ones stay: the scrubbed time never ends them.
    group.fillMode = .both
    group.isRemovedOnCompletion = false
    layers[5].add(group, forKey: nil)

    let transition = CATransition()
    transition.type = .push
    transition.subtype = .fromTop
    transition.duration = 1.1
    layers[6].add(transition, forKey: nil)
    layers[6].backgroundColor = .ink

    // Time at several levels: twice as fast, begun late, an animation at half speed inside.
    layers[7].speed = 2
    layers[7].timeOffset = 0.1
    layers[7].beginTime = 0.05
    let slow = move("position.y", from: 0.0, to: 50.0)
    slow.speed = 0.5
    slow.timeOffset = 0.2
    layers[7].add(slow, forKey: nil)

    let waiting = move("opacity", from: 0.0, to: 1.0, duration: 0.6)
    waiting.beginTime = 0.4
    waiting.fillMode = .backwards
    layers[8].add(waiting, forKey: nil)

    let turn = move("transform", to: CATransform3DMakeRotation(2, 1, 1, 0))
    turn.autoreverses = true
    turn.repeatDuration = 1.7
    layers[9].add(turn, forKey: nil)
  }

  private func additive(_ keyPath: String, from value: Double) -> CABasicAnimation {
    let animation = move(keyPath, from: value, to: 0.0)
    animation.isAdditive = true
    return animation
  }
}
