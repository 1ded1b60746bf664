public import Foundation

/// The notifications that one object observes through selectors.
private final class ObservedNotifications {
  struct Entry {
    let center: NotificationCenter
    let name: Notification.Name?
    weak var observer: AnyObject?
    let token: any NSObjectProtocol
  }

  /// Every registration, by the identity of the observer; swept of dead observers on each change.
  static var entries: [ObjectIdentifier: [Entry]] = [:]

  static func sweep() {
    for (identifier, list) in entries {
      let dead = list.filter { $0.observer == nil }
      for entry in dead {
        entry.center.removeObserver(entry.token)
      }
      let alive = list.filter { $0.observer != nil }
      entries[identifier] = alive.isEmpty ? nil : alive
    }
  }
}

extension NotificationCenter {
  /// Sends `selector` to `observer` for each matching notification, as long as `observer` lives.
  ///
  /// Notifications must be posted on the main thread.
  @MainActor
  public func addObserver(
    _ observer: Any,
    selector: Selector,
    name: Notification.Name?,
    object: Any?
  ) {
    ObservedNotifications.sweep()
    let target = TargetAction(target: observer, action: selector)
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated {
        guard let observer = target.target else { return }
        selector.perform(on: observer, notification)
      }
    }
    let identity = observer as AnyObject
    ObservedNotifications.entries[ObjectIdentifier(identity), default: []].append(
      ObservedNotifications.Entry(center: self, name: name, observer: identity, token: token)
    )
  }

  /// Ends what `addObserver(_:selector:name:object:)` began, or a block's registration by its token.
  @MainActor
  public func removeObserver(_ observer: AnyObject) {
    let identifier = ObjectIdentifier(observer)
    guard let entries = ObservedNotifications.entries[identifier] else {
      removeObserver(observer, name: nil, object: nil)
      return
    }
    for entry in entries where entry.center === self {
      removeObserver(entry.token, name: nil, object: nil)
    }
    ObservedNotifications.entries[identifier] = entries.filter { $0.center !== self }
    ObservedNotifications.sweep()
  }

  /// Ends the observation of notifications called `name` by `observer`.
  @MainActor
  public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
    let identifier = ObjectIdentifier(observer)
    guard let entries = ObservedNotifications.entries[identifier] else {
      removeObserver(observer as Any, name: name, object: object)
      return
    }
    let isEnding = { (entry: ObservedNotifications.Entry) in
      entry.center === self && (name == nil || entry.name == name)
    }
    for entry in entries where isEnding(entry) {
      removeObserver(entry.token as Any, name: nil, object: nil)
    }
    ObservedNotifications.entries[identifier] = entries.filter { !isEnding($0) }
    ObservedNotifications.sweep()
  }
}
