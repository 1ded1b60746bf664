import CoreGraphics
import ProsceniumTesting
import Testing
import UIKit

/// Where a tab's badge stands.
struct TabBadgeTests {
  private let stage = Stage(size: CGSize(width: 375, height: 667), scale: 2)

  private func labels(in view: UIView) -> [UILabel] {
    ([view as? UILabel].compactMap { $0 }) + view.subviews.flatMap { labels(in: $0) }
  }

  private func frame(of text: String, in tabs: UITabBarController) throws -> CGRect {
    let label = try #require(labels(in: tabs.tabBar).first { $0.text == text && !$0.isHidden })
    return label.convert(label.bounds, to: nil)
  }

  @Test func `it covers no title, upright or lying`() throws {
    stage.turn()
    let tabs = UITabBarController()
    let screen = UIViewController()
    screen.tabBarItem = UITabBarItem(
      title: "Containers",
      image: UIImage(systemName: "house.fill"),
      selectedImage: nil
    )
    screen.tabBarItem.badgeValue = "new"
    tabs.viewControllers = [screen, UIViewController()]
    stage.show(tabs)
    stage.turn()

    #expect(try !frame(of: "new", in: tabs).intersects(frame(of: "Containers", in: tabs)))
    stage.resize(to: CGSize(width: 667, height: 375))
    stage.advance(by: 1)

    let title = try frame(of: "Containers", in: tabs)
    #expect(title.height > title.width / 10)
    #expect(try !frame(of: "new", in: tabs).intersects(title))
    #expect(try frame(of: "new", in: tabs).minX > title.maxX)
  }
}
