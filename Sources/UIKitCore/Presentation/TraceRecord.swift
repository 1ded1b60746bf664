public import Foundation

/// One callback asked or made during a transition, without addresses, so that runs compare.
public nonisolated struct TraceRecord: Hashable, Codable, Sendable {
  /// Seconds on the frame clock.
  public var time: TimeInterval
  /// What happened: `call`, `ask`, `present`, `dismiss`, `push`, `pop`, `stack`, `block`, `complete`,
  /// `interact`, `refuse`, `adapt`, `size`.
  public var kind: String
  /// Class name of the object that got the call.
  public var receiver: String
  /// The callback, as Swift names it; empty where `arguments` say it all.
  public var callback: String
  public var arguments: [String]
  /// What an asked object answered; nil for calls.
  public var answer: String?

  public init(
    time: TimeInterval,
    kind: String,
    receiver: String,
    callback: String,
    arguments: [String] = [],
    answer: String? = nil
  ) {
    self.time = time
    self.kind = kind
    self.receiver = receiver
    self.callback = callback
    self.arguments = arguments
    self.answer = answer
  }
}

extension TraceRecord: CustomStringConvertible {
  private static let timeWidth = 6
  private static let kindWidth = 9
  private static let millisecondsPerSecond = 1000.0

  /// The event without its time: `call       Sheet.viewWillAppear(true)`.
  public var event: String {
    let padding = String(repeating: " ", count: max(0, Self.kindWidth - kind.count))
    var text = kind + padding + "  " + receiver
    if !callback.isEmpty {
      text += "." + callback
    }
    if callback.isEmpty {
      text += arguments.map { " " + $0 }.joined()
    } else if !arguments.isEmpty {
      text += "(" + arguments.joined(separator: ", ") + ")"
    }
    if let answer {
      text += " → " + answer
    }
    return text
  }

  /// One line with the time in milliseconds, one decimal.
  public var description: String {
    let tenths = (time * Self.millisecondsPerSecond * 10).rounded() / 10
    let number = String(format: "%.1f", tenths)
    let padding = String(repeating: " ", count: max(0, Self.timeWidth - number.count))
    return padding + number + "  " + event
  }
}
