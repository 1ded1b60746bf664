import UIKit

/// The root: one tab for each part of the catalogue.
final class GalleryTabBarController: UITabBarController {
  /// Kept here: a tab bar controller's delegate is weak.
  private let slideBetweenTabs = TabSlideDelegate()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [
      makeTab("Styles", symbol: "square.fill", Catalogue.styles),
      makeTab("Sheets", symbol: "square.and.arrow.up", Catalogue.sheets),
      makeTab("Custom", symbol: "star.fill", Catalogue.custom),
      makeTab("Containers", symbol: "house.fill", Catalogue.containers),
    ]
  }

  /// Whether tabs slide past each other instead of changing at once.
  var slidesBetweenTabs: Bool {
    get { delegate === slideBetweenTabs }
    set { delegate = newValue ? slideBetweenTabs : nil }
  }

  private func makeTab(
    _ title: String,
    symbol: String,
    _ sections: [ExampleSection]
  ) -> UIViewController {
    let catalogue = CatalogueViewController(title: title, sections: sections)
    let navigation = UINavigationController(rootViewController: catalogue)
    navigation.tabBarItem = UITabBarItem(
      title: title,
      image: UIImage(systemName: symbol),
      selectedImage: nil
    )
    return navigation
  }
}
