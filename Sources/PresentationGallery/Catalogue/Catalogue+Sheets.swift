import UIKit

// The tab "Sheets": sheets with detents, and popovers.
extension Catalogue {
  static let sheets = [
    ExampleSection(title: "Sheets", examples: sheetExamples),
    ExampleSection(title: "Popovers", examples: popovers),
  ]

  private static let sheetExamples: [Example] = [
    Example("Medium and large", "with a grabber; drag between the two") {
      sheet(.sea) { sheet in
        sheet.detents = [.medium(), .large()]
        sheet.prefersGrabberVisible = true
      }
    },
    Example("Custom detents", "a strip, a third, four fifths") {
      sheet(.leaf) { sheet in
        sheet.detents = [
          .custom(identifier: .init("strip")) { _ in 120 },
          .custom(identifier: .init("third")) { $0.maximumDetentValue / 3 },
          .custom(identifier: .init("most")) { $0.maximumDetentValue * 0.8 },
        ]
        sheet.selectedDetentIdentifier = .init("third")
        sheet.prefersGrabberVisible = true
      }
    },
    Example("Undimmed", "the list behind it stays in use") {
      sheet(.sun) { sheet in
        sheet.detents = [.medium(), .large()]
        sheet.largestUndimmedDetentIdentifier = .medium
        sheet.prefersGrabberVisible = true
      }
    },
    Example("Round corners", "a radius of 40 points") {
      sheet(.rose) { sheet in
        sheet.detents = [.medium()]
        sheet.preferredCornerRadius = 40
      }
    },
    Example("Attached in landscape", "a sheet on low screens too") {
      sheet(.page) { sheet in
        sheet.detents = [.medium(), .large()]
        sheet.prefersEdgeAttachedInCompactHeight = true
        sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
      }
    },
    Example("A list in a sheet", "scrolls, then moves the sheet", present: makeListSheet),
    Example("Unsaved changes", "asks before it closes") {
      let navigation = UINavigationController(rootViewController: DraftViewController())
      navigation.modalPresentationStyle = .pageSheet
      return navigation
    },
  ]

  private static func sheet(
    _ content: PageViewController.Content,
    _ setUp: (UISheetPresentationController) -> Void
  ) -> UIViewController {
    let page = PageViewController(content)
    page.modalPresentationStyle = .pageSheet
    page.sheetPresentationController.map(setUp)
    return page
  }

  private static func makeListSheet() -> UIViewController {
    let navigation = UINavigationController(rootViewController: NumbersViewController())
    navigation.modalPresentationStyle = .pageSheet
    if let sheet = navigation.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
    return navigation
  }
}
