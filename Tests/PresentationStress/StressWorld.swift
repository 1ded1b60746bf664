import ProsceniumTesting
import UIKit

/// One application under stress: its stage, its controllers, and what went wrong.
final class StressWorld {
  /// An object that must be gone once nothing in the tree needs it.
  struct Watched {
    weak var object: AnyObject?
    let name: String
  }

  let stage: Stage
  private(set) var faults: [String] = []
  private(set) var watched: [Watched] = []
  /// Controllers kept to be presented again.
  var kept: [UIViewController & StressMember] = []
  /// Drivers that wait for the script.
  private(set) var drivers: [any UIViewControllerInteractiveTransitioning] = []
  /// Called with a line for each thing that happens.
  var onLine: ((String) -> Void)?

  private var armed: [StressMoment: [(StressWorld, UIViewController?) -> Void]] = [:]
  private var depth = 0
  private var count = 0
  private var completions: [Int: Int] = [:]

  init(stage: Stage) {
    self.stage = stage
  }

  var root: UIViewController? { stage.window.rootViewController }

  // MARK: - Telling

  func tell(_ line: @autoclosure () -> String) {
    onLine?(line())
  }

  func fail(_ sentence: String) {
    tell("! \(sentence)")
    faults.append(sentence)
  }

  // MARK: - Objects

  func makeRecord(_ prefix: String) -> AppearanceRecord {
    count += 1
    return AppearanceRecord("\(prefix)\(count)", in: self)
  }

  func watch(_ object: AnyObject, _ name: String) {
    watched.append(Watched(object: object, name: name))
  }

  func forgetGone() {
    watched.removeAll { $0.object == nil }
  }

  /// A completion that may run once.
  func completion(_ moment: StressMoment, of controller: UIViewController?) -> () -> Void {
    count += 1
    let number = count
    return { [weak self, weak controller] in
      guard let self else { return }
      completions[number, default: 0] += 1
      if completions[number] != 1 { fail("a completion ran \(completions[number] ?? 0) times") }
      tell("  \(moment.rawValue)")
      reached(moment, controller)
    }
  }

  // MARK: - Drivers

  func take(_ driver: any UIViewControllerInteractiveTransitioning) {
    drivers.append(driver)
  }

  /// Ends all interactions.
  func endDrivers(finishing: Bool) {
    let all = drivers
    drivers.removeAll()
    for driver in all {
      switch driver {
      case let driver as StressDriver: finishing ? driver.finish() : driver.cancel()
      case let driver as StressHandDriver: driver.end(finishing: finishing)
      default: break
      }
    }
  }

  func drop(_ driver: any UIViewControllerInteractiveTransitioning) {
    drivers.removeAll { $0 === driver }
  }

  // MARK: - Callbacks that act

  /// Does `action` at the next `moment`.
  func arm(_ moment: StressMoment, _ action: @escaping (StressWorld, UIViewController?) -> Void) {
    armed[moment, default: []].append(action)
  }

  func disarm() {
    armed.removeAll()
  }

  func reached(_ moment: StressMoment, _ controller: UIViewController?) {
    guard let actions = armed.removeValue(forKey: moment), depth < 3 else { return }
    depth += 1
    tell("  armed at \(moment.rawValue)")
    for action in actions {
      action(self, controller)
    }
    depth -= 1
  }

  // MARK: - The tree

  /// All controllers reachable from the root, parents before children, presenters before presented.
  var tree: [UIViewController] {
    root.map(controllers(below:)) ?? []
  }

  func controllers(below controller: UIViewController) -> [UIViewController] {
    var all = [controller]
    for child in controller.children { all += controllers(below: child) }
    if let presented = controller.ownPresented {
      all += controllers(below: presented)
      if let shown = presented.activePresentationController?.presentedViewController,
        shown !== presented
      {
        // A stand-in, which may hold the presented controller.
        all += controllers(below: shown).filter { candidate in
          !all.contains { $0 === candidate }
        }
      }
    }
    return all
  }

  /// The controllers presented one over the other, lowest first; the root comes first.
  var levels: [UIViewController] {
    var result = root.map { [$0] } ?? []
    while let presented = result.last.flatMap(presentedIn) {
      result.append(presented)
    }
    return result
  }

  /// The controller in front of all others.
  var frontmost: UIViewController? {
    let shown = tree.compactMap(\.ownPresented).compactMap(\.activePresentationController)
    let front = stage.windowContents.last { view in shown.contains { $0.containerView === view } }
    let controller = shown.first { front != nil && $0.containerView === front }
    var chain = (controller?.presentedViewController ?? root).map { [$0] } ?? []
    while let next = chain.last.flatMap(presentedIn) { chain.append(next) }
    return chain.last { $0.viewIfLoaded?.window != nil }
  }

  /// What the tree of `controller` presents, without what that presents.
  private func presentedIn(_ controller: UIViewController) -> UIViewController? {
    if let presented = controller.ownPresented {
      return presented.activePresentationController?.presentedViewController ?? presented
    }
    return controller.children.lazy.compactMap(presentedIn).first
  }
}

extension UIViewController {
  /// What this controller presents itself, not an ancestor.
  var ownPresented: UIViewController? {
    guard let presented = presentedViewController,
      presented.presentingViewController === self
    else { return nil }
    return presented
  }
}
