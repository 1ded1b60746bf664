import UIKit

// The tab "Containers": navigation, tabs, children, and styles that adapt to the screen.
extension Catalogue {
  static let containers = [
    ExampleSection(title: "Navigation", examples: navigation),
    ExampleSection(title: "Tabs and children", examples: tabsAndChildren),
    ExampleSection(title: "Adaptivity", examples: adaptivity),
    ExampleSection(title: "Scrolling", examples: scrolling),
  ]

  private static let navigation: [Example] = [
    .pushing("Push", "the system's slide; swipe from the left edge to go back") {
      StepViewController(step: 1)
    },
    Example("Custom push", "the screens turn like a door") { DoorNavigationController() },
  ]

  private static let tabsAndChildren: [Example] = [
    Example("Sliding tabs", "on or off: then choose another tab") { screen, _ in
      guard let tabs = screen.tabBarController as? GalleryTabBarController else { return }
      tabs.slidesBetweenTabs.toggle()
      screen.navigationController?.tabBarItem.badgeValue = tabs.slidesBetweenTabs ? "on" : nil
    },
    .pushing("Changing children", "transition(from:to:) in its ways") { ChildrenViewController() },
  ]

  private static let adaptivity: [Example] = [
    adaptive("Popover to full screen", .fullScreen),
    adaptive("Popover to over full screen", .overFullScreen),
    adaptive("Popover stays one", .none),
    Example("In a navigation controller", "gets a bar as a sheet, none as a popover") {
      screen,
      row in
      screen.present(WrappedPopover.make(from: row), animated: true)
    },
    Example("Please rotate", "a panel that is replaced where the screen is low") {
      let page = CustomPageViewController(.leaf)
      page.transition = RotateTransition()
      return page
    },
  ]

  private static let scrolling: [Example] = [
    .pushing("Pull to refresh", "pull the list down and let go") {
      NumbersViewController(style: .insetGrouped)
    },
    .pushing("Pinch to zoom", "hold Ctrl and drag for two fingers") { ZoomViewController() },
    .pushing("Moving cells", "a collection view that shuffles, adds and removes") {
      TilesViewController()
    },
  ]

  private static func adaptive(_ title: String, _ style: UIModalPresentationStyle) -> Example {
    Example(title, "where the screen is narrow") { screen, row in
      let page = AdaptivePageViewController(narrowStyle: style)
      page.popoverPresentationController?.sourceView = row
      screen.present(page, animated: true)
    }
  }
}
