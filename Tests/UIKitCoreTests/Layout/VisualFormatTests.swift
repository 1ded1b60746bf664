import ProsceniumTesting
import TestFacts
import Testing
import UIKit

@testable import UIKitCore

/// The visual format language.
struct VisualFormatTests {
  @Test(.facts("J10", "J11")) func `pins to both edges`() {
    let screen = Screen(375, 667)
    let view = screen.box()
    let views = ["v": view]

    activate(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|[v]|", metrics: nil, views: views)
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|[v]|", metrics: nil, views: views)
    )
    screen.layOut()

    #expect(view.frame == area(0, 0, 375, 667))
    #expect(screen.window.constraints.map(\.constant) == [0, 0, 0, 0])
    #expect(
      screen.window.constraints.map(\.firstAttribute) == [.leading, .trailing, .top, .bottom]
    )
  }

  @Test(.facts("J10")) func `returns constraints in reading order, not active`() {
    let (top, one, other) = (UIView(), UIView(), UIView())
    top.addSubview(one)
    top.addSubview(other)

    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-20-[one(>=30,<=60@750)]-[other(==one)]-gap-|",
      metrics: ["gap": 12],
      views: ["one": one, "other": other]
    )

    let texts = constraints.map { constraint in
      let first =
        constraint.firstItem === top ? "top" : constraint.firstItem === one ? "one" : "other"
      return "\(first).\(constraint.firstAttribute) \(constraint.relation) "
        + "\(constraint.constant) @\(constraint.priority.rawValue)"
    }
    #expect(
      texts == [
        "one.leading equal 20.0 @1000.0",
        "one.width greaterThanOrEqual 30.0 @1000.0",
        "one.width lessThanOrEqual 60.0 @750.0",
        "other.leading equal 8.0 @1000.0",
        "other.width equal 0.0 @1000.0",
        "top.trailing equal 12.0 @1000.0",
      ]
    )
    #expect(constraints.allSatisfy { !$0.isActive })
  }

  @Test(.facts("J10")) func `a dash to the superview means its margin`() {
    let screen = Screen(300, 300)
    let container = screen.box()
    container.layoutMargins = UIEdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
    let view = screen.box(in: container)
    let views = ["c": container, "v": view]
    for format in ["H:|[c]|", "V:|[c]|", "H:|-[v]-|", "V:|-[v]-|"] {
      activate(NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
    }

    screen.layOut()

    #expect(view.frame == area(12, 11, 300 - 12 - 14, 300 - 11 - 13))
  }

  @Test(.facts("J10")) func `aligns what it lines up`() {
    let screen = Screen(300, 300)
    let (one, other) = (screen.content(50, 20), screen.content(50, 60))
    activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-0-[one]-(15)-[other]",
        options: [.alignAllTop, .alignAllBottom],
        metrics: nil,
        views: ["one": one, "other": other]
      )
    )
    activate(one.topAnchor.constraint(equalTo: screen.window.topAnchor, constant: 5))
    other.setContentHuggingPriority(UILayoutPriority(300), for: .vertical)

    screen.layOut()

    #expect(one.frame == area(0, 5, 50, 60))
    #expect(other.frame == area(65, 5, 50, 60))
  }

  @Test func `reads from right to left if asked to`() {
    let screen = Screen(300, 300)
    let (one, other) = (screen.content(50, 20), screen.content(70, 20))
    activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-10-[one]-20-[other]",
        options: .directionRightToLeft,
        metrics: nil,
        views: ["one": one, "other": other]
      )
    )

    screen.layOut()

    #expect(one.frame.minX == points(300 - 10 - 50))
    #expect(other.frame.maxX == one.frame.minX - 20)
  }

  @Test func `measures from baseline to baseline if asked to`() {
    let screen = Screen(300, 300)
    let (one, other) = (screen.text(3), screen.text(3))
    activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[one]-30-[other]",
        options: .spacingBaselineToBaseline,
        metrics: nil,
        views: ["one": one, "other": other]
      )
    )

    screen.layOut()

    #expect(other.frame.minY == points((20 - 5) + 30 - 15))
  }

  @Test func `takes guides and metrics of every number type`() {
    let screen = Screen(300, 300)
    let view = screen.content(50, 20)
    let guide = UILayoutGuide()
    screen.window.addLayoutGuide(guide)
    activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-a-[guide(b)]-c-[v(d@e)]",
        metrics: ["a": 1, "b": 2.5, "c": CGFloat(3), "d": Float(4), "e": UILayoutPriority(900)],
        views: ["guide": guide, "v": view]
      )
    )

    screen.layOut()

    #expect(guide.layoutFrame.minY == 1)
    #expect(guide.layoutFrame.height == 2.5)
    // 1 + 2.5 + 3 to 10.5, on whole pixels.
    #expect(view.frame.minY == 7)
    #expect(view.frame.maxY == 11)
  }

  @Test(
    .facts("J10"),
    arguments: [
      ("H|[v]|", 1, "Expected a ':'"),
      ("H:|[v", 5, "Expected a ']'"),
      ("H:|v|", 3, "Expected a view."),
      ("H:|[]|", 4, "Expected a view name."),
      ("H:|-8[v]", 5, "Expected a '-'"),
      ("H:|-(8-[v]", 6, "Expected a ')'"),
      ("H:[v(>100)]", 6, "Expected a '='"),
      ("H:[v(==)]", 7, "Expected a number or a name."),
      ("H:[v(=5)]", 6, "Expected a '='"),
      ("H:[v]|[v]", 6, "Expected the end"),
      ("H:[v]-|-", 7, "Expected the end"),
    ] as [(String, Int, String)]
  )
  func `says what is wrong with a format and where`(format: String, position: Int, text: String) {
    let error = #expect(throws: VisualFormatError.self) {
      try VisualFormatParser.parse(format)
    }

    #expect(error?.position == position)
    #expect(error?.message.hasPrefix(text) == true)
    let lines = error?.diagram.components(separatedBy: "\n") ?? []
    #expect(lines.last == String(repeating: " ", count: position) + "^")
  }

  @Test func `parses the whole grammar`() throws {
    let format = try VisualFormatParser.parse("V:|-(>=10@750,<=m)-[a(100)][b(==a@pri)]-[c]-5.5-|")

    #expect(format.axis == .vertical)
    #expect(format.elements.count == 5)
    #expect(
      format.gaps == [
        .predicates([
          .init(relation: .greaterThanOrEqual, value: .number(10), priority: .number(750)),
          .init(relation: .lessThanOrEqual, value: .name(.init(text: "m", position: 17))),
        ]),
        .flush, .standard, .predicates([.init(value: .number(5.5))]),
      ]
    )
  }

  @Test(.facts("J10")) func `traps with the diagram where UIKit raises`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: "V:[a]-[b]",
        metrics: nil,
        views: ["a": UIView()]
      )
    }

    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        """
        Unable to parse constraint format: 
        b is not a key in the views dictionary. 
        V:[a]-[b] 
                ^
        """
      )
    )
  }

  @Test func `refuses to align along the way it reads`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: "H:[a]",
        options: .alignAllLeft,
        metrics: nil,
        views: ["a": UIView()]
      )
    }
  }

  @Test func `a bar needs a superview`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[a]",
        metrics: nil,
        views: ["a": UIView()]
      )
    }
  }

  private func activate(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  private func activate(_ constraint: NSLayoutConstraint) {
    constraint.isActive = true
  }
}
