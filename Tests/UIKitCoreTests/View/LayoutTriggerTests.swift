import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// What has a view laid out, and in what order.
struct LayoutTriggerTests {
  private final class Witness: UIView {
    static var order: [String] = []
    let name: String
    var layouts = 0

    init(_ name: String, frame: CGRect = .zero) {
      self.name = name
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
      nil
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      Self.order.append(name)
    }
  }

  private let stage = Stage(size: CGSize(width: 300, height: 300))
  private let view = Witness("outer", frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func show() {
    stage.turn()
    stage.window.isHidden = false
    stage.window.addSubview(view)
    stage.turn()
    view.layouts = 0
  }

  @Test(.facts("G18")) func `many requests are one layout, none is none`() {
    show()
    view.setNeedsLayout()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.layouts == 1)

    view.layoutIfNeeded()
    stage.turn()
    #expect(view.layouts == 1)
  }

  @Test(.facts("G18")) func `lays out from the topmost view that waits, parents first`() {
    show()
    let inner = Witness("inner")
    view.addSubview(inner)
    stage.turn()
    Witness.order = []

    view.setNeedsLayout()
    inner.setNeedsLayout()
    inner.layoutIfNeeded()

    #expect(Witness.order == ["outer", "inner"])
  }

  @Test(.facts("G19")) func `a size has it laid out, an origin does not`() {
    show()
    view.frame.size.width = 120
    stage.turn()
    #expect(view.layouts == 1)

    view.frame.origin = CGPoint(x: 40, y: 40)
    view.center.x += 1
    stage.turn()
    #expect(view.layouts == 1)
  }

  @Test(.facts("G19")) func `subviews and constraints have it laid out`() {
    show()
    let inner = UIView()
    view.addSubview(inner)
    stage.turn()
    #expect(view.layouts == 1)

    inner.translatesAutoresizingMaskIntoConstraints = false
    let width = inner.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    stage.turn()
    #expect(view.layouts == 2)
    width.constant = 20
    stage.turn()
    #expect(view.layouts == 3)
    #expect(inner.frame.width == 20)
  }

  @Test(.facts("G19")) func `scrolling lays out the scroll view, not what is in it`() {
    final class Scrolled: UIScrollView {
      var layouts = 0

      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    show()
    let scroll = Scrolled(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 900)
    stage.window.addSubview(scroll)
    scroll.addSubview(view)
    stage.turn()
    (scroll.layouts, view.layouts) = (0, 0)

    scroll.contentOffset.y = 50
    stage.turn()

    #expect(scroll.layouts == 1)
    #expect(view.layouts == 0)
  }

  @Test(.facts("G20")) func `a controller hears of its own view's layout alone`() {
    final class Controller: UIViewController {
      let child = Witness("child")

      override func loadView() {
        view = Witness("view")
        view.addSubview(child)
      }

      override func viewWillLayoutSubviews() { Witness.order.append("will") }
      override func viewDidLayoutSubviews() { Witness.order.append("did") }
    }
    Witness.order = []

    stage.show(Controller())

    #expect(Witness.order == ["will", "view", "did", "child"])
  }
}
