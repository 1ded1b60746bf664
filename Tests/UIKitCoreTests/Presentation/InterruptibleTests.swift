import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Slides in from the left by a property animator that can be paused.
private final class InterruptibleSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?
  private(set) var requests: [ObjectIdentifier] = []

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.3
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    let animator = animator ?? make(transitionContext)
    self.animator = animator
    requests.append(ObjectIdentifier(animator))
    return animator
  }

  private func make(
    _ context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear)
    guard let view = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return animator }
    context.containerView.addSubview(view)
    let rest = context.finalFrame(for: controller)
    view.frame = rest.offsetBy(dx: -rest.width, dy: 0)
    animator.addAnimations { view.frame = rest }
    animator.addCompletion { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
    return animator
  }
}

/// Offers one animator and one driver.
private final class InterruptibleDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let animator = InterruptibleSlide()
  let driver = UIPercentDrivenInteractiveTransition()

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver
  }
}

/// Transitions that are taken in hand on the way.
struct InterruptibleTests {
  private func present(
    _ delegate: InterruptibleDelegate,
    interactively: Bool
  ) -> (Stage, Root, Sheet) {
    let stage = Stage(size: SlideScene.portrait)
    let root = Root("R")
    let sheet = Sheet("A", log: root.log)
    stage.show(root)
    root.log.clear()
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = delegate
    delegate.driver.wantsInteractiveStart = interactively
    root.present(sheet, animated: true)
    stage.turn()
    return (stage, root, sheet)
  }

  @Test(.facts("D22", "D23")) func `a running transition can be paused, moved and finished`() throws
  {
    let delegate = InterruptibleDelegate()
    let (stage, root, sheet) = present(delegate, interactively: false)
    stage.advance(by: 0.06)
    #expect(abs(stage.presentationFrame(of: sheet.view).minX - (-375 * 0.8)) < 0.01)

    delegate.driver.pause()
    #expect(abs(delegate.driver.percentComplete - 0.2) < 1e-6)
    stage.advance(by: 1)
    #expect(abs(stage.presentationFrame(of: sheet.view).minX - (-375 * 0.8)) < 0.01)
    #expect(sheet.transitionCoordinator?.isInteractive == true)
    #expect(sheet.transitionCoordinator?.isInterruptible == true)
    delegate.driver.update(0.5)
    #expect(abs(stage.presentationFrame(of: sheet.view).minX - (-375 * 0.5)) < 0.01)
    delegate.driver.finish()
    stage.advance(by: 0.14)
    #expect(sheet.isBeingPresented)
    stage.advance(by: 0.02)

    #expect(!sheet.isBeingPresented)
    #expect(sheet.view.frame == rect(0, 0, 375, 667))
    #expect(root.presentedViewController === sheet)
    #expect(Set(delegate.animator.requests).count == 1)
  }

  @Test(.facts("D22", "B26")) func `a paused transition can be cancelled`() throws {
    let delegate = InterruptibleDelegate()
    let (stage, root, sheet) = present(delegate, interactively: false)
    stage.advance(by: 0.15)

    delegate.driver.pause()
    delegate.driver.cancel()
    try stage.settle()

    #expect(root.presentedViewController == nil)
    #expect(sheet.view.superview == nil)
    #expect(stage.windowContents == [root.view])
    #expect(root.log.lines.last == "A.didDisappear(true)")
    #expect(!stage.application.isIgnoringInteractionEvents)
  }

  @Test(.facts("D21", "D23")) func `a property animator can be driven from the start`() throws {
    let delegate = InterruptibleDelegate()
    let (stage, root, sheet) = present(delegate, interactively: true)

    stage.advance(by: 1)
    #expect(stage.presentationFrame(of: sheet.view).minX == -375)
    delegate.driver.update(0.25)
    #expect(abs(stage.presentationFrame(of: sheet.view).minX - (-375 * 0.75)) < 0.01)
    delegate.driver.finish()
    try stage.settle()

    #expect(root.presentedViewController === sheet)
    #expect(sheet.view.frame == rect(0, 0, 375, 667))
  }
}
