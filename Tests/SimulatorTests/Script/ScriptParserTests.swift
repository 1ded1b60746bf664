import CoreGraphics
import Foundation
import Testing
import UIKitCore

@testable import Simulator

/// The language of scripts.
@Suite struct ScriptParserTests {
  @Test(arguments: ["", "   ", "# a comment", "#also one"])
  func `lines without a command`(line: String) throws {
    #expect(try ScriptParser.parse(line) == nil)
  }

  @Test(
    arguments: zip(
      [
        "tap \"Show sheet\"", "tap #done  # a comment", "tap 10,20.5", "wait 0.5", "wait 2s",
        "settle", "settle 3", "rotate left", "rotate landscape-left", "resize 844x390",
        "drag #grabber by 0,200 over 0.3 cancel", "drag \"A\" to 5,6", "move by 1,2 over 1",
        "scroll 0,-50 at #list", "type \"a \\\"b\\\"\"", "key enter", "key x", "shot a.png",
        "at 0.15 shot half.png", "quit", "appearance dark", "dump tree",
      ],
      [
        ScriptCommand.tap(.view("Show sheet")), .tap(.view("#done")),
        .tap(.point(CGPoint(x: 10, y: 20.5))), .wait(0.5), .wait(2), .settle(limit: nil),
        .settle(limit: 3), .rotate(.left), .rotateTo(.landscapeLeft),
        .resize(CGSize(width: 844, height: 390)),
        .drag(.view("#grabber"), .by(CGVector(dx: 0, dy: 200)), over: 0.3, isCancelled: true),
        .drag(.view("A"), .to(.point(CGPoint(x: 5, y: 6))), over: 0.3, isCancelled: false),
        .move(.by(CGVector(dx: 1, dy: 2)), over: 1),
        .scroll(CGVector(dx: 0, dy: -50), at: .view("#list")), .type("a \"b\""), .key(.enter),
        .key(.character("x")), .shot("a.png"), .at(0.15, .shot("half.png")), .quit,
        .appearance(.dark), .dump(.tree),
      ]
    )
  )
  func `reads a command`(line: String, command: ScriptCommand) throws {
    #expect(try ScriptParser.parse(line) == command)
  }

  @Test func `reads expectations`() throws {
    func expectation(_ line: String) throws -> ScriptExpectation? {
      if case .expect(let expectation) = try ScriptParser.parse(line) { expectation } else { nil }
    }

    #expect(try expectation("expect presented Sheet") == .presented("Sheet"))
    #expect(try expectation("expect presented nothing") == .presented(nil))
    #expect(
      try expectation("expect frame #a 0,0,667,375 ±0.25")
        == .frame(.view("#a"), CGRect(x: 0, y: 0, width: 667, height: 375), tolerance: 0.25)
    )
    #expect(try expectation("expect size-class v compact") == .verticalSizeClass(.compact))
    #expect(try expectation("expect size-class h regular") == .horizontalSizeClass(.regular))
    #expect(try expectation("expect trace t.txt") == .trace("t.txt"))
    #expect(try expectation("expect visible \"Done\"") == .visible(.view("Done")))
    #expect(try expectation("expect absent #a") == .absent(.view("#a")))
  }

  @Test(
    arguments: zip(
      [
        "tapp #a", "wait soon", "tap", "tap #a #b", "tap \"open", "resize big", "expect nothing",
        "move by 1",
      ],
      [
        "did you mean 'tap'?", "is no time", "target is missing", "one word too many",
        "quotation mark is missing", "takes a size", "expect takes", "2 numbers",
      ]
    )
  )
  func `says what is wrong with a line`(line: String, reason: String) {
    #expect { try ScriptParser.parse(line) } throws: { "\($0)".contains(reason) }
  }

  @Test func `errors name the file and the line`() {
    #expect {
      try Script(name: "tour.txt", text: "wait 1\n\n# fine\nfly\n")
    } throws: { error in
      (error as? SimulatorFailure)?.status == .wrongUsage
        && "\(error)".hasPrefix("tour.txt:4: there is no command 'fly'")
    }
  }
}
