import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Constraints that cannot all hold.
struct UnsatisfiableTests {
  @Test(.facts("J12")) func `logs in UIKit's words and goes on without one of them`() throws {
    let screen = Screen(375, 667)
    let box = screen.box()
    let first = box.heightAnchor.constraint(equalToConstant: 200)
    let second = box.heightAnchor.constraint(equalToConstant: 100)
    activate(first, second)

    screen.layOut()

    #expect(box.frame.height == 200)
    let lines = [
      "Unable to simultaneously satisfy constraints.",
      "\tProbably at least one of the constraints in the following list is one you don't want. ",
      "\tTry this: ",
      "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
      "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
      "(",
      "    \"\(first)\",",
      "    \"\(second)\"",
      ")",
      "",
      "Will attempt to recover by breaking constraint ",
      "\(second)",
      "",
      "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the "
        + "debugger.",
      "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in "
        + "<UIKitCore/UIView.h> may also be helpful.",
    ]
    #expect(screen.log == [lines.joined(separator: "\n")])
  }

  @Test(.facts("J12")) func `explains autoresizing constraints where they take part`() throws {
    let screen = Screen(375, 667)
    let container = UIView(frame: area(0, 0, 30, 30))
    screen.window.addSubview(container)
    let inner = screen.box(in: container)
    activate(
      inner.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 20),
      inner.rightAnchor.constraint(equalTo: container.rightAnchor, constant: -20)
    )

    screen.layOut()

    let text = try #require(screen.log.first)
    #expect(text.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you "))
    #expect(text.contains("<NSAutoresizingMaskLayoutConstraint:0x"))
    #expect(text.contains("h=--& v=--& UIView:0x"))
    #expect(text.contains(".width == 30   (active)>"))
    #expect(container.frame == area(0, 0, 30, 30))
    #expect(inner.frame.minX == 20)
    #expect(inner.frame.width == 0)
  }

  @Test func `holds a broken constraint again once the other is gone`() {
    let screen = Screen(375, 667)
    let box = screen.box()
    let first = box.heightAnchor.constraint(equalToConstant: 200)
    let second = box.heightAnchor.constraint(equalToConstant: 100)
    activate(first, second)
    screen.layOut()
    #expect(second.isActive)

    first.isActive = false
    screen.layOut()

    #expect(box.frame.height == 100)
    #expect(screen.log.count == 1)
  }

  @Test func `a constant that starts to contradict breaks the younger constraint`() {
    let screen = Screen(375, 667)
    let box = screen.box()
    let limit = box.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
    let width = box.widthAnchor.constraint(equalToConstant: 90)
    activate(limit, width)
    screen.layOut()
    #expect(screen.log.isEmpty)

    width.constant = 150
    screen.layOut()
    #expect(box.frame.width == 100)
    #expect(screen.log.count == 1)

    width.constant = 80
    screen.layOut()
    #expect(box.frame.width == 80)
    #expect(screen.log.count == 1)
  }

  @Test func `optional constraints never conflict`() {
    let screen = Screen(375, 667)
    let box = screen.box()
    let first = box.heightAnchor.constraint(equalToConstant: 200)
    let second = box.heightAnchor.constraint(equalToConstant: 100)
    second.priority = UILayoutPriority(999)
    activate(first, second)

    screen.layOut()

    #expect(box.frame.height == 200)
    #expect(screen.log.isEmpty)
  }

  @Test(.facts("J13")) func `ambiguity is silent`() {
    let screen = Screen(375, 667)
    let box = screen.box()
    activate(box.heightAnchor.constraint(equalToConstant: 20))

    screen.layOut()

    #expect(screen.log.isEmpty)
    #expect(box.frame == area(0, 0, 0, 20))
    #expect(box.hasAmbiguousLayout)
    #expect(box.widthAnchor.hasAmbiguousLayout)
    #expect(!box.heightAnchor.hasAmbiguousLayout)
  }

  @Test(.facts("J13"), arguments: [1, 2, 3] as [CGFloat])
  func `edges lie on device pixels`(scale: CGFloat) {
    let screen = Screen(320, 100, scale: scale)
    let boxes = (0..<3).map { _ in screen.box() }
    var left = screen.window.leftAnchor
    for box in boxes {
      activate(
        box.leftAnchor.constraint(equalTo: left),
        box.topAnchor.constraint(equalTo: screen.window.topAnchor),
        box.widthAnchor.constraint(equalTo: screen.window.widthAnchor, multiplier: 1.0 / 3),
        box.heightAnchor.constraint(equalToConstant: 10.2)
      )
      left = box.rightAnchor
    }

    screen.layOut()

    func onPixel(_ edge: CGFloat) -> CGFloat { (edge * scale).rounded() / scale }
    for (index, box) in boxes.enumerated() {
      #expect(abs(box.frame.minX - onPixel(320 * CGFloat(index) / 3)) < 1e-9)
      #expect(abs(box.frame.maxX - onPixel(320 * CGFloat(index + 1) / 3)) < 1e-9)
      #expect(abs(box.frame.height - onPixel(10.2)) < 1e-9)
    }
  }
}
