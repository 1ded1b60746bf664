import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// The order of a layout pass and what starts one.
struct PassTests {
  /// Writes down what is called on it.
  private class Witness: UIView {
    static var calls: [String] = []
    let name: String

    init(_ name: String) {
      self.name = name
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
      nil
    }

    override func updateConstraints() {
      Self.calls.append("update \(name)")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      Self.calls.append("layout \(name)")
      super.layoutSubviews()
    }
  }

  @Test(.facts("J15")) func `updates from the bottom up, then lays out from the top down`() {
    let screen = Screen(300, 300)
    let outer = screen.place(Witness("outer"))
    let inner = screen.place(Witness("inner"), in: outer)
    activate(inner.widthAnchor.constraint(equalTo: outer.widthAnchor))
    Witness.calls = []

    screen.layOut()

    #expect(Witness.calls == ["update inner", "update outer", "layout outer", "layout inner"])
  }

  @Test(.facts("J15")) func `a controller updates constraints before its view is laid out`() {
    final class Controller: UIViewController {
      override func loadView() { view = Witness("view") }

      override func updateViewConstraints() {
        Witness.calls.append("updateViewConstraints")
        super.updateViewConstraints()
      }
    }
    let stage = Stage(size: CGSize(width: 300, height: 300))
    Witness.calls = []

    stage.show(Controller())

    #expect(Witness.calls == ["updateViewConstraints", "update view", "layout view"])
  }

  @Test(.facts("J15")) func `constraints made in updateConstraints count in the same pass`() {
    final class Late: UIView {
      var isBuilt = false

      override func updateConstraints() {
        if !isBuilt {
          isBuilt = true
          widthAnchor.constraint(equalToConstant: 77).isActive = true
        }
        super.updateConstraints()
      }
    }
    let screen = Screen(300, 300)
    let late = screen.place(Late())

    screen.layOut()
    #expect(late.frame.width == 77)

    late.isBuilt = false
    late.setNeedsUpdateConstraints()
    #expect(late.needsUpdateConstraints())
    late.updateConstraintsIfNeeded()
    #expect(late.constraints.count == 2)
    #expect(!late.needsUpdateConstraints())
  }

  @Test(.facts("G18", "G19")) func `lays out only the superview of what moves`() {
    let screen = Screen(300, 300)
    let (one, other) = (screen.place(Witness("one")), screen.place(Witness("other")))
    let inner = screen.content(10, 10, in: one)
    let left = inner.leftAnchor.constraint(equalTo: one.leftAnchor)
    activate(
      left,
      one.widthAnchor.constraint(equalToConstant: 100),
      other.widthAnchor.constraint(equalToConstant: 100)
    )
    screen.layOut()
    Witness.calls = []

    left.constant = 30
    screen.layOut()
    #expect(Witness.calls == ["layout one"])
    #expect(inner.frame.minX == 30)

    screen.layOut()
    #expect(Witness.calls == ["layout one"])
  }

  @Test(.facts("G18")) func `layoutIfNeeded of a view lays out the ancestor that moves it`() {
    let screen = Screen(300, 300)
    let box = screen.content(10, 10)
    let left = box.leftAnchor.constraint(equalTo: screen.window.leftAnchor)
    activate(left)
    screen.layOut()

    left.constant = 40
    box.layoutIfNeeded()

    #expect(box.frame.minX == 40)
  }

  @Test func `a frame is made after a constraint changes`() throws {
    let screen = Screen(300, 300)
    let box = screen.content(10, 10)
    let left = box.leftAnchor.constraint(equalTo: screen.window.leftAnchor)
    activate(left)
    try screen.stage.settle()

    left.constant = 40
    screen.stage.advance(by: 0.1)

    #expect(box.frame.minX == 40)
  }

  @Test func `layoutIfNeeded in an animation block moves views animated`() throws {
    let screen = Screen(300, 300)
    let box = screen.content(10, 10)
    let left = box.leftAnchor.constraint(equalTo: screen.window.leftAnchor)
    activate(left, box.topAnchor.constraint(equalTo: screen.window.topAnchor))
    try screen.stage.settle()

    left.constant = 100
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      screen.window.layoutIfNeeded()
    }
    #expect(box.frame.minX == 100)

    screen.stage.advance(by: 0.5)
    #expect(abs(screen.stage.presentationFrame(of: box).minX - 50) < 0.01)
    try screen.stage.settle()
    #expect(screen.stage.presentationFrame(of: box).minX == 100)
  }

  @Test(.facts("G15")) func `leaving the superview drops the constraints of ancestors`() {
    let screen = Screen(300, 300)
    let box = screen.content(10, 10)
    let inner = screen.content(5, 5, in: box)
    let own = inner.leftAnchor.constraint(equalTo: box.leftAnchor)
    let outer = inner.topAnchor.constraint(equalTo: screen.window.topAnchor, constant: 30)
    let edge = box.leftAnchor.constraint(equalTo: screen.window.leftAnchor, constant: 30)
    activate(own, outer, edge)
    screen.layOut()

    box.removeFromSuperview()

    #expect(own.isActive)
    #expect(!outer.isActive)
    #expect(!edge.isActive)
    #expect(screen.window.constraints.isEmpty)
    screen.window.addSubview(box)
    screen.layOut()
    #expect(box.frame.origin == .zero)
  }

  @Test func `a tree laid out on its own can join another`() {
    let card = UIView(frame: area(0, 0, 100, 100))
    let inner = Content(size: CGSize(width: 20, height: 20))
    inner.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(inner)
    activate(
      inner.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      inner.centerYAnchor.constraint(equalTo: card.centerYAnchor)
    )
    card.layoutIfNeeded()
    #expect(inner.frame == area(40, 40, 20, 20))
    let screen = Screen(300, 300)

    screen.window.addSubview(card)
    card.frame = area(0, 0, 200, 60)
    screen.layOut()
    #expect(inner.frame == area(90, 20, 20, 20))

    card.removeFromSuperview()
    card.frame = area(0, 0, 50, 50)
    card.layoutIfNeeded()
    #expect(inner.frame == area(15, 15, 20, 20))
  }

  @Test(.facts("J17")) func `leading and trailing turn around, left and right do not`() {
    let screen = Screen(300, 300)
    let container = UIView(frame: area(0, 0, 300, 300))
    container.semanticContentAttribute = .forceRightToLeft
    screen.window.addSubview(container)
    let (one, two, fixed) = (
      screen.content(50, 10, in: container), screen.content(60, 10, in: container),
      screen.content(10, 10, in: container)
    )
    for view in [one, two, fixed] {
      view.semanticContentAttribute = .forceRightToLeft
    }
    activate(
      one.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 20),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8),
      fixed.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 3)
    )
    screen.layOut()
    #expect(one.frame.maxX == points(300 - 20))
    #expect(two.frame.maxX == points(300 - 20 - 50 - 8))
    #expect(fixed.frame.minX == 3)

    for view in [one, two] {
      view.semanticContentAttribute = .forceLeftToRight
    }
    screen.layOut()

    #expect(one.frame.minX == 20)
    #expect(two.frame.minX == points(20 + 50 + 8))
  }
}
