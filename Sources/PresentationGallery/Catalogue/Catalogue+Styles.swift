import UIKit

// The tab "Styles": what UIKit presents without any help.
extension Catalogue {
  static let styles = [
    ExampleSection(title: "Presentation styles", examples: presentationStyles),
    ExampleSection(title: "Transition styles", examples: transitionStyles),
    ExampleSection(title: "Alerts", examples: alerts),
    ExampleSection(title: "More than one", examples: stacks),
  ]

  private static let presentationStyles: [Example] = [
    Example("Automatic", "a page sheet unless the screen is low") { page(.page, .automatic) },
    Example("Full screen", "the presenter's view leaves the window") {
      page(.sea, .fullScreen)
    },
    Example("Over full screen", "the presenter shows through") {
      VeilViewController(style: .overFullScreen)
    },
    Example("Page sheet", "drag it down to close") { page(.leaf, .pageSheet) },
    Example("Form sheet", "a smaller sheet on wide screens") { page(.sun, .formSheet) },
    .pushing("Current context", "inside a child that defines a context") {
      ContextViewController()
    },
  ]

  private static let transitionStyles: [Example] = [
    Example("Cover vertical", "slides up") { page(.sea, .fullScreen, .coverVertical) },
    Example("Cross dissolve", "fades in") { page(.leaf, .fullScreen, .crossDissolve) },
    Example("Flip horizontal", "turns round") { page(.sun, .fullScreen, .flipHorizontal) },
    Example("Partial curl", "fades in: the curl is not built") {
      page(.rose, .fullScreen, .partialCurl)
    },
  ]

  private static let stacks: [Example] = [
    Example("Nested", "present on and on, close all at once") { NestedViewController(level: 1) },
    Example("Status bar", "captured by a presentation that does not fill the screen") {
      StatusBarViewController()
    },
  ]

  static func page(
    _ content: PageViewController.Content,
    _ style: UIModalPresentationStyle,
    _ transition: UIModalTransitionStyle = .coverVertical
  ) -> PageViewController {
    let page = PageViewController(content)
    page.modalPresentationStyle = style
    page.modalTransitionStyle = transition
    return page
  }
}
