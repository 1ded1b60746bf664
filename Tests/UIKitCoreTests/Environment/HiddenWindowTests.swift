import CoreGraphics
import ProsceniumTesting
import Testing
import UIKit

/// Windows that do not show are part of the app all the same.
struct HiddenWindowTests {
  private final class Ear: UIView {
    var styles: [UIUserInterfaceStyle] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      styles.append(traitCollection.userInterfaceStyle)
    }
  }

  private let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1)

  @Test func `views of a hidden window hear of another appearance`() {
    stage.turn()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let ear = Ear()
    window.addSubview(ear)

    stage.setAppearance(.dark)
    stage.turn()

    #expect(ear.styles.last == .dark)
    #expect(window.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `a hidden window follows the screen's size`() {
    stage.turn()
    let window = UIWindow(frame: UIScreen.main.bounds)

    stage.resize(to: CGSize(width: 667, height: 375))
    stage.advance(by: 1)

    #expect(window.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
  }

  @Test func `the app names visible and hidden windows, back to front`() {
    stage.turn()
    stage.show(UIViewController())
    let shown = stage.window
    let hidden = UIWindow(frame: UIScreen.main.bounds)
    let above = UIWindow(frame: UIScreen.main.bounds)
    above.windowLevel = .alert

    #expect(UIApplication.shared.windows == [hidden, shown, above])
    hidden.isHidden = false
    #expect(UIApplication.shared.windows == [shown, hidden, above])
    hidden.isHidden = true
    #expect(UIApplication.shared.windows == [hidden, shown, above])
  }

  @Test func `a hidden window that nobody keeps is gone`() {
    stage.turn()
    stage.show(UIViewController())
    do {
      _ = UIWindow(frame: UIScreen.main.bounds)
    }

    #expect(UIApplication.shared.windows == [stage.window])
  }
}
