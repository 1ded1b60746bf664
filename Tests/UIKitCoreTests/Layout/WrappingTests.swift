import ProsceniumTesting
import Testing
import UIKit

/// Text of several lines: its height follows from the width that layout finds.
///
/// See `WrappingContent`.
struct WrappingTests {
  private func pinned(_ text: UIView, to container: UIView, inset: CGFloat) {
    activate(
      text.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: inset),
      text.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -inset),
      text.topAnchor.constraint(equalTo: container.topAnchor)
    )
  }

  @Test func `wraps to the width it gets`() {
    let screen = Screen(200, 400)
    let text = screen.text(45)
    let below = screen.content(10, 10)
    pinned(text, to: screen.window, inset: 20)
    activate(below.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8))

    screen.layOut()

    // 160 points hold 16 characters; 45 need three lines.
    #expect(text.frame == area(20, 0, 160, 3 * 20))
    #expect(below.frame.minY == 68)
  }

  @Test func `needs fewer lines in a wider window`() {
    let screen = Screen(200, 400)
    let text = screen.text(45)
    pinned(text, to: screen.window, inset: 0)
    screen.layOut()
    #expect(text.frame.height == points(3 * 20))

    screen.window.frame = area(0, 0, 300, 400)
    screen.layOut()
    #expect(text.frame.height == points(2 * 20))

    screen.window.frame = area(0, 0, 500, 400)
    screen.layOut()
    #expect(text.frame.height == 20)
  }

  @Test func `is as narrow as its longest line where the edge is loose`() {
    let screen = Screen(255, 400)
    let text = screen.text(40)
    activate(
      text.leftAnchor.constraint(equalTo: screen.window.leftAnchor),
      text.rightAnchor.constraint(lessThanOrEqualTo: screen.window.rightAnchor),
      text.topAnchor.constraint(equalTo: screen.window.topAnchor)
    )

    screen.layOut()

    #expect(text.frame == area(0, 0, 250, 2 * 20))
  }

  @Test func `grows back when there is room again`() {
    let screen = Screen(255, 400)
    let text = screen.text(40)
    let limit = text.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
    activate(
      limit,
      text.leftAnchor.constraint(equalTo: screen.window.leftAnchor),
      text.topAnchor.constraint(equalTo: screen.window.topAnchor)
    )
    screen.layOut()
    #expect(text.frame == area(0, 0, 100, 4 * 20))

    limit.constant = 400
    screen.layOut()

    #expect(text.frame == area(0, 0, 400, 20))
  }

  @Test func `a new text is measured on one line first`() {
    let screen = Screen(200, 400)
    let text = screen.text(45)
    pinned(text, to: screen.window, inset: 0)
    screen.layOut()

    text.characters = 70
    screen.layOut()
    #expect(text.frame.height == points(4 * 20))

    text.characters = 5
    screen.layOut()
    #expect(text.frame.height == 20)
  }

  @Test func `two texts share a row by compression resistance`() {
    let screen = Screen(300, 400)
    let (weak, strong) = (screen.text(40), screen.text(20))
    strong.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    activate(
      weak.leftAnchor.constraint(equalTo: screen.window.leftAnchor),
      strong.leftAnchor.constraint(equalTo: weak.rightAnchor),
      strong.rightAnchor.constraint(equalTo: screen.window.rightAnchor),
      weak.topAnchor.constraint(equalTo: screen.window.topAnchor),
      strong.topAnchor.constraint(equalTo: screen.window.topAnchor)
    )

    screen.layOut()

    #expect(strong.frame == area(100, 0, 200, 20))
    #expect(weak.frame == area(0, 0, 100, 4 * 20))
  }

  @Test func `aligns baselines`() {
    let screen = Screen(300, 400)
    let (text, other) = (screen.text(4), screen.text(4))
    activate(
      text.topAnchor.constraint(equalTo: screen.window.topAnchor, constant: 30),
      other.firstBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor, constant: 40)
    )

    screen.layOut()

    // The first text's baseline lies at 30 + 20 - 5; the second's is 15 below its top.
    #expect(other.frame.minY == points(30 + 20 - 5 + 40 - 15))
  }

  @Test func `system spacing between baselines keeps the texts apart`() {
    let screen = Screen(300, 400)
    let (text, other) = (screen.text(4), screen.text(4))
    activate(
      text.topAnchor.constraint(equalTo: screen.window.topAnchor),
      other.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: text.lastBaselineAnchor,
        multiplier: 1
      )
    )

    screen.layOut()

    #expect(other.frame.minY == points(20 + 8))
  }
}
