import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Views laid out by frame among views laid out by constraints.
struct AutoresizingTests {
  private func fill(_ inner: UIView, _ outer: UIView, inset: CGFloat = 0) {
    activate(
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: inset),
      inner.rightAnchor.constraint(equalTo: outer.rightAnchor, constant: -inset),
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: inset),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -inset)
    )
  }

  @Test(.facts("J9", "J18")) func `a frame set by hand counts as constraints`() {
    let screen = Screen(375, 667)
    let container = UIView(frame: area(10, 20, 200, 100))
    screen.window.addSubview(container)
    let inner = screen.box(in: container)
    fill(inner, container, inset: 5)
    screen.layOut()
    #expect(container.frame == area(10, 20, 200, 100))
    #expect(inner.frame == area(5, 5, 190, 90))

    container.frame = area(50, 20, 300, 150)
    screen.layOut()

    #expect(container.frame == area(50, 20, 300, 150))
    #expect(inner.frame == area(5, 5, 290, 140))
  }

  @Test(.facts("J9", "G10")) func `a flexible container follows in the same pass`() {
    let screen = Screen(375, 667)
    let container = UIView(frame: screen.window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.window.addSubview(container)
    let dimming = screen.box(in: container)
    fill(dimming, container)
    screen.layOut()
    #expect(dimming.frame == area(0, 0, 375, 667))

    screen.window.frame = area(0, 0, 667, 375)
    screen.layOut()

    #expect(container.frame == area(0, 0, 667, 375))
    #expect(dimming.frame == area(0, 0, 667, 375))
    #expect(screen.log.isEmpty)
  }

  @Test(.facts("J9")) func `autoresizes inside a view that constraints size`() {
    let screen = Screen(375, 667)
    let outer = screen.box()
    let width = outer.widthAnchor.constraint(equalToConstant: 100)
    activate(
      width,
      outer.heightAnchor.constraint(equalToConstant: 100),
      outer.leftAnchor.constraint(equalTo: screen.window.leftAnchor),
      outer.topAnchor.constraint(equalTo: screen.window.topAnchor)
    )
    screen.layOut()
    let container = UIView(frame: area(10, 10, 80, 80))
    container.autoresizingMask = .flexibleWidth
    outer.addSubview(container)
    let inner = screen.box(in: container)
    fill(inner, container)
    // Required and across the container: must never meet a container that has not followed yet.
    inner.widthAnchor.constraint(equalTo: outer.widthAnchor, constant: -20).isActive = true
    screen.layOut()
    #expect(inner.frame == area(0, 0, 80, 80))

    width.constant = 250
    screen.layOut()

    #expect(container.frame == area(10, 10, 230, 80))
    #expect(inner.frame == area(0, 0, 230, 80))
    #expect(screen.log.isEmpty)
  }

  @Test(.facts("J9", "G10")) func `flexible margins share in proportion`() {
    let screen = Screen(300, 300)
    let container = UIView(frame: area(50, 0, 100, 100))
    container.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    screen.window.addSubview(container)
    let outside = screen.content(10, 10)
    activate(outside.leftAnchor.constraint(equalTo: container.rightAnchor))
    screen.layOut()
    #expect(outside.frame.minX == 150)

    screen.window.frame = area(0, 0, 600, 300)
    screen.layOut()

    // 300 points more: 50 : 150 between left and right.
    #expect(container.frame == area(50 + 300 / 4, 0, 100, 100))
    #expect(outside.frame.minX == points(50 + 75 + 100))
  }

  @Test(.facts("J9")) func `turning translation off hands the view to its constraints`() {
    let screen = Screen(375, 667)
    let view = UIView(frame: area(10, 20, 30, 40))
    screen.window.addSubview(view)
    let neighbor = screen.content(5, 5)
    activate(neighbor.leftAnchor.constraint(equalTo: view.rightAnchor))
    screen.layOut()
    #expect(neighbor.frame.minX == 40)

    view.translatesAutoresizingMaskIntoConstraints = false
    activate(
      view.leftAnchor.constraint(equalTo: screen.window.leftAnchor, constant: 100),
      view.topAnchor.constraint(equalTo: screen.window.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 50)
    )
    screen.layOut()

    #expect(view.frame == area(100, 0, 50, 50))
    #expect(neighbor.frame.minX == 150)
    #expect(screen.log.isEmpty)
  }

  @Test func `layout does not see transforms`() {
    let screen = Screen(300, 300)
    let box = screen.content(100, 50)
    let neighbor = screen.content(10, 10)
    activate(
      box.leftAnchor.constraint(equalTo: screen.window.leftAnchor),
      box.topAnchor.constraint(equalTo: screen.window.topAnchor),
      neighbor.leftAnchor.constraint(equalTo: box.rightAnchor)
    )
    screen.layOut()

    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    screen.window.setNeedsLayout()
    screen.layOut()

    #expect(box.bounds == area(0, 0, 100, 50))
    #expect(box.center == CGPoint(x: 50, y: 25))
    #expect(neighbor.frame.minX == 100)
  }

  @Test(.facts("J18")) func `views placed by frame stay where they are among constrained ones`() {
    let screen = Screen(375, 667)
    let container = UIView(frame: screen.window.bounds)
    screen.window.addSubview(container)
    let dimming = screen.box(in: container)
    fill(dimming, container)
    let panel = UIView(frame: area(125, 0, 250, 667))
    container.addSubview(panel)

    for _ in 0..<10 {
      container.setNeedsLayout()
      screen.layOut()
    }

    #expect(panel.frame == area(125, 0, 250, 667))
    #expect(dimming.frame == area(0, 0, 375, 667))
  }

  @Test func `an empty container first, its real size later, is the same`() {
    let screen = Screen(375, 667)
    let container = UIView(frame: .zero)
    screen.window.addSubview(container)
    let dimming = screen.box(in: container)
    fill(dimming, container)
    screen.layOut()
    #expect(dimming.frame == .zero)

    container.frame = screen.window.bounds
    screen.layOut()

    #expect(dimming.frame == area(0, 0, 375, 667))
    #expect(screen.log.isEmpty)
  }
}
