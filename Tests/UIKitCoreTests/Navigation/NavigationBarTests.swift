import CoreGraphics
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Where bars lie and what they leave to the content.
struct NavigationBarTests {
  private func bar(
    on device: String,
    _ orientation: UIInterfaceOrientation = .portrait
  ) throws
    -> (frame: CGRect, childTop: CGFloat)
  {
    let stage = try Stage(device: device, orientation: orientation)
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    stage.show(navigation)
    try stage.settle()
    return (navigation.navigationBar.frame, child.view.safeAreaInsets.top)
  }

  @Test(.facts("I22")) func `is 44 high in portrait, below the status bar`() throws {
    let bar = try bar(on: "iphone-se-3")

    #expect(bar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
    #expect(bar.childTop == 64)
  }

  @Test(.facts("I22", "F4")) func `is 32 high on a phone on its side, without a status bar`() throws
  {
    let bar = try bar(on: "iphone-se-3", .landscapeLeft)

    #expect(bar.frame == CGRect(x: 0, y: 0, width: 667, height: 32))
    #expect(bar.childTop == 32)
  }

  @Test(.facts("F7")) func `begins 16/3 points above the safe area beside an island`() throws {
    let bar = try bar(on: "iphone-14-pro")

    #expect(abs(bar.frame.minY - (59 - 16.0 / 3)) < 1e-9)
    #expect(abs(bar.childTop - (59 - 16.0 / 3 + 44)) < 1e-9)
  }

  @Test(.facts("I22")) func `a large title adds 52 points until it is scrolled away`() throws {
    let stage = try Stage(device: "iphone-se-3")
    let table = Fruits(style: .plain)
    table.title = "Fruits"
    let navigation = UINavigationController(rootViewController: table)
    navigation.navigationBar.prefersLargeTitles = true
    stage.show(navigation)
    try stage.settle()
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(table.tableView.contentOffset.y == -116.0)

    table.tableView.contentInset.bottom = 2000
    stage.press(at: CGPoint(x: 180, y: 600))
    stage.move(to: CGPoint(x: 180, y: 590))
    stage.move(to: CGPoint(x: 180, y: 560))
    #expect(navigation.navigationBar.frame.height == CGFloat(96 - 30))
    stage.move(to: CGPoint(x: 180, y: 400))
    #expect(navigation.navigationBar.frame.height == 44)
    stage.move(to: CGPoint(x: 180, y: 560))
    #expect(navigation.navigationBar.frame.height == CGFloat(96 - 30))
    #expect(table.tableView.contentOffset.y == CGFloat(-116 + 30))
  }

  @Test(.facts("I23")) func `shows the title in the middle, semibold 17`() throws {
    let stage = try Stage(device: "iphone-se-3")
    let child = UIViewController()
    child.title = "Middle"
    let navigation = UINavigationController(rootViewController: child)
    stage.show(navigation)
    try stage.settle()

    let label = try #require(find("Middle", in: navigation.navigationBar) as? UILabel)
    #expect(label.font == .systemFont(ofSize: 17, weight: .semibold))
    #expect(abs(label.convert(label.bounds, to: nil).midX - 375 / 2) < 0.5)
  }

  @Test(.facts("I23")) func `a long title gives way to the buttons`() throws {
    let stage = try Stage(device: "iphone-se-3")
    let child = UIViewController()
    child.title = "A title that is far too long to stand beside buttons of this size"
    child.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Continue",
      style: .plain,
      target: nil,
      action: nil
    )
    let navigation = UINavigationController(rootViewController: child)
    stage.show(navigation)
    try stage.settle()

    let title = try #require(find(child.title ?? "", in: navigation.navigationBar))
    let button = try #require(find("Continue", in: navigation.navigationBar))
    #expect(title.frame.minX >= 16)
    #expect(title.frame.maxX <= button.frame.minX)
    #expect(button.frame.maxX == CGFloat(375 - 16))
  }

  @Test func `bar buttons send their action to their target`() throws {
    let stage = try Stage(device: "iphone-se-3")
    let child = UIViewController()
    let target = ItemTarget()
    child.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Go",
      style: .plain,
      target: target,
      action: Selector("go:", ItemTarget.go)
    )
    stage.show(UINavigationController(rootViewController: child))
    try stage.settle()

    try stage.tap("Go")
    #expect(target.senders == [ObjectIdentifier(child.navigationItem.rightBarButtonItem ?? child)])
    child.navigationItem.rightBarButtonItem?.isEnabled = false
    stage.turn()
    try stage.tap("Go")

    #expect(target.senders.count == 1)
  }

  @Test func `a hidden bar leaves its room to the content`() throws {
    let stage = try Stage(device: "iphone-se-3")
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    stage.show(navigation)
    try stage.settle()

    navigation.setNavigationBarHidden(true, animated: true)
    try stage.settle()

    #expect(child.view.safeAreaInsets.top == 20)
    #expect(navigation.navigationBar.isHidden)
    navigation.setNavigationBarHidden(false, animated: false)
    #expect(child.view.safeAreaInsets.top == 64)
    #expect(navigation.navigationBar.frame.minY == 20)
  }

  @Test func `content under no bar begins below it`() throws {
    let stage = try Stage(device: "iphone-se-3")
    let child = UIViewController()
    child.edgesForExtendedLayout = []
    stage.show(UINavigationController(rootViewController: child))
    try stage.settle()

    #expect(child.view.frame == CGRect(x: 0, y: 64, width: 375, height: 667 - 64))
    #expect(child.view.safeAreaInsets.top == 0)
  }

  @Test(.facts("G23", "G24")) func `additional insets add to the bars`() throws {
    let stage = try Stage(device: "iphone-se-3")
    let child = UIViewController()
    child.additionalSafeAreaInsets.top = 10
    stage.show(UINavigationController(rootViewController: child))
    try stage.settle()

    #expect(child.view.safeAreaInsets.top == 74)
  }

  private func find(_ label: String, in view: UIView) -> UIView? {
    guard !view.isHidden else { return nil }
    if view.accessibilityLabel == label { return view }
    return view.subviews.lazy.compactMap { find(label, in: $0) }.first
  }
}

/// Notes who sends it actions.
final class ItemTarget: NSObject {
  var senders: [ObjectIdentifier] = []

  func go(_ sender: UIBarButtonItem) { senders.append(ObjectIdentifier(sender)) }
}
