import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Views among each other: order, moves and who is told.
struct ViewTreeTests {
  private final class Witness: UIView {
    static var calls: [String] = []
    let name: String

    init(_ name: String) {
      self.name = name
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
      nil
    }

    private func note(_ call: String) {
      Self.calls.append("\(name) \(call)")
    }

    override func willMove(toSuperview newSuperview: UIView?) {
      note("willMoveToSuperview(\((newSuperview as? Witness)?.name ?? "nil"))")
    }

    override func didMoveToSuperview() { note("didMoveToSuperview") }

    override func willMove(toWindow newWindow: UIWindow?) {
      note("willMoveToWindow(\(newWindow == nil ? "nil" : "window"))")
    }

    override func didMoveToWindow() { note("didMoveToWindow") }
    override func didAddSubview(_ subview: UIView) { note("didAddSubview") }
    override func willRemoveSubview(_ subview: UIView) { note("willRemoveSubview") }
  }

  private let outer = UIView()
  private let views = (0..<3).map { _ in UIView() }

  init() {
    for view in views {
      outer.addSubview(view)
    }
  }

  /// Where the first, second and third view stand now, from back to front.
  private var order: [Int] {
    outer.subviews.compactMap { view in views.firstIndex { $0 === view } }
  }

  @Test(.facts("G15")) func `adding a view moves it to the top`() {
    let other = UIView()

    outer.addSubview(views[0])
    #expect(order == [1, 2, 0])
    other.addSubview(views[2])
    #expect(order == [1, 0])
    #expect(views[2].superview === other)
  }

  @Test(.facts("G15")) func `leaving drops the ancestors' constraints`() {
    let tie = views[0].leftAnchor.constraint(equalTo: outer.leftAnchor)
    let own = views[0].widthAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([tie, own])

    views[0].removeFromSuperview()

    #expect(!tie.isActive)
    #expect(own.isActive)
  }

  @Test(.facts("G16")) func `an index is cut to the number of subviews`() {
    let other = UIView()
    outer.insertSubview(other, at: 100)
    #expect(outer.subviews.last === other)
    outer.insertSubview(views[2], at: 0)
    #expect(order == [2, 0, 1])
  }

  @Test(.facts("G16")) func `goes below, above, to the front and to the back`() {
    outer.insertSubview(views[2], belowSubview: views[0])
    #expect(order == [2, 0, 1])
    outer.insertSubview(views[2], aboveSubview: views[0])
    #expect(order == [0, 2, 1])
    outer.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(order == [1, 2, 0])
    outer.bringSubviewToFront(views[1])
    #expect(order == [2, 0, 1])
    outer.sendSubviewToBack(views[1])
    #expect(order == [1, 2, 0])
    #expect(outer.layer.sublayers?.map { $0 === views[0].layer } == [false, false, true])
  }

  @Test(.facts("G17")) func `tells the view and its superview in order`() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let parent = Witness("parent")
    stage.window.addSubview(parent)
    let child = Witness("child")
    Witness.calls = []

    parent.addSubview(child)
    let arrival = Witness.calls
    Witness.calls = []
    child.removeFromSuperview()

    #expect(arrival.first == "child willMoveToSuperview(parent)")
    #expect(arrival[1] == "child willMoveToWindow(window)")
    #expect(Set(arrival[2...3]) == ["child didMoveToWindow", "parent didAddSubview"])
    #expect(arrival[4...] == ["child didMoveToSuperview"])
    #expect(
      Witness.calls == [
        "child willMoveToSuperview(nil)", "child willMoveToWindow(nil)", "parent willRemoveSubview",
        "child didMoveToWindow", "child didMoveToSuperview",
      ]
    )
  }

  @Test(.facts("G21")) func `is its own descendant, and finds tags depth first`() {
    let deep = UIView()
    views[0].addSubview(deep)
    deep.tag = 7
    views[1].tag = 7
    outer.tag = 9

    #expect(outer.isDescendant(of: outer))
    #expect(deep.isDescendant(of: outer))
    #expect(!outer.isDescendant(of: deep))
    #expect(outer.viewWithTag(7) === deep)
    #expect(outer.viewWithTag(9) === outer)
    #expect(outer.viewWithTag(8) == nil)
  }
}
