import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Each diagnostic of presentations: it comes once and names the culprit.
struct DiagnosticsTests {
  /// The one line with `code`.
  private func line(_ code: String, in stage: Stage) throws -> String {
    let lines = stage.log.filter { $0.hasPrefix(code + ": ") }
    #expect(lines.count == 1)
    return try #require(lines.first)
  }

  @Test func `E-PRES-01 names the controller whose delegate is gone`() throws {
    let scene = SlideScene()
    scene.sheet.transitioningDelegate = nil
    for _ in 0..<2 {
      try scene.presentAndSettle()
      try scene.dismissAndSettle()
    }

    let line = try line("E-PRES-01", in: scene.stage)

    #expect(line.contains("Sheet has the style .custom but no transitioning delegate"))
  }

  @Test(arguments: [UIModalPresentationStyle.automatic, .overFullScreen])
  func `E-PRES-02 names controller, delegate and style`(style: UIModalPresentationStyle) throws {
    let scene = SlideScene()
    let delegate = Offering()
    scene.sheet.transitioningDelegate = delegate
    scene.sheet.modalPresentationStyle = style
    try scene.presentAndSettle()

    let line = try line("E-PRES-02", in: scene.stage)

    #expect(line.contains("Sheet has the transitioning delegate Offering and the style .\(style)"))
    #expect(delegate.questions == 0)
  }

  @Test func `E-PRES-02 says nothing where the delegate animates full screen`() throws {
    let scene = SlideScene()
    scene.sheet.modalPresentationStyle = .fullScreen

    try scene.presentAndSettle()

    #expect(!scene.stage.log.contains { $0.hasPrefix("E-PRES") })
  }

  @Test(.facts("A29")) func `E-PRES-03 names controller and dropped presentation controller`()
    throws
  {
    let scene = SlideScene()
    let sheet = Sheet("A")
    _ = sheet.presentationController
    scene.slide.prepare(sheet)
    scene.root.present(sheet, animated: true)
    try scene.stage.settle()

    let line = try line("E-PRES-03", in: scene.stage)

    #expect(line.contains("presentationController of Sheet was read"))
    #expect(line.contains("UISheetPresentationController made then is dropped"))
  }

  @Test(.facts("D13")) func `E-PRES-04 names the animator that does not complete, after a second`()
    throws
  {
    let scene = SlideScene()
    let delegate = ProbeDelegate()
    delegate.animator.completes = false
    scene.sheet.transitioningDelegate = delegate
    scene.present()
    scene.stage.advance(by: 1.29)
    #expect(!scene.stage.log.contains { $0.hasPrefix("E-PRES-04") })
    scene.stage.advance(by: 0.02)

    let line = try line("E-PRES-04", in: scene.stage)

    #expect(line.contains("ProbeAnimator promised 0.3 s"))
    delegate.animator.context?.completeTransition(true)
  }

  @Test(.facts("D13")) func `E-PRES-05 names the animator that completes twice`() throws {
    let scene = SlideScene()
    let delegate = ProbeDelegate()
    delegate.animator.completes = false
    delegate.animator.onAnimate = { context in
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      context.completeTransition(true)
      context.completeTransition(false)
    }
    scene.sheet.transitioningDelegate = delegate
    try scene.presentAndSettle()

    let line = try line("E-PRES-05", in: scene.stage)

    #expect(line.contains("ProbeAnimator called completeTransition(false) a second time"))
    #expect(scene.root.presentedViewController === scene.sheet)
  }

  @Test(.facts("D15")) func `E-PRES-06 names the animator that completes in spite of a cancel`()
    throws
  {
    let scene = SlideScene()
    let delegate = ProbeDelegate()
    delegate.driver = UIPercentDrivenInteractiveTransition()
    scene.sheet.transitioningDelegate = delegate
    scene.present()
    scene.stage.turn()
    delegate.driver?.update(0.4)
    delegate.driver?.cancel()
    try scene.stage.settle()

    let line = try line("E-PRES-06", in: scene.stage)

    #expect(line.contains("ProbeAnimator called completeTransition(true) although"))
    #expect(scene.showsOnlyRoot)
  }

  @Test(.facts("C8")) func `E-PRES-07 names the presentation controller with a stale frame`() throws
  {
    let scene = SlideScene()
    scene.slide.makeController = { Stale(presented: $0, presenting: $1, edge: $2) }
    try scene.presentAndSettle()
    for height in [600.0, 620] {
      scene.stage.resize(to: CGSize(width: 375, height: height))
      try scene.stage.settle()
    }

    let lines = scene.stage.log.filter { $0.hasPrefix("E-PRES-07: ") }

    #expect(!lines.isEmpty)
    #expect(Set(lines).count == lines.count)
    #expect(lines.allSatisfy { $0.contains("Stale wants its presented view at") })
  }

  @Test func `E-PRES-08 names the controller with unbalanced appearance calls`() throws {
    let scene = SlideScene()
    let child = ProbeController("V")
    scene.root.addChild(child)
    child.endAppearanceTransition()

    let line = try line("E-PRES-08", in: scene.stage)

    #expect(line.contains("ProbeController"))
  }

  @Test(.facts("D6")) func `E-PRES-09 names the animator and the controller whose view is missing`()
    throws
  {
    let scene = SlideScene()
    let delegate = ProbeDelegate()
    delegate.animator.completes = false
    delegate.animator.onAnimate = { $0.completeTransition(true) }
    scene.sheet.transitioningDelegate = delegate
    try scene.presentAndSettle()

    let line = try line("E-PRES-09", in: scene.stage)

    #expect(line.contains("ProbeAnimator never added the view of Sheet"))
  }

  @Test func `every code has a paragraph in the documentation`() throws {
    let page = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Documentation/Diagnostics.md")
    let text = try String(contentsOf: page, encoding: .utf8)

    for number in 1...9 {
      #expect(text.contains("**E-PRES-0\(number) – "))
    }
  }
}

/// Offers a presentation controller and nothing else.
private final class Offering: NSObject, UIViewControllerTransitioningDelegate {
  private(set) var questions = 0

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    questions += 1
    return nil
  }
}

/// Forgets the frame after the first time.
private final class Stale: SlidePresentationController {
  override func containerViewWillLayoutSubviews() {}
}
