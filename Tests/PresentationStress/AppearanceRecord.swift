import UIKit

/// Watches the appearance callbacks of one controller: each must follow from the last one.
final class AppearanceRecord {
  enum Phase: String {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  enum Callback: String {
    case willAppear = "viewWillAppear"
    case isAppearing = "viewIsAppearing"
    case didAppear = "viewDidAppear"
    case willDisappear = "viewWillDisappear"
    case didDisappear = "viewDidDisappear"
  }

  let name: String
  private(set) var phase = Phase.disappeared
  private var toldIsAppearing = false
  private weak var world: StressWorld?

  init(_ name: String, in world: StressWorld) {
    self.name = name
    self.world = world
  }

  func note(_ callback: Callback) {
    world?.tell("  \(name).\(callback.rawValue)")
    switch (callback, phase) {
    case (.willAppear, .disappeared), (.willAppear, .disappearing):
      phase = .appearing
      toldIsAppearing = false
    case (.isAppearing, .appearing) where !toldIsAppearing:
      toldIsAppearing = true
    case (.didAppear, .appearing):
      phase = .appeared
      if !toldIsAppearing {
        world?.fail("\(name) got viewDidAppear without viewIsAppearing")
      }
    case (.willDisappear, .appeared), (.willDisappear, .appearing):
      phase = .disappearing
    case (.didDisappear, .disappearing):
      phase = .disappeared
    default:
      world?.fail("\(name) got \(callback.rawValue) while it was \(phase.rawValue)")
    }
  }
}
