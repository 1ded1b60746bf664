public import Foundation
import QuartzCore
public import UIKitCore

/// Calling methods by selector, at once or later on the frame clock.
extension NSObject {
  @MainActor
  @discardableResult
  public func perform(_ selector: Selector) -> Any? {
    selector.perform(on: self)
  }

  @MainActor
  @discardableResult
  public func perform(_ selector: Selector, with object: Any?) -> Any? {
    selector.perform(on: self, object)
  }

  /// Calls the method after `delay` seconds of app time, in a later turn; keeps the object until then.
  @MainActor
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
    DelayedPerform.add(self, selector, object, delay)
  }

  @MainActor
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedPerform.cancel { $0.target === target as AnyObject }
  }

  /// Objects are the same if they are equal, as in Foundation.
  @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget target: Any,
    selector: Selector,
    object: Any?
  ) {
    DelayedPerform.cancel {
      $0.target === target as AnyObject && $0.selector == selector && $0.isFor(object)
    }
  }
}

/// A call that waits for its time.
private final class DelayedPerform {
  let target: NSObject
  let selector: Selector
  private let object: Any?
  private let clock = FrameClock.current
  private var ticket: FrameClock.Ticket?

  private static var waiting: [DelayedPerform] = []

  private init(target: NSObject, selector: Selector, object: Any?) {
    self.target = target
    self.selector = selector
    self.object = object
  }

  static func add(_ target: NSObject, _ selector: Selector, _ object: Any?, _ delay: TimeInterval) {
    let perform = DelayedPerform(target: target, selector: selector, object: object)
    let clock = perform.clock
    waiting.append(perform)
    perform.ticket = clock.schedule(at: clock.now + max(delay, 0)) {
      waiting.removeAll { $0 === perform }
      selector.perform(on: target, object)
    }
  }

  static func cancel(where isMeant: (DelayedPerform) -> Bool) {
    for perform in waiting where isMeant(perform) {
      if let ticket = perform.ticket {
        perform.clock.cancel(ticket)
      }
    }
    waiting.removeAll(where: isMeant)
  }

  func isFor(_ other: Any?) -> Bool {
    switch (object, other) {
    case (nil, nil): true
    case (let one as AnyHashable, let another as AnyHashable): one == another
    case (let one?, let another?): one as AnyObject === another as AnyObject
    default: false
    }
  }
}
