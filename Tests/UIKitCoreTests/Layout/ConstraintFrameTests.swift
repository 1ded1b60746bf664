import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Frames that constraints give to plain views.
struct ConstraintFrameTests {
  @Test(.facts("J1")) func `pins a view to the four edges`() {
    let screen = Screen(375, 667)
    let box = screen.box()
    activate(
      box.leadingAnchor.constraint(equalTo: screen.window.leadingAnchor, constant: 10),
      box.trailingAnchor.constraint(equalTo: screen.window.trailingAnchor, constant: -20),
      box.topAnchor.constraint(equalTo: screen.window.topAnchor, constant: 30),
      box.bottomAnchor.constraint(equalTo: screen.window.bottomAnchor, constant: -40)
    )

    screen.layOut()

    #expect(box.frame == area(10, 30, 375 - 10 - 20, 667 - 30 - 40))
  }

  @Test(.facts("J1")) func `follows the window's new size`() {
    let screen = Screen(375, 667)
    let box = screen.box()
    activate(
      box.centerXAnchor.constraint(equalTo: screen.window.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: screen.window.centerYAnchor),
      box.widthAnchor.constraint(
        equalTo: screen.window.widthAnchor,
        multiplier: 0.5,
        constant: -12.5
      ),
      box.heightAnchor.constraint(equalToConstant: 67)
    )
    screen.layOut()
    #expect(box.frame == area((375 - 175) / 2, 300, 175, 67))

    screen.window.frame = area(0, 0, 415, 167)
    screen.layOut()

    #expect(box.frame == area((415 - 195) / 2, (167 - 67) / 2, 195, 67))
  }

  @Test(.facts("J1")) func `chains siblings`() {
    let screen = Screen(300, 100)
    let (one, two, three) = (screen.box(), screen.box(), screen.box())
    activate(
      one.leftAnchor.constraint(equalTo: screen.window.leftAnchor),
      two.leftAnchor.constraint(equalTo: one.rightAnchor, constant: 10),
      three.leftAnchor.constraint(equalTo: two.rightAnchor, constant: 10),
      three.rightAnchor.constraint(equalTo: screen.window.rightAnchor),
      two.widthAnchor.constraint(equalTo: one.widthAnchor, multiplier: 2),
      three.widthAnchor.constraint(equalTo: one.widthAnchor)
    )
    for box in [one, two, three] {
      box.topAnchor.constraint(equalTo: screen.window.topAnchor).isActive = true
      box.heightAnchor.constraint(equalToConstant: 50).isActive = true
    }

    screen.layOut()

    let width: CGFloat = (300 - 2 * 10) / 4
    #expect(one.frame == area(0, 0, width, 50))
    #expect(two.frame == area(width + 10, 0, 2 * width, 50))
    #expect(three.frame == area(3 * width + 20, 0, width, 50))
  }

  @Test func `ties views of different branches together`() {
    let screen = Screen(400, 400)
    let left = screen.place(UIView(frame: area(0, 0, 100, 100)))
    let right = screen.place(UIView(frame: area(0, 0, 100, 100)))
    left.translatesAutoresizingMaskIntoConstraints = true
    right.translatesAutoresizingMaskIntoConstraints = true
    left.frame = area(20, 30, 100, 100)
    right.frame = area(200, 60, 150, 100)
    let one = screen.box(in: left)
    let other = screen.box(in: right)
    activate(
      one.topAnchor.constraint(equalTo: left.topAnchor, constant: 50),
      one.heightAnchor.constraint(equalToConstant: 10),
      one.leftAnchor.constraint(equalTo: left.leftAnchor),
      one.rightAnchor.constraint(equalTo: other.leftAnchor),
      other.leftAnchor.constraint(equalTo: right.leftAnchor, constant: 5),
      other.topAnchor.constraint(equalTo: one.bottomAnchor),
      other.widthAnchor.constraint(equalToConstant: 40),
      other.heightAnchor.constraint(equalToConstant: 40)
    )

    screen.layOut()

    #expect(one.frame == area(0, 50, 200 + 5 - 20, 10))
    #expect(other.frame == area(5, 30 + 50 + 10 - 60, 40, 40))
  }

  @Test(.facts("J6")) func `a new constant moves the view in the next pass`() {
    let screen = Screen(375, 667)
    let box = screen.content(100, 50)
    let left = box.leftAnchor.constraint(equalTo: screen.window.leftAnchor, constant: 10)
    activate(left, box.topAnchor.constraint(equalTo: screen.window.topAnchor))
    screen.layOut()

    left.constant = 60

    #expect(box.frame == area(10, 0, 100, 50))
    screen.layOut()
    #expect(box.frame == area(60, 0, 100, 50))
  }

  @Test(.facts("J3", "J5")) func `deactivated constraints let the weaker ones decide`() {
    let screen = Screen(375, 667)
    let box = screen.content(100, 50)
    let width = box.widthAnchor.constraint(equalToConstant: 200)
    activate(
      width,
      box.leftAnchor.constraint(equalTo: screen.window.leftAnchor),
      box.topAnchor.constraint(equalTo: screen.window.topAnchor)
    )
    screen.layOut()
    #expect(box.frame.width == 200)

    NSLayoutConstraint.deactivate([width])
    screen.layOut()

    #expect(box.frame.width == 100)
    #expect(!width.isActive)
  }

  @Test func `a chain of priorities decides as far as it can`() {
    let screen = Screen(375, 667)
    let box = screen.box()
    let wide = box.widthAnchor.constraint(equalToConstant: 500)
    wide.priority = .defaultHigh
    let narrow = box.widthAnchor.constraint(equalToConstant: 100)
    narrow.priority = .defaultLow
    activate(
      wide,
      narrow,
      box.leftAnchor.constraint(equalTo: screen.window.leftAnchor),
      box.rightAnchor.constraint(lessThanOrEqualTo: screen.window.rightAnchor)
    )

    screen.layOut()
    #expect(box.frame.width == 375)

    wide.priority = UILayoutPriority(249)
    screen.layOut()
    #expect(box.frame.width == 100)
  }

  @Test func `positions follow a moved bounds origin`() {
    let screen = Screen(300, 300)
    let container = screen.place(UIView())
    container.translatesAutoresizingMaskIntoConstraints = true
    container.frame = area(0, 0, 300, 300)
    let inner = screen.content(10, 10, in: container)
    let outer = screen.content(10, 10)
    activate(
      inner.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 100),
      inner.topAnchor.constraint(equalTo: container.topAnchor, constant: 100),
      outer.leftAnchor.constraint(equalTo: inner.leftAnchor),
      outer.topAnchor.constraint(equalTo: inner.bottomAnchor)
    )
    screen.layOut()
    #expect(outer.frame == area(100, 110, 10, 10))

    container.bounds.origin = CGPoint(x: 0, y: 30)
    screen.layOut()

    #expect(inner.frame == area(100, 130, 10, 10))
    #expect(outer.frame == area(100, 110, 10, 10))
  }
}
