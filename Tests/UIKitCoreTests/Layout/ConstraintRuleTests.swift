import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Names, numbers and rules of NSLayoutConstraint.
struct ConstraintRuleTests {
  @Test(.facts("J2")) func `raw values are those of the header`() {
    #expect(NSLayoutConstraint.Relation.lessThanOrEqual.rawValue == -1)
    #expect(NSLayoutConstraint.Relation.equal.rawValue == 0)
    #expect(NSLayoutConstraint.Relation.greaterThanOrEqual.rawValue == 1)
    let attributes: [NSLayoutConstraint.Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX,
      .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
    ]
    #expect(attributes.map(\.rawValue) == Array(0...20))
  }

  @Test(.facts("J7")) func `priorities are those of the header`() {
    #expect(UILayoutPriority.required.rawValue == 1000)
    #expect(UILayoutPriority.defaultHigh.rawValue == 750)
    #expect(UILayoutPriority.dragThatCanResizeScene.rawValue == 510)
    #expect(UILayoutPriority.sceneSizeStayPut.rawValue == 500)
    #expect(UILayoutPriority.dragThatCannotResizeScene.rawValue == 490)
    #expect(UILayoutPriority.defaultLow.rawValue == 250)
    #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
  }

  @Test(.facts("J7", "J9")) func `a view starts with UIKit's defaults`() {
    let view = UIView()

    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(view.constraints.isEmpty)
  }

  @Test(.facts("J3")) func `the nearest common ancestor holds an active constraint`() {
    let (top, middle, one, other) = (UIView(), UIView(), UIView(), UIView())
    top.addSubview(middle)
    middle.addSubview(one)
    one.addSubview(other)
    let width = other.widthAnchor.constraint(equalToConstant: 10)
    let inner = other.leftAnchor.constraint(equalTo: one.leftAnchor)
    let outer = other.leftAnchor.constraint(equalTo: middle.leftAnchor)
    #expect(!width.isActive)

    activate(width, inner, outer)

    #expect(other.constraints == [width])
    #expect(one.constraints == [inner])
    #expect(middle.constraints == [outer])
    #expect(top.constraints.isEmpty)
    #expect(width.isActive)
  }

  @Test func `addConstraint holds it where it was added`() {
    let (top, one) = (UIView(), UIView())
    top.addSubview(one)
    let width = one.widthAnchor.constraint(equalToConstant: 10)

    top.addConstraint(width)
    #expect(top.constraints == [width])
    #expect(width.isActive)

    one.removeConstraint(width)
    #expect(width.isActive)
    top.removeConstraint(width)
    #expect(!width.isActive)
  }

  @Test(.facts("J1")) func `keeps what it was made of`() {
    let (one, other) = (UIView(), UIView())

    let constraint = NSLayoutConstraint(
      item: one,
      attribute: .width,
      relatedBy: .greaterThanOrEqual,
      toItem: other,
      attribute: .height,
      multiplier: 2,
      constant: 3
    )

    #expect(constraint.firstItem === one)
    #expect(constraint.secondItem === other)
    #expect(constraint.firstAttribute == .width)
    #expect(constraint.secondAttribute == .height)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.multiplier == 2)
    #expect(constraint.constant == 3)
    #expect(constraint.priority == .required)
    #expect(constraint.identifier == nil)
  }

  @Test(.facts("J4")) func `items of different trees have no common ancestor`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let (one, other) = (UIView(), UIView())
      one.leftAnchor.constraint(equalTo: other.leftAnchor).isActive = true
    }

    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains("Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x")
    )
    #expect(
      text.contains(
        "because they have no common ancestor.  Does the constraint or its anchors reference items "
          + "in different view hierarchies?  That's illegal."
      )
    )
  }

  @Test(.facts("J6")) func `an active constraint stays required`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
      let view = UIView()
      let active = view.widthAnchor.constraint(equalToConstant: 1)
      constraint.priority = .defaultLow
      active.isActive = true
      active.priority = .defaultLow
    }
  }

  @Test func `a priority above required is illegal`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(1001)
    }
  }

  @Test(.facts("J17")) func `leading does not go with left`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let (one, other) = (UIView(), UIView())
      _ = one.leadingAnchor.constraint(equalTo: other.leftAnchor)
    }
  }

  @Test func `a position does not go with a size`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = NSLayoutConstraint(
        item: UIView(),
        attribute: .left,
        relatedBy: .equal,
        toItem: UIView(),
        attribute: .width,
        multiplier: 1,
        constant: 0
      )
    }
  }

  @Test(.facts("J1")) func `a position is not a constant`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = NSLayoutConstraint(
        item: UIView(),
        attribute: .left,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 10
      )
    }
  }

  @Test func `a view refuses constraints of views outside it`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let (view, stranger) = (UIView(), UIView())
      view.addConstraint(stranger.widthAnchor.constraint(equalToConstant: 10))
    }
  }

  @Test func `is written as in UIKit's logs`() {
    let (top, one, other) = (UIView(), UIView(), UIView())
    top.addSubview(one)
    top.addSubview(other)
    let height = one.heightAnchor.constraint(equalToConstant: 200)
    let edge = one.leadingAnchor.constraint(equalTo: top.leadingAnchor, constant: 20)
    let gap = other.topAnchor.constraint(greaterThanOrEqualTo: one.bottomAnchor, constant: 8)
    gap.priority = .defaultHigh
    let center = one.centerXAnchor.constraint(equalTo: top.centerXAnchor, constant: -5)
    center.identifier = "mine"
    activate(height, edge, gap)

    #expect(height.text.hasSuffix("height == 200   (active)>"))
    #expect(height.text.hasPrefix("<NSLayoutConstraint:0x"))
    #expect(edge.text.contains(" H:|-(20)-[UIView:0x"))
    #expect(edge.text.contains("   (active, names: '|':UIView:0x"))
    #expect(gap.text.contains("]-(>=8@750)-[UIView:0x"))
    #expect(center.text.contains(" 'mine' UIView:0x"))
    #expect(center.text.hasSuffix(" - 5   (inactive)>"))
  }
}

extension NSLayoutConstraint {
  fileprivate var text: String { description }
}
