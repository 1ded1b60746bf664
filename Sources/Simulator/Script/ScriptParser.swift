import CoreGraphics
import Foundation
import UIKitCore

/// Reads one line of a script.
nonisolated struct ScriptParser {
  /// How long a drag takes unless the script says, in seconds.
  private static let dragTime: TimeInterval = 0.3
  private static let verbs = [
    "device", "appearance", "rotate", "resize", "wait", "settle", "tap", "press", "move",
    "release", "cancel", "drag", "scroll", "type", "key", "shot", "dump", "expect", "at", "quit",
  ]

  private var words: ScriptWords

  /// nil for a line without a command.
  static func parse(_ line: String) throws -> ScriptCommand? {
    var parser = ScriptParser(words: try ScriptWords(line))
    guard !parser.words.isEmpty else { return nil }
    let command = try parser.command()
    if let rest = parser.words.next() {
      throw ScriptSyntaxError("'\(rest.text)' is one word too many")
    }
    return command
  }

  private mutating func command() throws -> ScriptCommand {
    let verb = try text("a command")
    switch verb {
    case "device": return .device(try DevicePreset.named(text("a device")))
    case "appearance": return .appearance(try OptionValue.appearance(text("light or dark")))
    case "rotate": return try rotation()
    case "resize": return .resize(try OptionValue.size(text("a size"), option: "resize"))
    case "wait": return .wait(try seconds())
    case "settle": return .settle(limit: words.isEmpty ? nil : try seconds())
    case "tap": return .tap(try target())
    case "press": return .press(try target())
    case "move": return .move(try destination(), over: try duration(0))
    case "release": return .release
    case "cancel": return .cancel
    case "drag": return try drag()
    case "scroll": return try scroll()
    case "type": return .type(try text("a text"))
    case "key": return .key(try key())
    case "shot": return .shot(try text("a file"))
    case "dump": return .dump(try dump())
    case "expect": return .expect(try expectation())
    case "at": return .at(try seconds(), try command())
    case "quit": return .quit
    default:
      let nearest = NearestMatch.of(verb, among: Self.verbs)
      let hint =
        nearest.map { "did you mean '\($0)'?" } ?? "use \(Self.verbs.joined(separator: ", "))"
      throw ScriptSyntaxError("there is no command '\(verb)'; \(hint)")
    }
  }

  private mutating func rotation() throws -> ScriptCommand {
    let word = try text("left, right or an orientation")
    switch word {
    case "left": return .rotate(.left)
    case "right": return .rotate(.right)
    default: return .rotateTo(try OptionValue.orientation(word))
    }
  }

  private mutating func drag() throws -> ScriptCommand {
    let start = try target()
    let end = try destination()
    let time = try duration(Self.dragTime)
    return .drag(start, end, over: time, isCancelled: words.take("cancel"))
  }

  private mutating func scroll() throws -> ScriptCommand {
    let distance = try vector()
    return .scroll(distance, at: words.take("at") ? try target() : nil)
  }

  private mutating func expectation() throws -> ScriptExpectation {
    let kind = try text("what to expect")
    switch kind {
    case "presented":
      let name = try text("a class or 'nothing'")
      return .presented(name == "nothing" ? nil : name)
    case "frame":
      let view = try target()
      let sides = try numbers(4, in: text("x,y,width,height"))
      let rect = CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
      return .frame(view, rect, tolerance: try tolerance())
    case "size-class":
      let axis = try text("h or v")
      let sizeClass: UIUserInterfaceSizeClass = try OptionValue.choice(
        text("compact or regular"),
        option: "size-class",
        among: ["compact": .compact, "regular": .regular]
      )
      switch axis {
      case "h": return .horizontalSizeClass(sizeClass)
      case "v": return .verticalSizeClass(sizeClass)
      default: throw ScriptSyntaxError("size-class takes h or v, not '\(axis)'")
      }
    case "trace": return .trace(try text("a file"))
    case "visible": return .visible(try target())
    case "absent": return .absent(try target())
    default:
      throw ScriptSyntaxError(
        "expect takes presented, frame, size-class, trace, visible or absent, not '\(kind)'"
      )
    }
  }

  // MARK: - Parts

  private mutating func text(_ meaning: String) throws -> String {
    guard let word = words.next() else { throw ScriptSyntaxError("\(meaning) is missing") }
    return word.text
  }

  private mutating func target() throws -> ScriptTarget {
    guard let word = words.next() else {
      throw ScriptSyntaxError("a target is missing: \"label\", #identifier or x,y")
    }
    if case .plain(let text) = word, text.contains(","), let pair = try? numbers(2, in: text) {
      return .point(CGPoint(x: pair[0], y: pair[1]))
    }
    return .view(word.text)
  }

  private mutating func destination() throws -> ScriptCommand.Destination {
    if words.take("by") { return .by(try vector()) }
    _ = words.take("to")
    return .to(try target())
  }

  private mutating func vector() throws -> CGVector {
    let pair = try numbers(2, in: text("a distance dx,dy"))
    return CGVector(dx: pair[0], dy: pair[1])
  }

  private mutating func duration(_ standard: TimeInterval) throws -> TimeInterval {
    words.take("over") ? try seconds() : standard
  }

  private mutating func seconds() throws -> TimeInterval {
    let word = try text("a time in seconds")
    let number = word.hasSuffix("s") ? String(word.dropLast()) : word
    guard let seconds = TimeInterval(number), seconds >= 0, seconds.isFinite else {
      throw ScriptSyntaxError("'\(word)' is no time in seconds")
    }
    return seconds
  }

  /// `±0.5` or `+-0.5`; half a point where nothing is said, which no eye sees.
  private mutating func tolerance() throws -> CGFloat {
    let standard: CGFloat = 0.5
    guard let word = words.next()?.text else { return standard }
    for sign in ["±", "+-"] where word.hasPrefix(sign) {
      return try numbers(1, in: String(word.dropFirst(sign.count)))[0]
    }
    throw ScriptSyntaxError("'\(word)' is no tolerance such as ±0.5")
  }

  private mutating func key() throws -> KeyPress.Key {
    let name = try text("a key")
    let named: [String: KeyPress.Key] = [
      "enter": .enter, "escape": .escape, "tab": .tab, "backspace": .backspace,
      "delete": .delete, "left": .left, "right": .right, "up": .up, "down": .down,
      "home": .home, "end": .end,
    ]
    if let key = named[name] { return key }
    guard name.count == 1, let character = name.first else {
      throw ScriptSyntaxError("there is no key '\(name)'")
    }
    return .character(character)
  }

  private mutating func dump() throws -> SimulatorOptions.Dump {
    let name = try text("tree or presentations")
    guard let dump = SimulatorOptions.Dump(rawValue: name) else {
      throw ScriptSyntaxError("dump takes tree or presentations, not '\(name)'")
    }
    return dump
  }

  private func numbers(_ count: Int, in text: String) throws -> [CGFloat] {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
      .compactMap { Double($0) }
    guard numbers.count == count, numbers.allSatisfy(\.isFinite) else {
      throw ScriptSyntaxError("'\(text)' should be \(count) numbers with commas between them")
    }
    return numbers.map { CGFloat($0) }
  }
}
