import Testing

@testable import SDLPlatform

/// How a line is split into runs of one font, direction and script.
@Suite struct TextRunTests {
  private let latin = FontFile(path: "latin", index: 0)
  private let other = FontFile(path: "other", index: 0)

  private func texts(_ line: String) -> [String] {
    TextRun.runs(of: line) { $0.isASCII ? latin : other }.map(\.text)
  }

  @Test func `text of one kind stays together`() {
    #expect(texts("one run, 2 words") == ["one run, 2 words"])
  }

  @Test func `another font begins another run`() {
    #expect(texts("ab日cd") == ["ab", "日", "cd"])
  }

  @Test func `right-to-left runs stand in the order of the screen`() {
    let runs = TextRun.runs(of: "אב 12 גד") { _ in latin }

    #expect(runs.map(\.text) == [" גד", "12", "אב "])
    #expect(runs.map(\.shaping.isRightToLeft) == [true, false, true])
    #expect(runs.map(\.shaping.script) == [.hebrew, .hebrew, .hebrew])
  }

  @Test func `arrows made of two characters are kept apart`() {
    #expect(texts("a->b") == ["a-", ">b"])
    #expect(texts("a<-b") == ["a<", "-b"])
    #expect(texts("a=>b") == ["a=", ">b"])
    #expect(texts("1-2") == ["1-2"])
  }

  @Test func `line breaks show as spaces and control characters not at all`() {
    #expect(texts("a\nb\tc\u{7}d") == ["a b cd"])
  }

  @Test func `what no font can draw is left out`() {
    #expect(TextRun.runs(of: "ab") { _ in nil }.isEmpty)
  }
}
