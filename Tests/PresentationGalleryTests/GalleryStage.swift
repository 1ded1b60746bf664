import CoreGraphics
import Foundation
import ProsceniumTesting
import Testing
import UIKit

@testable import PresentationGallery

/// The gallery on a stage, as a user meets it.
struct GalleryStage {
  static let tabs = ["Styles", "Sheets", "Custom", "Containers"]

  let stage: Stage
  let tabs = GalleryTabBarController()

  init(_ stage: Stage) {
    self.stage = stage
    stage.show(tabs)
    stage.turn()
  }

  init(
    device: String = "iphone-se-3",
    orientation: UIInterfaceOrientation = .portrait
  ) throws {
    self.init(try Stage(device: device, orientation: orientation))
  }

  var navigation: UINavigationController? {
    tabs.selectedViewController as? UINavigationController
  }

  var catalogue: CatalogueViewController? {
    navigation?.viewControllers.first as? CatalogueViewController
  }

  /// What covers the catalogue, the top of a whole stack.
  var presented: UIViewController? {
    var top = tabs.presentedViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }

  /// Scrolls a row into the middle of the screen and taps it.
  func choose(_ title: String, in tab: String) throws {
    try open(tab)
    let catalogue = try #require(catalogue)
    let sections = try #require(Self.sections(of: tab))
    for (section, content) in sections.enumerated() {
      for (row, example) in content.examples.enumerated() where example.title == title {
        let path = IndexPath(row: row, section: section)
        // Rows are measured when they come: the first time brings the row near.
        for _ in 1...2 {
          catalogue.tableView.scrollToRow(at: path, at: .middle, animated: false)
          stage.turn()
        }
        try stage.tap(try #require(catalogue.tableView.cellForRow(at: path)))
        return
      }
    }
    Issue.record("No example is named \(title).")
  }

  func open(_ tab: String) throws {
    let index = try #require(Self.tabs.firstIndex(of: tab))
    guard tabs.selectedIndex != index else { return }
    tabs.selectedIndex = index
    stage.turn()
  }

  static func sections(of tab: String) -> [ExampleSection]? {
    switch tab {
    case "Styles": Catalogue.styles
    case "Sheets": Catalogue.sheets
    case "Custom": Catalogue.custom
    case "Containers": Catalogue.containers
    default: nil
    }
  }
}
