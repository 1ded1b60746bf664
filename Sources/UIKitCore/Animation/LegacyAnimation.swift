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
  private var context: ViewAnimationContext?

  static func begin(_ identifier: String?) {
    let animation = LegacyAnimation()
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
    open.popLast()?.context?.close()
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
