import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Tracking of controls, their events and who hears of them.
struct ControlTests {
  @Test(.facts("H22")) func `a press inside goes down and up inside`() {
    let (stage, control) = Self.stage()

    stage.press(at: CGPoint(x: 150, y: 150))
    #expect(control.isTracking)
    #expect(control.isHighlighted)
    stage.release()

    #expect(control.events == ["down", "upInside"])
    #expect(!control.isHighlighted)
  }

  @Test(.facts("H22")) func `counts as inside up to seventy points around`() {
    let (stage, control) = Self.stage()

    stage.press(at: CGPoint(x: 150, y: 150))
    stage.move(to: CGPoint(x: 269, y: 150))
    stage.move(to: CGPoint(x: 271, y: 150))
    #expect(!control.isHighlighted)
    stage.move(to: CGPoint(x: 250, y: 150))
    #expect(control.isHighlighted)
    stage.move(to: CGPoint(x: 300, y: 150))
    stage.release()

    #expect(
      control.events == [
        "down", "dragInside", "dragExit", "dragOutside", "dragEnter", "dragInside", "dragExit",
        "dragOutside", "upOutside",
      ]
    )
  }

  @Test(.facts("H22")) func `a taken touch cancels`() {
    let (stage, control) = Self.stage()

    stage.press(at: CGPoint(x: 150, y: 150))
    stage.cancelTouch()

    #expect(control.events == ["down", "cancel"])
    #expect(!control.isTracking)
  }

  @Test func `a disabled control does nothing`() {
    let (stage, control) = Self.stage()
    control.isEnabled = false

    stage.tap(at: CGPoint(x: 150, y: 150))

    #expect(control.events.isEmpty)
    #expect(control.state == .disabled)
  }

  @Test(.facts("I4")) func `combines the bits of its state`() {
    let control = UIControl()

    control.isHighlighted = true
    control.isSelected = true

    #expect(control.state == [.highlighted, .selected])
    #expect(control.state.rawValue == 1 | 4)
    #expect(UIControl.State.disabled.rawValue == 2)
  }

  @Test(.facts("H23")) func `a button triggers its primary action on touch-up inside`() throws {
    let stage = Stage(size: CGSize(width: 400, height: 400))
    let root = UIViewController()
    let button = UIButton(type: .system)
    var events: [String] = []
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
    button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
    button.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
    stage.show(root)
    root.view.addSubview(button)

    try stage.tap(button)

    #expect(events == ["up", "primary"])
    #expect(UIControl.Event.primaryActionTriggered.rawValue == 1 << 13)
  }

  @Test(.facts("H24")) func `an action without a target goes up the responder chain`() throws {
    let stage = Stage(size: CGSize(width: 400, height: 400))
    let root = ActingController()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
    button.addTarget(nil, action: Selector("act:", ActingController.act), for: .touchUpInside)
    stage.show(root)
    root.view.addSubview(button)

    try stage.tap(button)

    #expect(root.sender === button)
  }

  @Test func `does not keep its targets alive`() {
    let control = UIControl()
    var target: ActingController? = ActingController()
    weak let weakTarget = target

    control.addTarget(
      target,
      action: Selector("act:", ActingController.act),
      for: .touchUpInside
    )
    target = nil

    #expect(weakTarget == nil)
    control.sendActions(for: .touchUpInside)
  }

  @Test func `adds a pair once and merges its events`() {
    let control = UIControl()
    let target = ActingController()
    let action = Selector("act:", ActingController.act)

    control.addTarget(target, action: action, for: .touchDown)
    control.addTarget(target, action: action, for: [.touchDown, .touchUpInside])
    control.sendActions(for: .touchDown)

    #expect(target.count == 1)
    #expect(control.allControlEvents == [.touchDown, .touchUpInside])
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["act:"])
    control.removeTarget(target, action: nil, for: .allEvents)
    #expect(control.allControlEvents.isEmpty)
  }

  @Test(.facts("H19")) func `a tap recognizer around a button stays behind`() throws {
    let (stage, button, log) = Self.stageWithButton()
    log.tap(on: button.superview)

    try stage.tap(button)

    #expect(log.lines == ["button"])
  }

  @Test(.facts("H19")) func `a tap recognizer on the button itself wins`() throws {
    let (stage, button, log) = Self.stageWithButton()
    log.tap(on: button)

    try stage.tap(button)

    #expect(log.lines == ["tap"])
  }

  @Test(.facts("H19")) func `a pan around a slider leaves the knob alone`() throws {
    let stage = Stage(size: CGSize(width: 400, height: 400))
    let root = UIViewController()
    let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 300, height: 31))
    let log = EventLog()
    stage.show(root)
    root.view.addSubview(slider)
    root.view.addGestureRecognizer(
      UIPanGestureRecognizer(target: log, action: Selector("recognized", EventLog.recognized))
    )
    slider.addAction(UIAction { _ in log.changes += 1 }, for: .valueChanged)
    stage.turn()

    stage.drag(from: CGPoint(x: 64, y: 115), to: CGPoint(x: 200, y: 115))

    #expect(log.lines.isEmpty)
    #expect(log.changes > 0)
    // The knob moved 136 of the 300 - 28 points it can go.
    #expect(abs(slider.value - 136 / 272) < 0.001)
  }

  @Test(.facts("H20")) func `a tap recognizer around a table keeps rows from being selected`() {
    let stage = Stage(size: CGSize(width: 400, height: 400))
    let root = UIViewController()
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 400, height: 300), style: .plain)
    let rows = Rows()
    let log = EventLog()
    table.dataSource = rows
    table.delegate = rows
    stage.show(root)
    root.view.addSubview(table)
    stage.turn()

    stage.tap(at: CGPoint(x: 100, y: 120))
    stage.advance(by: 0.5)
    #expect(rows.selected == [0])
    log.tap(on: root.view)
    stage.tap(at: CGPoint(x: 100, y: 170))
    stage.advance(by: 0.5)

    #expect(rows.selected == [0])
    #expect(log.lines == ["tap"])
  }

  @Test(.facts("I1")) func `the tint is the classic system blue`() {
    let tint = UIView().tintColor.resolvedColor(
      with: UITraitCollection(userInterfaceStyle: .light)
    )

    #expect(tint.cgColor.components == [0, 122.0 / 255, 1, 1])
  }

  private static func stage() -> (Stage, EventControl) {
    let stage = Stage(size: CGSize(width: 400, height: 400))
    let root = UIViewController()
    let control = EventControl(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    stage.show(root)
    root.view.addSubview(control)
    return (stage, control)
  }

  private static func stageWithButton() -> (Stage, UIButton, EventLog) {
    let stage = Stage(size: CGSize(width: 400, height: 400))
    let root = UIViewController()
    let button = UIButton(type: .system)
    let log = EventLog()
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
    button.addAction(UIAction { _ in log.lines.append("button") }, for: .touchUpInside)
    stage.show(root)
    root.view.addSubview(button)
    return (stage, button, log)
  }
}

/// A control that notes its events.
private final class EventControl: UIControl {
  var events: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDragInside, "dragInside"), (.touchDragOutside, "dragOutside"),
      (.touchDragEnter, "dragEnter"), (.touchDragExit, "dragExit"), (.touchUpInside, "upInside"),
      (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
    ]
    for (event, name) in names {
      addAction(UIAction { [weak self] _ in self?.events.append(name) }, for: event)
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

private final class ActingController: UIViewController {
  var sender: UIButton?
  var count = 0

  func act(_ sender: Any?) {
    self.sender = sender as? UIButton
    count += 1
  }
}

private final class EventLog {
  var lines: [String] = []
  var changes = 0

  func recognized() { lines.append("tap") }

  func tap(on view: UIView?) {
    view?.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("recognized", EventLog.recognized))
    )
  }
}

/// Five rows that note which are selected.
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var selected: [Int] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }
}
