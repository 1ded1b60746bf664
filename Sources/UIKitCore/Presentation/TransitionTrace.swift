public import Foundation
import QuartzCore

/// The record of every callback that transitions ask or make, in order.
///
/// `UIApplication.shared.trace` is the one that the engine writes. Tests compare its text, the
/// `--trace` option prints it, the inspector shows it.
public final class TransitionTrace {
  /// Oldest first.
  ///
  /// Once `limit` is passed the older half is dropped.
  public private(set) var records: [TraceRecord] = []

  /// Called for each record as it is made.
  public var onRecord: ((TraceRecord) -> Void)?

  /// How many records are kept, so that an app running for days does not grow.
  public var limit = 20_000

  public init() {}

  /// Lines of the diagnostics that were logged already.
  private var saidOnce: Set<String> = []

  public func clear() {
    records.removeAll()
  }

  /// Whether a diagnostic's line is said for the first time.
  func isNew(_ line: String) -> Bool {
    saidOnce.insert(line).inserted
  }

  /// All records, one a line, times relative to `start` (seconds).
  public func text(from start: TimeInterval = 0) -> String {
    records.map { record in
      var shifted = record
      shifted.time -= start
      return shifted.description + "\n"
    }.joined()
  }

  /// One JSON object a line.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try records.map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }
      .joined()
  }

  func add(
    _ kind: String,
    _ receiver: AnyObject?,
    _ callback: String,
    _ arguments: [String] = [],
    answer: String? = nil
  ) {
    add(
      kind,
      name: receiver.map(traceName) ?? "nil",
      callback,
      arguments,
      answer: answer
    )
  }

  func add(
    _ kind: String,
    name: String,
    _ callback: String,
    _ arguments: [String] = [],
    answer: String? = nil
  ) {
    let record = TraceRecord(
      time: FrameClock.current.now,
      kind: kind,
      receiver: name,
      callback: callback,
      arguments: arguments,
      answer: answer
    )
    if records.count >= limit {
      records.removeFirst(limit / 2)
    }
    records.append(record)
    onRecord?(record)
  }
}

/// The class name of an object without its module, as traces print it.
func traceName(_ object: AnyObject) -> String {
  String(describing: type(of: object))
}

/// `<Class: 0x…>`, as UIKit's log lines name objects.
func logName(_ object: AnyObject?) -> String {
  guard let object else { return "(null)" }
  let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  return "<\(String(describing: type(of: object))): 0x\(String(address, radix: 16))>"
}
