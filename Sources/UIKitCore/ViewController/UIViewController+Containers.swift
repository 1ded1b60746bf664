import CoreGraphics
import Foundation

extension UIViewController {
  /// The nearest navigation controller among the ancestors.
  public var navigationController: UINavigationController? { nearestAncestor() }

  /// The nearest tab bar controller among the ancestors.
  public var tabBarController: UITabBarController? { nearestAncestor() }

  /// Made when first asked for, with the controller's title.
  var ownNavigationItem: UINavigationItem {
    if let item = barItems.navigationItem { return item }
    let item = UINavigationItem()
    item.title = title
    barItems.navigationItem = item
    return item
  }

  var ownTabBarItem: UITabBarItem {
    if let item = barItems.tabBarItem { return item }
    if let navigation = self as? UINavigationController, let root = navigation.stack.first,
      let item = root.barItems.tabBarItem
    {
      return item
    }
    let item = UITabBarItem()
    item.title = title ?? (self as? UINavigationController)?.stack.first?.title
    barItems.tabBarItem = item
    return item
  }

  func titleDidChange() {
    barItems.navigationItem?.title = title
    barItems.tabBarItem?.title = title
    if let navigation = parentController as? UINavigationController, navigation.stack.first === self
    {
      navigation.barItems.tabBarItem?.title = title
    }
  }

  private func nearestAncestor<Container: UIViewController>() -> Container? {
    sequence(first: self, next: \.parentController).dropFirst().lazy
      .compactMap { $0 as? Container }.first
  }

  /// The button that turns editing on and off.
  public var editButtonItem: UIBarButtonItem {
    if let item = barItems.editButton { return item }
    let item = UIBarButtonItem(systemItem: .edit)
    item.primaryAction = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    barItems.editButton = item
    return item
  }

  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// The container's own bars decide; children that a container asks look at their own wish.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    barItems.contentScrollViews[edge.rawValue]
  }

  public func setContentScrollView(
    _ scrollView: UIScrollView?,
    for edge: NSDirectionalRectEdge = .all
  ) {
    for single in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing]
    where edge.contains(single) {
      barItems.contentScrollViews[single.rawValue] = scrollView
    }
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }
}

/// What a controller offers to the bars of its containers.
struct ControllerBarItems {
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var editButton: UIBarButtonItem?
  var toolbarItems: [UIBarButtonItem]?
  var hidesBottomBarWhenPushed = false
  var contentScrollViews: [UInt: UIScrollView] = [:]
}
