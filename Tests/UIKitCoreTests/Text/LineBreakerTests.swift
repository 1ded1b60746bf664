import Foundation
import TestFacts
import Testing
import UIKit

@testable import UIKitCore

/// Line breaking with letters that are all one point wide.
struct LineBreakerTests {
  @Test func `breaks after spaces, which hang over`() {
    #expect(lines("one two three", width: 7) == ["one two ", "three"])
    #expect(lines("one  two", width: 4) == ["one  ", "two"])
  }

  @Test func `breaks inside a word only if it is too long alone`() {
    #expect(lines("a extraordinary b", width: 6) == ["a ", "extrao", "rdinar", "y b"])
  }

  @Test func `breaks after hyphens and between ideographs`() {
    #expect(lines("well-known fact", width: 6) == ["well-", "known ", "fact"])
    #expect(lines("漢字漢字", width: 3) == ["漢字漢", "字"])
  }

  @Test func `keeps paragraphs apart`() {
    #expect(lines("one\ntwo\n", width: 10) == ["one", "two", ""])
    #expect(lines("", width: 10) == [""])
  }

  @Test func `breaks anywhere if told`() {
    #expect(lines("one two", width: 5, breaksCharacters: true) == ["one t", "wo"])
  }

  @Test func `stops at the most lines`() {
    let breaker = LineBreaker(characters: Array("a b c d")) { CGFloat($0.count) }

    let lines = breaker.lines(limit: { _ in 1 }, maximum: 2)

    #expect(lines.map(\.range) == [0..<2, 2..<4])
  }

  private func lines(
    _ text: String,
    width: CGFloat,
    breaksCharacters: Bool = false
  ) -> [String] {
    let characters = Array(text)
    var breaker = LineBreaker(characters: characters) { CGFloat($0.count) }
    breaker.breaksCharacters = breaksCharacters
    return breaker.lines(limit: { _ in width }).map { String(characters[$0.range]) }
  }
}
