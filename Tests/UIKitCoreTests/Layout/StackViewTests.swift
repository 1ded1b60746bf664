import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// UIStackView: what is arranged, and where it ends up.
struct StackViewTests {
  /// A stack of contents with these widths and heights at the window's top left corner.
  private func stack(_ screen: Screen, _ sizes: (CGFloat, CGFloat)...) -> UIStackView {
    let contents = sizes.map { Content(size: CGSize(width: $0.0, height: $0.1)) }
    let stack = screen.place(UIStackView(arrangedSubviews: contents))
    activate(
      stack.leadingAnchor.constraint(equalTo: screen.window.leadingAnchor),
      stack.topAnchor.constraint(equalTo: screen.window.topAnchor)
    )
    return stack
  }

  private func frames(_ stack: UIStackView) -> [CGRect] {
    stack.arrangedSubviews.map(\.frame)
  }

  @Test(.facts("I25")) func `starts as a row that fills`() {
    let stack = UIStackView()

    #expect(stack.axis == .horizontal)
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .fill)
    #expect(stack.spacing == 0)
    #expect(!stack.isBaselineRelativeArrangement)
    #expect(!stack.isLayoutMarginsRelativeArrangement)
  }

  @Test(.facts("I25")) func `raw values are those of the header`() {
    #expect(UIStackView.Distribution.fill.rawValue == 0)
    #expect(UIStackView.Distribution.fillEqually.rawValue == 1)
    #expect(UIStackView.Distribution.fillProportionally.rawValue == 2)
    #expect(UIStackView.Distribution.equalSpacing.rawValue == 3)
    #expect(UIStackView.Distribution.equalCentering.rawValue == 4)
    #expect(UIStackView.Alignment.leading == .top)
    #expect(UIStackView.Alignment.trailing == .bottom)
    #expect(UIStackView.Alignment.firstBaseline.rawValue == 2)
    #expect(UIStackView.Alignment.center.rawValue == 3)
    #expect(UIStackView.Alignment.lastBaseline.rawValue == 5)
  }

  @Test(.facts("I25")) func `is as large as what it arranges`() {
    let screen = Screen(400, 400)
    let stack = stack(screen, (50, 20), (30, 40))
    stack.spacing = 10

    screen.layOut()

    #expect(stack.frame == area(0, 0, 50 + 10 + 30, 40))
    #expect(frames(stack) == [area(0, 0, 50, 40), area(60, 0, 30, 40)])
  }

  @Test(.facts("I25")) func `makes equal sizes`() {
    let screen = Screen(400, 400)
    let stack = stack(screen, (50, 20), (30, 40), (10, 10))
    stack.distribution = .fillEqually
    stack.spacing = 8
    activate(stack.widthAnchor.constraint(equalToConstant: 316))

    screen.layOut()

    #expect(
      frames(stack) == [area(0, 0, 100, 40), area(108, 0, 100, 40), area(216, 0, 100, 40)]
    )
  }

  @Test(.facts("I25")) func `shares in proportion to content`() {
    let screen = Screen(400, 400)
    let stack = stack(screen, (50, 20), (100, 20))
    stack.distribution = .fillProportionally
    stack.spacing = 10
    activate(stack.widthAnchor.constraint(equalToConstant: 310))

    screen.layOut()

    #expect(frames(stack) == [area(0, 0, 100, 20), area(110, 0, 200, 20)])
  }

  @Test(.facts("I25")) func `makes equal gaps`() {
    let screen = Screen(400, 400)
    let stack = stack(screen, (50, 20), (30, 20), (20, 20))
    stack.distribution = .equalSpacing
    activate(stack.widthAnchor.constraint(equalToConstant: 300))

    screen.layOut()

    #expect(frames(stack) == [area(0, 0, 50, 20), area(150, 0, 30, 20), area(280, 0, 20, 20)])
  }

  @Test(.facts("I25")) func `equal gaps are no smaller than the spacing`() {
    let screen = Screen(400, 400)
    let stack = stack(screen, (50, 20), (30, 20), (20, 20))
    stack.distribution = .equalSpacing
    stack.spacing = 7

    screen.layOut()

    #expect(stack.frame.width == points(50 + 7 + 30 + 7 + 20))
  }

  @Test(.facts("I25")) func `puts centers at equal distances`() {
    let screen = Screen(400, 400)
    let stack = stack(screen, (60, 20), (20, 20), (40, 20))
    stack.distribution = .equalCentering
    activate(stack.widthAnchor.constraint(equalToConstant: 300))

    screen.layOut()

    // Centers at 30 and 280, the third half way.
    #expect(frames(stack) == [area(0, 0, 60, 20), area(145, 0, 20, 20), area(260, 0, 40, 20)])
  }

  @Test(
    .facts("I25"),
    arguments: [(.top, 0), (.center, 15), (.bottom, 30)] as [(UIStackView.Alignment, CGFloat)]
  )
  func `aligns across`(alignment: UIStackView.Alignment, top: CGFloat) {
    let screen = Screen(400, 400)
    let stack = stack(screen, (50, 20), (30, 50))
    stack.alignment = alignment

    screen.layOut()

    #expect(stack.frame == area(0, 0, 80, 50))
    #expect(frames(stack) == [area(0, top, 50, 20), area(50, 0, 30, 50)])
  }

  @Test func `aligns baselines`() {
    let screen = Screen(400, 400)
    let stack = stack(screen)
    stack.alignment = .firstBaseline
    let tall = UIView()
    stack.addArrangedSubview(WrappingContent(characters: 5))
    stack.addArrangedSubview(tall)
    activate(
      tall.widthAnchor.constraint(equalToConstant: 10),
      tall.heightAnchor.constraint(equalToConstant: 10)
    )
    let text = stack.arrangedSubviews[0]

    screen.layOut()

    // A view without text has its first baseline at its top: the text's is 15 below its own.
    #expect(text.frame == area(0, 0, 50, 20))
    #expect(tall.frame == area(50, 15, 10, 10))
  }

  @Test(.facts("I25")) func `a column stacks downward`() {
    let screen = Screen(400, 400)
    let stack = stack(screen, (50, 20), (30, 40))
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 4

    screen.layOut()

    #expect(stack.frame == area(0, 0, 50, 64))
    #expect(frames(stack) == [area(0, 0, 50, 20), area(0, 24, 30, 40)])
  }

  @Test(.facts("I25")) func `a column measures from baseline to baseline if asked to`() {
    let screen = Screen(400, 400)
    let stack = stack(screen)
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 30
    stack.addArrangedSubview(WrappingContent(characters: 3))
    stack.addArrangedSubview(WrappingContent(characters: 3))

    screen.layOut()

    #expect(stack.arrangedSubviews[1].frame.minY == points(15 + 30 - 15))
  }

  @Test(.facts("I25")) func `hidden views take no room`() {
    let screen = Screen(400, 400)
    let stack = stack(screen, (50, 20), (30, 20), (20, 20))
    stack.spacing = 10
    screen.layOut()
    #expect(stack.frame.width == 120)

    stack.arrangedSubviews[1].isHidden = true
    screen.layOut()
    #expect(stack.frame.width == points(50 + 10 + 20))
    #expect(stack.arrangedSubviews[2].frame.minX == 60)

    stack.arrangedSubviews[0].isHidden = true
    stack.arrangedSubviews[2].isHidden = true
    stack.arrangedSubviews[1].isHidden = false
    screen.layOut()
    #expect(stack.frame.width == 30)
    #expect(screen.log.isEmpty)
  }

  @Test func `a hidden view collapses animated`() throws {
    let screen = Screen(400, 400)
    let stack = stack(screen, (50, 20), (30, 20), (20, 20))
    try screen.stage.settle()

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stack.arrangedSubviews[1].isHidden = true
      stack.layoutIfNeeded()
    }

    screen.stage.advance(by: 0.5)
    let last = stack.arrangedSubviews[2]
    #expect(abs(screen.stage.presentationFrame(of: last).minX - 65) < 0.01)
    try screen.stage.settle()
    #expect(last.frame.minX == 50)
  }

  @Test func `custom spacing goes before the common one`() {
    let screen = Screen(400, 400)
    let stack = stack(screen, (50, 20), (30, 20), (20, 20))
    stack.spacing = 10
    stack.setCustomSpacing(25, after: stack.arrangedSubviews[0])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: stack.arrangedSubviews[1])
    screen.layOut()
    #expect(frames(stack).map(\.minX) == [0, 75, 75 + 30 + 8])
    #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 25)

    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: stack.arrangedSubviews[0])
    screen.layOut()

    #expect(frames(stack).map(\.minX) == [0, 60, 60 + 30 + 8])
    #expect(
      stack.customSpacing(after: stack.arrangedSubviews[0]) == UIStackView.spacingUseDefault
    )
  }

  @Test func `keeps to its margins if asked to`() {
    let screen = Screen(400, 400)
    let stack = stack(screen, (50, 20))
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1,
      leading: 2,
      bottom: 3,
      trailing: 4
    )
    stack.isLayoutMarginsRelativeArrangement = true
    screen.layOut()
    #expect(stack.frame == area(0, 0, 56, 24))
    #expect(frames(stack) == [area(2, 1, 50, 20)])

    stack.layoutMargins.left = 10
    screen.layOut()

    #expect(frames(stack) == [area(10, 1, 50, 20)])
  }

  @Test(.facts("I25")) func `a view no longer arranged stays a subview`() {
    let screen = Screen(400, 400)
    let stack = stack(screen, (50, 20), (30, 20))
    let first = stack.arrangedSubviews[0]

    stack.removeArrangedSubview(first)
    screen.layOut()

    #expect(stack.subviews.contains(first))
    #expect(stack.arrangedSubviews.count == 1)
    #expect(stack.frame.width == 30)
  }

  @Test(.facts("I25")) func `a view that leaves is no longer arranged`() {
    let screen = Screen(400, 400)
    let stack = stack(screen, (50, 20), (30, 20))
    screen.layOut()

    stack.arrangedSubviews[0].removeFromSuperview()
    screen.layOut()

    #expect(stack.arrangedSubviews.count == 1)
    #expect(stack.frame.width == 30)
  }

  @Test func `arranging twice moves`() {
    let stack = UIStackView()
    let (one, two, three) = (UIView(), UIView(), UIView())
    for view in [one, two, three] {
      stack.addArrangedSubview(view)
    }
    #expect(!one.translatesAutoresizingMaskIntoConstraints)

    stack.insertArrangedSubview(three, at: 0)
    #expect(stack.arrangedSubviews == [three, one, two])
    stack.addArrangedSubview(three)
    #expect(stack.arrangedSubviews == [one, two, three])
  }

  @Test func `an index beyond the end traps`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIStackView().insertArrangedSubview(UIView(), at: 1)
    }
  }

  @Test func `stacks nest`() {
    let screen = Screen(400, 400)
    let inner = UIStackView(arrangedSubviews: [
      Content(size: CGSize(width: 10, height: 20)), Content(size: CGSize(width: 30, height: 10)),
    ])
    inner.axis = .vertical
    inner.alignment = .center
    let outer = stack(screen, (50, 60))
    outer.alignment = .center
    outer.spacing = 6

    outer.addArrangedSubview(inner)
    screen.layOut()

    #expect(outer.frame == area(0, 0, 50 + 6 + 30, 60))
    #expect(inner.frame == area(56, 15, 30, 30))
    #expect(frames(inner) == [area(10, 0, 10, 20), area(0, 20, 30, 10)])
  }

  @Test func `text wraps in a column`() {
    let screen = Screen(200, 400)
    let stack = stack(screen)
    stack.axis = .vertical
    stack.addArrangedSubview(WrappingContent(characters: 45))
    stack.addArrangedSubview(Content(size: CGSize(width: 10, height: 10)))
    activate(stack.trailingAnchor.constraint(equalTo: screen.window.trailingAnchor))

    screen.layOut()

    #expect(frames(stack) == [area(0, 0, 200, 60), area(0, 60, 200, 10)])
  }
}
