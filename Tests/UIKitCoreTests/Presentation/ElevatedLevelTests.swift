import ProsceniumTesting
import Testing
import UIKit

/// Which presentations raise the interface level, so that dark screens stand out from those below.
struct ElevatedLevelTests {
  private let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1)

  @Test(arguments: [
    (UIModalPresentationStyle.pageSheet, UIUserInterfaceLevel.elevated),
    (.formSheet, .elevated),
    (.popover, .elevated),
    (.fullScreen, .base),
    (.overFullScreen, .base),
    (.currentContext, .base),
  ])
  func `sheets and popovers are elevated, what covers all is not`(
    style: UIModalPresentationStyle,
    level: UIUserInterfaceLevel
  ) throws {
    stage.turn()
    let root = UIViewController()
    let page = UIViewController()
    root.overrideUserInterfaceStyle = .dark
    stage.show(root)
    stage.turn()
    page.overrideUserInterfaceStyle = .dark
    page.modalPresentationStyle = style
    page.popoverPresentationController?.sourceView = root.view
    page.view.backgroundColor = .systemBackground

    root.present(page, animated: false)
    stage.turn()

    #expect(page.traitCollection.userInterfaceLevel == level)
    #expect(page.view.traitCollection.userInterfaceLevel == level)
    #expect(root.traitCollection.userInterfaceLevel == .base)
    let color = page.view.backgroundColor?.resolvedColor(with: page.view.traitCollection)
    let white: CGFloat = level == .elevated ? 0x1C / 255 : 0
    var red: CGFloat = -1
    color?.getRed(&red, green: nil, blue: nil, alpha: nil)
    #expect(red == white)
  }

  @Test func `a popover fades in where it is`() throws {
    stage.turn()
    let root = UIViewController()
    let note = UIViewController()
    stage.show(root)
    note.modalPresentationStyle = .popover
    note.preferredContentSize = CGSize(width: 100, height: 80)
    let delegate = StaysPopover()
    note.popoverPresentationController?.delegate = delegate
    note.popoverPresentationController?.sourceView = root.view
    note.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 40, height: 40)

    root.present(note, animated: true)
    stage.advance(by: 0.1)
    let place = note.view.convert(note.view.bounds, to: nil)
    let alpha = note.popoverPresentationController?.presentedView?.layer.presentation()?.opacity
    stage.advance(by: 0.2)

    #expect(note.view.convert(note.view.bounds, to: nil) == place)
    // Half of its time is gone: half of its ease-in-ease-out curve.
    #expect(abs(try #require(alpha) - 0.5) < 0.001)
  }

  @Test(arguments: [
    (UIUserInterfaceStyle.light, nil as UIColor?, 0xFFFFFF),
    (.dark, nil, 0x1C1C1E),
    (.dark, .systemMint, 0x63E6E2),
  ])
  func `a popover and its arrow have one color`(
    style: UIUserInterfaceStyle,
    color: UIColor?,
    expected: Int
  ) throws {
    stage.turn()
    stage.setAppearance(style)
    let root = UIViewController()
    let note = UIViewController()
    stage.show(root)
    note.modalPresentationStyle = .popover
    let delegate = StaysPopover()
    note.popoverPresentationController?.delegate = delegate
    note.popoverPresentationController?.sourceView = root.view
    note.popoverPresentationController?.backgroundColor = color
    root.present(note, animated: false)
    stage.turn()

    let popover = try #require(note.popoverPresentationController?.presentedView)
    let arrow = popover.layer.sublayers?.compactMap { $0 as? CAShapeLayer }.first
    let fill = try #require(arrow?.fillColor?.components)

    #expect(
      fill.prefix(3).map { Int(($0 * 255).rounded()) }
        == [expected >> 16, expected >> 8 & 255, expected & 255]
    )
  }

  @Test(arguments: [CGSize(width: 20, height: 300), CGSize(width: 300, height: 20), .zero])
  func `a popover bears a screen without room for it`(size: CGSize) {
    stage.turn()
    let root = UIViewController()
    let note = UIViewController()
    stage.show(root)
    note.modalPresentationStyle = .popover
    let delegate = StaysPopover()
    note.popoverPresentationController?.delegate = delegate
    note.popoverPresentationController?.sourceView = root.view
    root.present(note, animated: false)
    stage.turn()

    stage.resize(to: size)
    stage.advance(by: 1)

    #expect(root.presentedViewController === note)
  }

  private final class StaysPopover: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle {
      .none
    }
  }
}
