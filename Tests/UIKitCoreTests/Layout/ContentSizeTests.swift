import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Intrinsic sizes against constraints.
struct ContentSizeTests {
  @Test(.facts("J8")) func `content gives a size where nothing else does`() {
    let screen = Screen(375, 667)
    let content = screen.content(120, 40)
    activate(
      content.leftAnchor.constraint(equalTo: screen.window.leftAnchor, constant: 5),
      content.topAnchor.constraint(equalTo: screen.window.topAnchor, constant: 6)
    )

    screen.layOut()

    #expect(content.frame == area(5, 6, 120, 40))
  }

  @Test(.facts("J8"), arguments: [(749, 60), (751, 120)] as [(Float, CGFloat)])
  func `resists being compressed up to its priority`(priority: Float, expected: CGFloat) {
    // A wish at 750 for 60 points against compression resistance at 749 or 751.
    let screen = Screen(375, 667)
    let content = screen.content(120, 40)
    content.setContentCompressionResistancePriority(UILayoutPriority(priority), for: .horizontal)
    let wish = content.widthAnchor.constraint(equalToConstant: 60)
    wish.priority = .defaultHigh
    activate(wish)

    screen.layOut()

    #expect(content.frame.width == expected)
  }

  @Test(.facts("J8"), arguments: [(249, 200), (251, 120)] as [(Float, CGFloat)])
  func `hugs its content up to its priority`(priority: Float, expected: CGFloat) {
    let screen = Screen(375, 667)
    let content = screen.content(120, 40)
    content.setContentHuggingPriority(UILayoutPriority(priority), for: .horizontal)
    let wish = content.widthAnchor.constraint(equalToConstant: 200)
    wish.priority = .defaultLow
    activate(wish)

    screen.layOut()

    #expect(content.frame.width == expected)
  }

  @Test(.facts("J8")) func `the view that hugs less takes the rest`() {
    let screen = Screen(300, 100)
    let (label, field) = (screen.content(80, 20), screen.content(50, 30))
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    activate(
      label.leftAnchor.constraint(equalTo: screen.window.leftAnchor, constant: 10),
      field.leftAnchor.constraint(equalTo: label.rightAnchor, constant: 8),
      field.rightAnchor.constraint(equalTo: screen.window.rightAnchor, constant: -10)
    )

    screen.layOut()

    #expect(label.frame.width == 80)
    #expect(field.frame.width == points(300 - 10 - 80 - 8 - 10))
  }

  @Test(.facts("J8")) func `required compression resistance beats a wish at 999`() {
    let screen = Screen(375, 667)
    let content = screen.content(120, 40)
    content.setContentCompressionResistancePriority(.required, for: .horizontal)
    let wish = content.widthAnchor.constraint(equalToConstant: 60)
    wish.priority = UILayoutPriority(999)
    activate(wish)

    screen.layOut()

    #expect(content.frame.width == 120)
  }

  @Test(.facts("J8")) func `one axis without a size leaves that axis open`() {
    let screen = Screen(375, 667)
    let content = screen.content(UIView.noIntrinsicMetric, 40)
    activate(
      content.leftAnchor.constraint(equalTo: screen.window.leftAnchor),
      content.rightAnchor.constraint(equalTo: screen.window.rightAnchor),
      content.topAnchor.constraint(equalTo: screen.window.topAnchor)
    )

    screen.layOut()

    #expect(content.frame == area(0, 0, 375, 40))
  }

  @Test func `an invalidated size counts in the next pass`() {
    let screen = Screen(375, 667)
    let content = screen.content(120, 40)
    let below = screen.content(10, 10)
    activate(
      content.topAnchor.constraint(equalTo: screen.window.topAnchor),
      below.topAnchor.constraint(equalTo: content.bottomAnchor)
    )
    screen.layOut()
    #expect(below.frame.minY == 40)

    content.size = CGSize(width: 150, height: 70)
    screen.layOut()
    #expect(below.frame.minY == 70)

    content.size = CGSize(width: UIView.noIntrinsicMetric, height: 25)
    screen.layOut()
    #expect(below.frame.minY == 25)
  }

  @Test func `a changed priority counts in the next pass`() {
    let screen = Screen(200, 100)
    let (one, other) = (screen.content(80, 20), screen.content(80, 20))
    activate(
      one.leftAnchor.constraint(equalTo: screen.window.leftAnchor),
      other.leftAnchor.constraint(equalTo: one.rightAnchor),
      other.rightAnchor.constraint(equalTo: screen.window.rightAnchor)
    )
    one.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    screen.layOut()
    #expect(one.frame.width == 80)
    #expect(other.frame.width == 120)

    other.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    screen.layOut()

    #expect(one.frame.width == 120)
    #expect(other.frame.width == 80)
  }

  @Test func `alignment rects are what constraints see`() {
    final class Badged: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 4)
      }
      override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 50) }
    }
    let screen = Screen(200, 200)
    let badged = screen.place(Badged())
    let below = screen.content(10, 10)
    activate(
      badged.topAnchor.constraint(equalTo: screen.window.topAnchor, constant: 20),
      badged.leftAnchor.constraint(equalTo: screen.window.leftAnchor, constant: 20),
      below.topAnchor.constraint(equalTo: badged.bottomAnchor),
      below.leftAnchor.constraint(equalTo: badged.rightAnchor)
    )

    screen.layOut()

    #expect(badged.frame == area(20, 20 - 10, 50 + 4, 50 + 10))
    #expect(below.frame.origin == CGPoint(x: 70, y: 70))
  }
}
