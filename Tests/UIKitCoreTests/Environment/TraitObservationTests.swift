import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Overriding single traits and hearing of their changes.
struct TraitObservationTests {
  @Test func `a view's overrides hold for it and what is below`() {
    let stage = Stage(size: CGSize(width: 300, height: 300))
    let (outer, inner) = (UIView(), UIView())
    stage.window.addSubview(outer)
    outer.addSubview(inner)

    outer.traitOverrides.horizontalSizeClass = .regular
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(stage.window.traitCollection.horizontalSizeClass == .compact)
    #expect(outer.traitOverrides.contains(UITraitHorizontalSizeClass.self))

    outer.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
    #expect(!outer.traitOverrides.contains(UITraitHorizontalSizeClass.self))
  }

  @Test func `a controller's overrides reach its view and its children`() {
    let stage = Stage(size: CGSize(width: 300, height: 300))
    let (root, child) = (UIViewController(), UIViewController())
    stage.show(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)

    root.traitOverrides.userInterfaceStyle = .dark

    #expect(root.view.traitCollection.userInterfaceStyle == .dark)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `handlers hear of the traits they asked for, before the general callback`() {
    final class Witness: UIView {
      var calls: [String] = []

      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        calls.append("did change")
      }
    }
    let stage = Stage(size: CGSize(width: 300, height: 300))
    let view = Witness()
    stage.window.isHidden = false
    stage.window.addSubview(view)
    view.calls = []
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: Witness, old: UITraitCollection) in
      view.calls.append("style was \(old.userInterfaceStyle.rawValue)")
    }

    view.traitOverrides.layoutDirection = .rightToLeft
    #expect(view.calls == ["did change"])
    view.calls = []
    stage.setAppearance(.dark)
    #expect(view.calls == ["style was 1", "did change"])

    view.calls = []
    view.unregisterForTraitChanges(registration)
    stage.setAppearance(.light)
    #expect(view.calls == ["did change"])
  }

  @Test func `a controller's handlers hear, too`() {
    let stage = Stage(size: CGSize(width: 300, height: 300))
    let controller = UIViewController()
    stage.show(controller)
    var styles: [UIUserInterfaceStyle] = []
    controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (controller: UIViewController, _: UITraitCollection) in
      styles.append(controller.traitCollection.userInterfaceStyle)
    }

    stage.setAppearance(.dark)

    #expect(styles == [.dark])
  }

  @Test func `collections are made and changed trait by trait`() {
    let traits = UITraitCollection { $0.userInterfaceStyle = .dark }
    let other = traits.modifyingTraits { $0.displayScale = 3 }

    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.displayScale == 0)
    #expect(other.userInterfaceStyle == .dark)
    #expect(other.displayScale == 3)
  }
}
