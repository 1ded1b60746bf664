import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Layout guides, made by apps and by the system.
struct GuideTests {
  private func fill(_ inner: UIView, _ guide: UILayoutGuide) {
    activate(
      inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      inner.topAnchor.constraint(equalTo: guide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
    )
  }

  @Test func `a guide of the app's takes part like a view`() {
    let screen = Screen(300, 100)
    let (left, right) = (screen.content(50, 20), screen.content(50, 20))
    let gaps = (0..<3).map { _ in UILayoutGuide() }
    for gap in gaps {
      screen.window.addLayoutGuide(gap)
    }
    activate(
      gaps[0].leftAnchor.constraint(equalTo: screen.window.leftAnchor),
      left.leftAnchor.constraint(equalTo: gaps[0].rightAnchor),
      gaps[1].leftAnchor.constraint(equalTo: left.rightAnchor),
      right.leftAnchor.constraint(equalTo: gaps[1].rightAnchor),
      gaps[2].leftAnchor.constraint(equalTo: right.rightAnchor),
      gaps[2].rightAnchor.constraint(equalTo: screen.window.rightAnchor),
      gaps[1].widthAnchor.constraint(equalTo: gaps[0].widthAnchor),
      gaps[2].widthAnchor.constraint(equalTo: gaps[0].widthAnchor)
    )

    screen.layOut()

    let gap: CGFloat = (300 - 2 * 50) / 3
    #expect(abs(gaps[0].layoutFrame.width - gap) < 1e-9)
    #expect(left.frame.minX == gap.rounded())
    #expect(right.frame.minX == (2 * gap + 50).rounded())
    #expect(screen.window.layoutGuides.count == 3)
  }

  @Test func `removing a guide drops the constraints that mention it`() {
    let screen = Screen(300, 100)
    let box = screen.content(50, 20)
    let guide = UILayoutGuide()
    screen.window.addLayoutGuide(guide)
    let tie = box.leftAnchor.constraint(equalTo: guide.rightAnchor)
    activate(
      tie,
      guide.leftAnchor.constraint(equalTo: screen.window.leftAnchor),
      guide.widthAnchor.constraint(equalToConstant: 70)
    )
    screen.layOut()
    #expect(box.frame.minX == 70)

    screen.window.removeLayoutGuide(guide)
    screen.layOut()

    #expect(!tie.isActive)
    #expect(guide.owningView == nil)
    #expect(screen.window.layoutGuides.isEmpty)
  }

  @Test(.facts("J14", "G23")) func `the safe area guide leaves the bars out`() throws {
    let stage = try Stage(device: "iphone-14")
    stage.window.isHidden = false
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(box)
    fill(box, stage.window.safeAreaLayoutGuide)

    stage.window.layoutIfNeeded()

    #expect(box.frame == area(0, 47, 390, 844 - 47 - 34))
    #expect(stage.window.safeAreaLayoutGuide.layoutFrame == box.frame)
  }

  @Test(.facts("J14", "G23")) func `the safe area guide follows a rotation`() throws {
    let stage = try Stage(device: "iphone-14")
    stage.window.isHidden = false
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(box)
    fill(box, stage.window.safeAreaLayoutGuide)
    stage.window.layoutIfNeeded()

    stage.rotate(.landscapeRight)
    try stage.settle()

    #expect(box.frame == area(47, 0, 844 - 2 * 47, 390 - 21))
  }

  @Test(.facts("F16")) func `margins are eight points unless somebody changes them`() {
    let screen = Screen(300, 200)
    let container = screen.place(UIView())
    container.translatesAutoresizingMaskIntoConstraints = true
    container.frame = area(0, 0, 300, 200)
    let box = screen.box(in: container)
    fill(box, container.layoutMarginsGuide)
    screen.layOut()
    #expect(box.frame == area(8, 8, 300 - 16, 200 - 16))

    container.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    screen.layOut()

    #expect(box.frame == area(2, 1, 300 - 6, 200 - 4))
    #expect(container.layoutMarginsGuide.layoutFrame == box.frame)
  }

  @Test(.facts("J2")) func `margin attributes mean the margins guide`() {
    let screen = Screen(300, 200)
    let container = screen.place(UIView())
    container.translatesAutoresizingMaskIntoConstraints = true
    container.frame = area(0, 0, 300, 200)
    container.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let box = screen.content(100, 50, in: container)
    let attributes: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.left, .leftMargin), (.bottom, .bottomMargin),
    ]
    for (own, margin) in attributes {
      NSLayoutConstraint(
        item: box,
        attribute: own,
        relatedBy: .equal,
        toItem: container,
        attribute: margin,
        multiplier: 1,
        constant: 0
      ).isActive = true
    }

    screen.layOut()

    #expect(box.frame == area(20, 200 - 30 - 50, 100, 50))
  }

  @Test func `readable content is no wider than text should be`() {
    let screen = Screen(1024, 200)
    let container = screen.place(UIView())
    container.translatesAutoresizingMaskIntoConstraints = true
    container.frame = area(0, 0, 1024, 200)
    let box = screen.box(in: container)
    fill(box, container.readableContentGuide)
    screen.layOut()
    #expect(box.frame == area((1024 - 672) / 2, 8, 672, 184))

    container.frame = area(0, 0, 400, 200)
    screen.layOut()

    #expect(box.frame == area(8, 8, 400 - 16, 184))
  }

  @Test func `offsets between anchors are dimensions`() {
    let screen = Screen(300, 100)
    let (one, two, three) = (screen.content(20, 20), screen.content(20, 20), screen.content(20, 20))
    activate(
      one.leftAnchor.constraint(equalTo: screen.window.leftAnchor, constant: 10),
      three.rightAnchor.constraint(equalTo: screen.window.rightAnchor),
      two.leftAnchor.anchorWithOffset(to: three.leftAnchor).constraint(
        equalTo: one.leftAnchor.anchorWithOffset(to: two.leftAnchor),
        multiplier: 2
      )
    )

    screen.layOut()

    // 10 to 280: one part and two parts.
    #expect(two.frame.minX == points(10 + (280 - 10) / 3))
  }

  @Test func `system spacing is eight points`() {
    let screen = Screen(300, 100)
    let (one, two) = (screen.content(20, 20), screen.content(20, 20))
    activate(
      one.leadingAnchor.constraint(
        equalToSystemSpacingAfter: screen.window.leadingAnchor,
        multiplier: 2
      ),
      two.leadingAnchor.constraint(equalToSystemSpacingAfter: one.trailingAnchor, multiplier: 1),
      two.topAnchor.constraint(equalToSystemSpacingBelow: one.bottomAnchor, multiplier: 1)
    )

    screen.layOut()

    #expect(one.frame.minX == 16)
    #expect(two.frame.minX == points(16 + 20 + 8))
    #expect(two.frame.minY == one.frame.maxY + 8)
  }
}
