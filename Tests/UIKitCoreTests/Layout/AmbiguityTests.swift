import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Layouts that constraints leave open.
struct AmbiguityTests {
  @Test(.facts("J13")) func `is silent, and can be asked for`() {
    let screen = Screen(300, 300)
    let (placed, loose) = (screen.content(10, 10), screen.box())
    placed.at(x: 5, y: 5)
    activate(loose.leftAnchor.constraint(equalTo: placed.rightAnchor))

    screen.layOut()

    #expect(!placed.hasAmbiguousLayout)
    #expect(loose.hasAmbiguousLayout)
    #expect(screen.log.isEmpty)
    loose.pinned(top: 0)
    loose.sized(20, 20)
    #expect(!loose.hasAmbiguousLayout)
  }

  @Test func `exercising moves what is open, and only that, to and fro`() {
    let screen = Screen(300, 300)
    let box = screen.box()
    box.pinned(left: 10)
    activate(
      box.widthAnchor.constraint(equalToConstant: 50),
      box.heightAnchor.constraint(equalToConstant: 20)
    )
    screen.layOut()
    let first = box.frame

    box.exerciseAmbiguityInLayout()
    screen.layOut()
    #expect(box.frame.minY != first.minY)
    #expect(box.frame == area(10, box.frame.minY, 50, 20))
    #expect(box.hasAmbiguousLayout)

    box.exerciseAmbiguityInLayout()
    screen.layOut()
    #expect(box.frame == first)
  }

  @Test func `exercising a determined view does nothing`() {
    let screen = Screen(300, 300)
    let box = screen.content(30, 30)
    box.at(x: 5, y: 6)
    screen.layOut()

    box.exerciseAmbiguityInLayout()
    screen.layOut()

    #expect(box.frame == area(5, 6, 30, 30))
  }
}
