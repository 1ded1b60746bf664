import Foundation
import TestFacts
import Testing
import UIKit

@testable import UIKitCore

/// Selectors: names with a way to call.
struct SelectorTests {
  @Test func `is equal by name`() {
    #expect(Selector("poke:", Poked.poke) == Selector("poke:"))
    #expect(Selector("poke:", Poked.poke) != Selector("rest", Poked.rest))
  }

  @Test func `calls methods with none, one and two arguments`() {
    let poked = Poked()

    Selector("rest", Poked.rest).perform(on: poked, "sender")
    Selector("poke:", Poked.poke).perform(on: poked, "sender")
    Selector("poke:with:", Poked.pokeTwice).perform(on: poked, "sender", 7)

    #expect(poked.log == ["rest", "poke sender", "poke sender 7"])
  }

  @Test func `calls the override of a subclass`() {
    let poked = PokedMore()

    Selector("rest", Poked.rest).perform(on: poked)

    #expect(poked.log == ["rest more"])
  }

  @Test func `knows who understands it`() {
    #expect(Selector("rest", Poked.rest).isUnderstood(by: Poked()))
    #expect(!Selector("rest", Poked.rest).isUnderstood(by: NSObject()))
    #expect(!Selector("rest").isUnderstood(by: Poked()))
  }

  @Test func `traps on a target that does not have the method`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let rest = Selector("rest") { (poked: Poked) in { poked.rest() } }
        rest.perform(on: NSObject())
      }
    }
  }

  @Test func `traps on an argument of another type`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let poke = Selector("poke:") { (poked: Poked) in { (text: String) in poked.poke(text) } }
        poke.perform(on: Poked(), 7)
      }
    }
  }

  @Test func `observes notifications through a selector while the observer lives`() {
    let name = Notification.Name("SelectorTests.poke")
    let center = NotificationCenter()
    var poked: Poked? = Poked()
    let log = poked?.shared

    center.addObserver(
      poked as Any,
      selector: Selector("hear:", Poked.hear),
      name: name,
      object: nil
    )
    center.post(name: name, object: nil)
    #expect(log?.lines == ["hear"])
    poked = nil
    center.post(name: name, object: nil)

    #expect(log?.lines == ["hear"])
  }

  @Test func `stops observing when told`() {
    let name = Notification.Name("SelectorTests.poke")
    let center = NotificationCenter()
    let poked = Poked()

    center.addObserver(poked, selector: Selector("hear:", Poked.hear), name: name, object: nil)
    center.removeObserver(poked)
    center.post(name: name, object: nil)

    #expect(poked.shared.lines.isEmpty)
  }
}

private final class Lines {
  var lines: [String] = []
}

private class Poked: NSObject {
  var log: [String] = []
  let shared = Lines()

  func rest() { log.append("rest") }
  func poke(_ sender: String) { log.append("poke \(sender)") }
  func pokeTwice(_ sender: Any?, _ number: Int) { log.append("poke \(sender ?? "nil") \(number)") }
  func hear(_ notification: Notification) { shared.lines.append("hear") }
}

private final class PokedMore: Poked {
  override func rest() { log.append("rest more") }
}
