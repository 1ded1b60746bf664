import CoreGraphics
import ProsceniumTesting
import Testing
import UIKit

/// Turning pages.
struct PageViewControllerTests {
  @Test func `shows the page it is given over its whole view`() throws {
    let scene = try PageScene(count: 3)

    #expect(scene.pages.viewControllers?.first === scene.controllers[0])
    #expect(
      scene.controllers[0].view.convert(scene.controllers[0].view.bounds, to: nil)
        == CGRect(x: 0, y: 0, width: 375, height: 667)
    )
  }

  @Test func `a swipe turns to the neighbor and tells the delegate`() throws {
    let scene = try PageScene(count: 3)

    scene.stage.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 100, y: 300), over: 0.1)
    try scene.stage.settle()

    #expect(scene.pages.viewControllers?.first === scene.controllers[1])
    #expect(scene.calls == ["will 1", "did true"])
    #expect(scene.controllers[0].view.window == nil)
    #expect(scene.controllers[1].view.convert(CGPoint.zero, to: nil) == .zero)
  }

  @Test func `a swipe let go early stays`() throws {
    let scene = try PageScene(count: 3)

    scene.stage.press(at: CGPoint(x: 300, y: 300))
    scene.stage.move(to: CGPoint(x: 280, y: 300))
    scene.stage.move(to: CGPoint(x: 250, y: 300))
    scene.stage.advance(by: 0.3)
    scene.stage.release()
    try scene.stage.settle()

    #expect(scene.pages.viewControllers?.first === scene.controllers[0])
    #expect(scene.calls == ["will 1", "did false"])
  }

  @Test func `a page turned in code slides in`() throws {
    let scene = try PageScene(count: 3)
    var isDone = false

    scene.pages.setViewControllers(
      [scene.controllers[2]],
      direction: .forward,
      animated: true,
      completion: { _ in isDone = true }
    )
    try scene.stage.settle()

    #expect(isDone)
    #expect(scene.pages.viewControllers?.first === scene.controllers[2])
    #expect(scene.controllers[2].view.convert(CGPoint.zero, to: nil) == .zero)
    #expect(scene.calls.isEmpty)
  }
}

/// A page controller over a phone's screen.
final class PageScene: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let stage: Stage
  let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  let controllers: [UIViewController]
  var calls: [String] = []

  init(count: Int) throws {
    stage = try Stage(device: "iphone-se-3")
    controllers = (0..<count).map { _ in UIViewController() }
    super.init()
    pages.dataSource = self
    pages.delegate = self
    pages.setViewControllers([controllers[0]], direction: .forward, animated: false)
    stage.show(pages)
    try stage.settle()
  }

  private func neighbor(of controller: UIViewController, offset: Int) -> UIViewController? {
    guard let index = controllers.firstIndex(of: controller) else { return nil }
    return controllers.indices.contains(index + offset) ? controllers[index + offset] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    neighbor(of: viewController, offset: -1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    neighbor(of: viewController, offset: 1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    let index = pendingViewControllers.first.flatMap { controllers.firstIndex(of: $0) } ?? -1
    calls.append("will \(index)")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    calls.append("did \(completed)")
  }
}
