/// Who hears of which events of a control, in order of registration.
struct ControlActions {
  enum Receiver {
    case target(TargetAction)
    case action(UIAction)
  }

  struct Entry {
    var receiver: Receiver
    var events: UIControl.Event
  }

  private(set) var entries: [Entry] = []

  mutating func add(_ target: Any?, _ selector: Selector, for events: UIControl.Event) {
    let index = entries.firstIndex { entry in
      guard case .target(let pair) = entry.receiver else { return false }
      return pair.goesToFirstResponder == (target == nil)
        && pair.matches(target: target, action: selector)
    }
    if let index {
      entries[index].events.formUnion(events)
    } else {
      let pair = TargetAction(target: target, action: selector)
      entries.append(Entry(receiver: .target(pair), events: events))
    }
  }

  /// Replaces an action with the same identifier.
  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    remove(action.identifier, for: events)
    entries.append(Entry(receiver: .action(action), events: events))
  }

  /// A nil target or selector stands for any.
  mutating func remove(_ target: Any?, _ selector: Selector?, for events: UIControl.Event) {
    remove(events) { receiver in
      guard case .target(let pair) = receiver else { return false }
      return pair.matches(target: target, action: selector)
    }
  }

  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    remove(events) { receiver in
      guard case .action(let action) = receiver else { return false }
      return action.identifier == identifier
    }
  }

  /// The receivers of any of `events` that are still there.
  func receivers(of events: UIControl.Event) -> [Receiver] {
    entries.filter { !$0.events.isDisjoint(with: events) }.map(\.receiver).filter { receiver in
      guard case .target(let pair) = receiver else { return true }
      return !pair.isDangling
    }
  }

  private mutating func remove(_ events: UIControl.Event, where isMeant: (Receiver) -> Bool) {
    for index in entries.indices where isMeant(entries[index].receiver) {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }
}
