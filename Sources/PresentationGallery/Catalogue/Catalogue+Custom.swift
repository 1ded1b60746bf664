import UIKit

// The tab "Custom": presentation controllers, animators and interactions of the app's own.
extension Catalogue {
  static let custom = [
    ExampleSection(title: "Presentation controllers", examples: presentations),
    ExampleSection(title: "Animators", examples: animators),
    ExampleSection(title: "Interaction", examples: interactions),
  ]

  private static let presentations: [Example] = [
    slide("Slide from the left", .left),
    slide("Slide from the right", .right),
    slide("Slide from the top", .top),
    slide("Slide from the bottom", .bottom),
    Example("Card", "tap beside it to close") { hosted(.rose, by: CardTransition()) },
    Example("Framed", "a wrapper with round corners and a shadow") {
      hosted(.sun, by: FramedTransition())
    },
  ]

  private static let animators: [Example] = [
    animated("UIView.animate", "scales up", .viewAnimation),
    animated("Spring", "drops in", .spring),
    animated("Keyframes", "comes in three steps", .keyframes),
    animated("Property animator", "comes from the corner", .propertyAnimator),
    animated("Core Animation", "a circle opens", .coreAnimation),
  ]

  private static let interactions: [Example] = [
    Example("Drag to dismiss", "drag the screen down") { DragDownViewController() },
    .pushing("Edge pull", "pull a panel in from the right edge") { EdgePullViewController() },
    Example("Interruptible", "slow: grab it on the way, turn it round") {
      hosted(.leaf, by: InterruptibleTransition())
    },
  ]

  private static func slide(_ title: String, _ edge: SlideEdge) -> Example {
    Example(title, "two thirds of the screen, the rest dimmed") {
      hosted(.sea, by: SlideTransition(edge: edge))
    }
  }

  private static func animated(
    _ title: String,
    _ detail: String,
    _ kind: AnimatorTransition.Kind
  ) -> Example {
    Example(title, detail) { hosted(.page, by: AnimatorTransition(kind)) }
  }

  private static func hosted(
    _ content: PageViewController.Content,
    by transition: Transition
  ) -> UIViewController {
    let page = CustomPageViewController(content)
    page.transition = transition
    return page
  }
}
