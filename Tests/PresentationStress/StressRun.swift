import ProsceniumTesting
import UIKit

/// Carries out one script and says what went wrong.
final class StressRun {
  /// What went wrong, and where.
  nonisolated struct Failure: Error, CustomStringConvertible, Sendable {
    /// Index of the step.
    let step: Int
    let sentences: [String]

    var description: String { "step \(step): " + sentences.joined(separator: "; ") }
  }

  let world: StressWorld
  private let script: StressScript
  private let maker: StressMaker
  /// Steps carried out so far.
  private(set) var steps = 0

  init(_ script: StressScript, onLine: ((String) -> Void)? = nil) throws {
    self.script = script
    let devices = ["iphone-se-3", "iphone-14", "ipad-10", "iphone-14-pro-max"]
    let number = script.world
    let stage =
      number % 5 == 0
      ? Stage(size: CGSize(width: 375, height: 667))
      : try Stage(device: devices[number % devices.count])
    world = StressWorld(stage: stage)
    world.onLine = onLine
    maker = StressMaker(world: world)
    stage.show(maker.makeRoot(number / 5))
  }

  func run() -> Failure? {
    for (index, step) in script.steps.enumerated() {
      world.tell("\(index): \(step)")
      perform(step)
      steps += 1
      if !world.faults.isEmpty {
        return Failure(step: index, sentences: world.faults)
      }
    }
    return nil
  }

  // MARK: - Steps

  private var stage: Stage { world.stage }

  private func perform(_ step: StressStep) {
    switch step.verb {
    case .wait: stage.advance(by: [0.02, 0.1, 0.1, 0.25, 0.4][step.choice(0, of: 5)])
    case .settle: settle(finishing: step.numbers[0] % 2 == 0)
    case .tap: tap(step)
    case .drag: drag(step)
    case .edgeSwipe:
      let y = stage.window.bounds.height * CGFloat(step.part(0))
      let end = CGPoint(x: stage.window.bounds.width * CGFloat(step.part(1)), y: y)
      stage.drag(from: CGPoint(x: 1, y: y), to: end, over: 0.1 + 0.2 * step.part(2))
    case .press: stage.press(at: point(step))
    case .move: stage.move(to: point(step))
    case .release: stage.release()
    case .cancelTouch: stage.cancelTouch()
    case .type: stage.type("a")
    case .rotate, .resize, .appearance: changeScreen(step)
    case .replaceRoot:
      if step.isAmong(50, 1) { stage.window.rootViewController = maker.makeRoot(step.numbers[0]) }
    default: StressActions(world: world, maker: maker).perform(step)
    }
  }

  private func point(_ step: StressStep, _ index: Int = 0) -> CGPoint {
    CGPoint(
      x: stage.window.bounds.width * CGFloat(step.part(index)),
      y: stage.window.bounds.height * CGFloat(step.part(index + 1))
    )
  }

  private func tap(_ step: StressStep) {
    let buttons = world.tree.compactMap { ($0 as? StressController)?.button }
      .filter { $0.window != nil }
    if step.isAmong(50, 2), !buttons.isEmpty {
      let button = buttons[step.choice(3, of: buttons.count)]
      let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
      stage.tap(at: button.convert(middle, to: nil as UIView?))
    } else {
      stage.tap(at: point(step))
    }
  }

  private func drag(_ step: StressStep) {
    stage.drag(from: point(step, 0), to: point(step, 2), over: 0.05 + 0.3 * step.part(4))
    if step.isAmong(30, 5) { stage.press(at: point(step, 2)) }
  }

  private func changeScreen(_ step: StressStep) {
    switch step.verb {
    case .rotate:
      let orientations: [UIInterfaceOrientation] = [.landscapeLeft, .portrait, .landscapeRight]
      stage.rotate(orientations[step.choice(0, of: orientations.count)])
    case .resize:
      let size = CGSize(width: 200 + step.numbers[0], height: 200 + step.numbers[1])
      stage.resize(to: size)
    default: stage.setAppearance(step.numbers[0] % 2 == 0 ? .dark : .light)
    }
  }

  // MARK: - Rest

  /// Ends what waits for somebody, lets everything come to rest and checks it.
  private func settle(finishing: Bool) {
    stage.cancelTouch()
    for _ in 0..<8 {
      stage.turn()
      world.endDrivers(finishing: finishing)
      do {
        try stage.settle()
      } catch {
        world.fail("\(error)")
        return
      }
      if world.drivers.isEmpty { break }
    }
    world.disarm()
    StressChecks(world: world).run()
    world.forgetGone()
  }
}
