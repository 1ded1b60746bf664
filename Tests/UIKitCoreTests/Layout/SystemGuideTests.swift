import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Guides for reading and for the keyboard.
struct SystemGuideTests {
  @Test(arguments: [
    (UIContentSizeCategory.medium, CGFloat(16)), (.large, 17), (.extraExtraExtraLarge, 23),
  ])
  func `readable width follows the size of body text`(
    category: UIContentSizeCategory,
    bodySize: CGFloat
  ) {
    let stage = Stage(size: CGSize(width: 2000, height: 300), scale: 1)
    let (parent, child) = (UIViewController(), UIViewController())
    stage.show(parent)
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    child.view.addSubview(box)
    let guide = child.view.readableContentGuide
    activate(
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor)
    )
    stage.turn()
    #expect(box.frame.width == 672)

    parent.setOverrideTraitCollection(
      UITraitCollection(preferredContentSizeCategory: category),
      forChild: child
    )
    stage.turn()

    // 672 points at 17, in proportion, to whole eights.
    let width = (672 * bodySize / 17 / 8).rounded() * 8
    #expect(box.frame == area((2000 - width) / 2, box.frame.minY, width, box.frame.height))
    #expect(guide.layoutFrame.width == width)
  }

  @Test func `the keyboard guide is the strip below the safe area`() throws {
    let stage = try Stage(device: "iphone-14")
    let controller = UIViewController()
    stage.show(controller)
    let field = UIView()
    field.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(field)
    let guide = controller.view.keyboardLayoutGuide
    activate(
      field.heightAnchor.constraint(equalToConstant: 40),
      guide.topAnchor.constraint(equalTo: field.bottomAnchor)
    )
    stage.turn()
    // 34 points at the bottom of 844.
    #expect(field.frame.maxY == points(844 - 34))
    #expect(guide.layoutFrame == area(0, 844 - 34, 390, 34))

    stage.rotate(.landscapeRight)
    try stage.settle()
    #expect(field.frame.maxY == points(390 - 21))

    guide.usesBottomSafeArea = false
    stage.turn()
    #expect(field.frame.maxY == 390)
    #expect(controller.view.keyboardLayoutGuide === guide)
  }

  @Test func `tracked constraints hold as for a docked keyboard`() {
    let screen = Screen(300, 300)
    let box = screen.box()
    let near = box.widthAnchor.constraint(equalToConstant: 10)
    let top = box.widthAnchor.constraint(equalToConstant: 20)
    let away = box.heightAnchor.constraint(equalToConstant: 30)
    let guide = screen.window.keyboardLayoutGuide

    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([top], activeWhenNearEdge: .top)
    guide.setConstraints([away], activeWhenAwayFrom: [.top, .leading])

    #expect(near.isActive)
    #expect(!top.isActive)
    #expect(away.isActive)
    #expect(guide.constraintsActive(whenNearEdge: .top) == [top])
    guide.removeAllTrackedConstraints()
    #expect(!near.isActive)
    #expect(!away.isActive)
  }

  @Test(.facts("J14")) func `the old guides end where the safe area begins`() throws {
    let stage = try Stage(device: "iphone-14")
    let controller = UIViewController()
    stage.show(controller)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    activate(
      box.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      box.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor)
    )

    stage.turn()

    #expect(controller.topLayoutGuide.length == 47)
    #expect(box.frame.minY == 47)
    #expect(box.frame.maxY == points(844 - 34))
  }
}
