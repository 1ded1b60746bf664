import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Whole transitions, callback by callback, against kept files.
struct ReferenceTraceTests {
  @Test(.facts("B18", "B9", "B10")) func `presenting by a custom presentation`() throws {
    let scene = SlideScene(.left)
    let start = scene.stage.now + 1
    scene.stage.advance(by: 1)

    try scene.presentAndSettle()

    try ReferenceTrace.expect("present-custom", equals: scene.stage.trace, since: start)
  }

  @Test(.facts("B19")) func `dismissing a custom presentation`() throws {
    let scene = SlideScene(.left)
    try scene.presentAndSettle()
    scene.stage.advance(by: 1)
    let start = scene.stage.now

    try scene.dismissAndSettle()

    try ReferenceTrace.expect("dismiss-custom", equals: scene.stage.trace, since: start)
  }

  @Test(.facts("B21")) func `presenting and dismissing full screen`() throws {
    let scene = SlideScene(.left)
    scene.sheet.modalPresentationStyle = .fullScreen
    scene.stage.advance(by: 1)
    let start = scene.stage.now

    try scene.presentAndSettle()
    try scene.dismissAndSettle()

    try ReferenceTrace.expect("full-screen", equals: scene.stage.trace, since: start)
  }

  @Test(.facts("B25")) func `presenting and dismissing without animation`() throws {
    let scene = SlideScene(.left)
    scene.stage.advance(by: 1)
    let start = scene.stage.now

    try scene.presentAndSettle(animated: false)
    try scene.dismissAndSettle(animated: false)

    try ReferenceTrace.expect("unanimated", equals: scene.stage.trace, since: start)
  }

  @Test(.facts("B27")) func `a cancelled dismissal`() throws {
    let scene = SlideScene(.left)
    try scene.presentAndSettle()
    scene.stage.advance(by: 1)
    let start = scene.stage.now
    let driver = UIPercentDrivenInteractiveTransition()
    scene.slide.dismissalDriver = driver

    scene.root.dismiss(animated: true)
    scene.stage.turn()
    driver.update(0.5)
    driver.cancel()
    try scene.stage.settle()

    try ReferenceTrace.expect("dismiss-cancelled", equals: scene.stage.trace, since: start)
  }

  @Test(.facts("F8", "C37")) func `rotating while presented`() throws {
    let scene = SlideScene(.left)
    try scene.presentAndSettle()
    scene.stage.advance(by: 1)
    let start = scene.stage.now

    try scene.turnToLandscape()

    try ReferenceTrace.expect("rotate-presented", equals: scene.stage.trace, since: start)
  }

  @Test(.facts("C25", "C35")) func `adapting and returning`() throws {
    let scene = SlideScene(.bottom)
    scene.slide.disableCompactHeight = true
    scene.slide.makeMessage = { Message() }
    try scene.presentAndSettle()
    scene.stage.advance(by: 1)
    let start = scene.stage.now

    try scene.turnToLandscape()
    try scene.turnToPortrait()

    try ReferenceTrace.expect("adapt-and-return", equals: scene.stage.trace, since: start)
  }

  @Test(.facts("A19", "B19")) func `dismissing a stack of two`() throws {
    let scene = SlideScene(.left)
    try scene.presentAndSettle()
    let slide = Slide(.bottom)
    let top = Top("B")
    slide.prepare(top)
    scene.sheet.present(top, animated: true)
    try scene.stage.settle()
    scene.stage.advance(by: 1)
    let start = scene.stage.now

    try scene.dismissAndSettle()

    try ReferenceTrace.expect("dismiss-stack", equals: scene.stage.trace, since: start)
  }

  @Test(.facts("B26")) func `a cancelled presentation`() throws {
    let scene = SlideScene(.left)
    scene.stage.advance(by: 1)
    let start = scene.stage.now
    let driver = UIPercentDrivenInteractiveTransition()
    scene.slide.presentationDriver = driver

    scene.present()
    scene.stage.turn()
    driver.update(0.5)
    driver.cancel()
    try scene.stage.settle()

    try ReferenceTrace.expect("present-cancelled", equals: scene.stage.trace, since: start)
  }

  @Test(.facts("B18")) func `presenting on top of what is presented`() throws {
    let scene = SlideScene(.left)
    try scene.presentAndSettle()
    scene.stage.advance(by: 1)
    let start = scene.stage.now
    let slide = Slide(.bottom)
    let top = Top("B")
    slide.prepare(top)

    scene.sheet.present(top, animated: true)
    try scene.stage.settle()
    top.dismiss(animated: true)
    try scene.stage.settle()

    try ReferenceTrace.expect("nested", equals: scene.stage.trace, since: start)
  }

  @Test(.facts("A15")) func `presenting during a dismissal`() throws {
    let scene = SlideScene(.left)
    try scene.presentAndSettle()
    scene.stage.advance(by: 1)
    let start = scene.stage.now
    let slide = Slide(.bottom)
    let top = Top("B")
    slide.prepare(top)

    scene.root.dismiss(animated: true) { scene.root.present(top, animated: true) }
    scene.stage.advance(by: 0.1)
    scene.root.present(top, animated: true)
    try scene.stage.settle()

    try ReferenceTrace.expect("present-during-dismissal", equals: scene.stage.trace, since: start)
  }

  @Test(.facts("B22")) func `pushing and popping`() throws {
    let stage = Stage(size: SlideScene.portrait)
    let navigation = UINavigationController(rootViewController: Root("R"))
    stage.show(navigation)
    stage.advance(by: 1)
    let start = stage.now

    navigation.pushViewController(Sheet("A"), animated: true)
    try stage.settle()
    navigation.popViewController(animated: true)
    try stage.settle()

    try ReferenceTrace.expect("push-and-pop", equals: stage.trace, since: start)
  }

  @Test func `the trace's own text and JSON have a record a line`() throws {
    let scene = SlideScene(.left)
    try scene.presentAndSettle()
    let trace = scene.stage.application.trace

    let text = trace.text().split(separator: "\n")
    let json = try trace.json().split(separator: "\n")

    #expect(text.count == trace.records.count)
    let decoder = JSONDecoder()
    let decoded = try json.map { try decoder.decode(TraceRecord.self, from: Data($0.utf8)) }
    #expect(decoded == trace.records)
  }

  @Test func `a line reads as the simulator prints it`() {
    let record = TraceRecord(
      time: 0.3,
      kind: "call",
      receiver: "Sheet",
      callback: "viewDidAppear",
      arguments: ["true"]
    )

    #expect(record.description == " 300.0  call       Sheet.viewDidAppear(true)")
  }
}

/// Asks to turn the device.
private final class Message: UIViewController {}

/// The controller on top of the stack.
private final class Top: ProbeController {}
