import SDLPlatform
import Testing
import UIKit
import UIKitCore

@testable import Simulator

/// Scripts at work on a small app.
@Suite struct ScriptRunTests {
  private final class Panel: UIViewController {}

  /// A screen with two buttons; the second one is below a view that covers it.
  private final class Start: UIViewController {
    private(set) var tapCount = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      add(UIButton(), "#free", CGRect(x: 100, y: 100, width: 100, height: 50))
      add(UIButton(), "#covered", CGRect(x: 100, y: 200, width: 100, height: 50))
      add(UIView(), "#lid", CGRect(x: 90, y: 190, width: 120, height: 70))
    }

    func tapped() {
      tapCount += 1
      present(Panel(), animated: true)
    }

    private func add(_ child: UIView, _ name: String, _ frame: CGRect) {
      child.frame = frame
      child.accessibilityIdentifier = String(name.dropFirst())
      (child as? UIButton)?.addTarget(
        self,
        action: Selector("tapped", Start.tapped),
        for: .touchUpInside
      )
      view.addSubview(child)
    }
  }

  private let run: VirtualRun
  private let control: DeviceControl
  private let start = Start()

  init() throws {
    let device = SimulatedDevice()
    run = VirtualRun(
      services: try SimulatorServices.make { _ in },
      environment: device.environment
    )
    control = DeviceControl(run: run, device: device)
    let window = UIWindow(frame: device.environment.bounds)
    window.rootViewController = start
    window.makeKeyAndVisible()
    run.application.becomeActive()
  }

  private func play(_ text: String) throws {
    let script = try Script(name: "s", text: text)
    let scriptRun = ScriptRun(
      script: script,
      control: control,
      outputs: RunOutputs(run: run),
      timeout: 5
    )
    try HeadlessHost(run: run, script: scriptRun, timeout: 5).runToEnd()
  }

  private func failure(_ text: String) -> SimulatorFailure? {
    do {
      try play(text)
      return nil
    } catch {
      return error as? SimulatorFailure
    }
  }

  @Test func `taps, waits for rest and checks`() throws {
    try play(
      """
      expect presented nothing
      tap #free
      settle
      expect presented Panel
      """
    )

    #expect(start.tapCount == 1)
  }

  @Test func `waits exactly as long as it says`() throws {
    try play("wait 0.3\nat 0.5 wait 0.25")

    #expect(run.now == 0.75)
  }

  @Test func `says what is in the way of a tap`() {
    let failure = failure("wait 0.1\ntap #covered")

    #expect(failure?.status == .checkFailed)
    #expect(failure?.description.hasPrefix("s:2: ") == true)
    #expect(failure?.description.contains("#lid is in the way") == true)
  }

  @Test func `names the candidates for a view that is not there`() {
    let failure = failure("tap #fre")

    #expect(failure?.status == .notFound)
    #expect(failure?.description.contains("#free") == true)
  }

  @Test func `a failed expectation says what is there instead`() {
    let failure = failure("tap #free\nsettle\nexpect presented Other")

    #expect(failure?.status == .checkFailed)
    #expect(failure?.description == "s:3: expected Other to be presented, found Panel")
  }

  @Test func `turns and resizes the device`() throws {
    try play(
      """
      rotate left
      settle
      expect size-class v compact
      resize 700x500
      expect size-class h regular
      expect size-class v regular
      """
    )

    #expect(run.application.screen.bounds.size == CGSize(width: 700, height: 500))
  }

  @Test func `checks frames within a tolerance`() throws {
    try play("expect frame #free 100.4,100,100,50")

    #expect(
      failure("expect frame #free 101,100,100,50 ±0.5")?.description
        == "s:1: expected #free at 101,100,100,50, found 100,100,100,50"
    )
  }

  @Test func `a finger has to be down to move, and up to press`() {
    #expect(failure("move by 1,1")?.status == .wrongUsage)
    #expect(failure("release")?.status == .wrongUsage)
    #expect(failure("press 1,1\npress 2,2")?.status == .wrongUsage)
  }

  @Test func `an animation that never ends is stuck`() {
    run.makeCurrent()
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat]) {
      start.view.alpha = 0.5
    }

    #expect(failure("settle 2")?.status == .stuck)
  }

  @Test func `ends where it says so`() throws {
    try play("quit\ntap #nothing")
  }
}
