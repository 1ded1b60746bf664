import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Collections of traits, how they combine and who hears of a change.
struct TraitCollectionTests {
  @Test(.facts("F3")) func `size classes have the header's raw values`() {
    #expect(UIUserInterfaceSizeClass.unspecified.rawValue == 0)
    #expect(UIUserInterfaceSizeClass.compact.rawValue == 1)
    #expect(UIUserInterfaceSizeClass.regular.rawValue == 2)
  }

  @Test(.facts("F3")) func `the last of several collections wins where it says something`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(),
    ])

    #expect(traits.horizontalSizeClass == .regular)
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.verticalSizeClass == .unspecified)
  }

  @Test(.facts("F3")) func `contains another if all that the other says is the same`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(displayScale: 2),
    ])

    #expect(traits.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
    #expect(traits.containsTraits(in: UITraitCollection()))
    #expect(!traits.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
    #expect(!traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
  }

  @Test func `a dynamic color follows the current traits`() {
    _ = Stage(size: CGSize(width: 100, height: 100))
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let dark = UITraitCollection(userInterfaceStyle: .dark)

    #expect(color.cgColor == UIColor.black.cgColor)
    #expect(color.resolvedColor(with: dark) == .white)
    dark.performAsCurrent {
      #expect(color.cgColor == UIColor.white.cgColor)
    }
    #expect(color.cgColor == UIColor.black.cgColor)
  }

  @Test func `system colors are lighter in the dark`() {
    let light = UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    let dark = UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))

    #expect(light == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(dark == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
  }

  @Test(.facts("F12")) func `changes go from the window to the root, its view and children`() {
    final class Witness: UIViewController {
      static var calls: [String] = []
      let name: String

      init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) {
        nil
      }

      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        guard previous != nil else { return }
        Self.calls.append("\(name) \(traitCollection.userInterfaceStyle.rawValue)")
      }
    }
    let stage = Stage(size: CGSize(width: 300, height: 300))
    let (root, child) = (Witness("root"), Witness("child"))
    stage.show(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    stage.turn()
    Witness.calls = []

    stage.setAppearance(.dark)
    #expect(Witness.calls == ["root 2", "child 2"])

    Witness.calls = []
    root.setOverrideTraitCollection(
      UITraitCollection(userInterfaceStyle: .light),
      forChild: child
    )
    #expect(Witness.calls == ["child 1"])
    #expect(child.view.traitCollection.userInterfaceStyle == .light)
    #expect(root.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `an overridden style holds below, not above`() {
    let stage = Stage(size: CGSize(width: 300, height: 300))
    let (outer, inner) = (UIView(), UIView())
    stage.window.addSubview(outer)
    outer.addSubview(inner)

    outer.overrideUserInterfaceStyle = .dark

    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.window.traitCollection.userInterfaceStyle == .light)
  }

  @Test(arguments: [
    (UIContentSizeCategory.extraSmall, 14.0), (.large, 17), (.extraExtraExtraLarge, 23),
    (.accessibilityExtraExtraExtraLarge, 53),
  ])
  func `preferred fonts grow with the text size`(category: UIContentSizeCategory, size: CGFloat) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)

    #expect(
      UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == size
    )
    // Metrics scale other sizes by the same factor, to thirds of a point.
    let scaled = UIFontMetrics.default.scaledValue(for: 10, compatibleWith: traits)
    #expect(abs(scaled - 10 * size / 17) <= 1.0 / 6)
  }
}
