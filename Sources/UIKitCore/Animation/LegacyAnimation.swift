import Foundation
import QuartzCore

/// An open `beginAnimations` block.
final class LegacyAnimation {
  /// The documented default of such blocks.
  private static let standardDuration: TimeInterval = 0.2

  private static var open: [LegacyAnimation] = []

  static var current: LegacyAnimation? { open.last }

  var delegate: AnyObject?
  var didStop: Selector?
  var willStart: Selector?
  private let identifier: String?
  private var context: ViewAnimationContext?

  private init(_ identifier: String?) {
    self.identifier = identifier
  }

  static func begin(_ identifier: String?) {
    let animation = LegacyAnimation(identifier)
    let context = ViewAnimationContext.nested(
      ViewAnimationParameters(duration: standardDuration)
    ) { finished in
      guard let delegate = animation.delegate, let didStop = animation.didStop else { return }
      didStop.perform(on: delegate, identifier, NSNumber(value: finished))
    }
    animation.context = context
    open.append(animation)
    context.open()
  }

  static func commit() {
    guard let animation = open.popLast() else { return }
    animation.context?.close()
    animation.announceStart()
  }

  /// At the end of the turn, when the animations begin.
  private func announceStart() {
    guard let delegate, let willStart else { return }
    FrameClock.current.enqueue { [identifier] in
      willStart.perform(on: delegate, identifier)
    }
  }

  static func addTransition(_ options: UIView.AnimationOptions, to view: UIView) {
    guard let context = current?.context, context.duration > 0,
      let transition = context.makeTransition(options)
    else { return }
    view.layer.add(transition, forKey: nil)
  }

  static func change(_ change: (inout ViewAnimationParameters) -> Void) {
    guard let context = ViewAnimationContext.current else { return }
    change(&context.parameters)
  }
}

extension ViewAnimationParameters {
  mutating func set(_ option: UIView.AnimationOptions, to isOn: Bool) {
    if isOn { options.insert(option) } else { options.remove(option) }
  }
}
