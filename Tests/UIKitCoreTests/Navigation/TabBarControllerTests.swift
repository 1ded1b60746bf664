import CoreGraphics
import ProsceniumTesting
import Testing
import UIKit

/// Switching tabs.
struct TabBarControllerTests {
  private let log = AppearanceLog()

  private func makeScene() throws -> (Stage, UITabBarController) {
    let stage = try Stage(device: "iphone-se-3")
    let tabs = UITabBarController()
    tabs.viewControllers = [LoggedController("A", log), LoggedController("B", log)]
    stage.show(tabs)
    try stage.settle()
    return (stage, tabs)
  }

  @Test func `shows the first tab above the bar`() throws {
    let (_, tabs) = try makeScene()

    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 667 - 49, width: 375, height: 49))
    #expect(tabs.viewControllers?[0].view.safeAreaInsets.bottom == 49)
    #expect(log.calls == ["A.didLoad", "A.willAppear", "A.didAppear"])
  }

  @Test func `a tap on a tab shows its controller`() throws {
    let (stage, tabs) = try makeScene()
    log.clear()

    try stage.tap("B")
    try stage.settle()

    #expect(tabs.selectedIndex == 1)
    #expect(
      log.calls == [
        "B.didLoad", "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear",
      ]
    )
  }

  @Test func `the delegate may refuse a tab`() throws {
    let (stage, tabs) = try makeScene()
    let delegate = RefusingDelegate()
    tabs.delegate = delegate

    try stage.tap("B")

    #expect(tabs.selectedIndex == 0)
  }

  @Test func `the delegate's animator moves between tabs`() throws {
    let (stage, tabs) = try makeScene()
    let delegate = FadingTabs()
    tabs.delegate = delegate

    try stage.tap("B")
    #expect(tabs.viewControllers?[1].view.window != nil)
    stage.advance(by: 0.1)
    #expect(tabs.viewControllers?[0].view.window != nil)
    try stage.settle()

    #expect(tabs.viewControllers?[0].view.window == nil)
    #expect(log.calls.last == "B.didAppear")
  }

  @Test func `a pushed controller may hide the bar`() throws {
    let stage = try Stage(device: "iphone-se-3")
    let navigation = UINavigationController(rootViewController: LoggedController("A", log))
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    stage.show(tabs)
    try stage.settle()
    let pushed = LoggedController("B", log)
    pushed.hidesBottomBarWhenPushed = true

    navigation.pushViewController(pushed, animated: true)
    try stage.settle()
    #expect(tabs.tabBar.frame.minY == 667)
    #expect(pushed.view.safeAreaInsets.bottom == 0)
    navigation.popViewController(animated: true)
    try stage.settle()

    #expect(tabs.tabBar.frame.minY == CGFloat(667 - 49))
  }
}

/// Allows no tab.
final class RefusingDelegate: NSObject, UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    false
  }
}

/// Fades between tabs.
final class FadingTabs: NSObject, UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    FadingAnimator()
  }
}
