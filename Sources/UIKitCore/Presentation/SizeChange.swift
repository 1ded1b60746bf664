import CoreGraphics
import Foundation
import QuartzCore

/// What one window's root controller and all that hangs off it go through in a change of size.
final class SizeChange {
  let coordinator: TransitionCoordinator
  private let root: UIViewController
  private let window: UIWindow
  private let newTraits: UITraitCollection
  private let newSize: CGSize
  private let oldOrientation: UIInterfaceOrientation
  private let newOrientation: UIInterfaceOrientation
  private var swaps: [(presentation: Presentation, style: UIModalPresentationStyle)] = []

  init(
    root: UIViewController,
    window: UIWindow,
    from old: ScreenEnvironment,
    to new: ScreenEnvironment,
    duration: TimeInterval
  ) {
    self.root = root
    self.window = window
    newTraits = UITraitCollection(values: new.traits)
    newSize = new.size
    oldOrientation = old.orientation
    newOrientation = new.orientation
    let facts = TransitionFacts(
      from: .init(controller: root, view: nil),
      to: .init(controller: root, view: nil),
      container: window,
      style: .none,
      isAnimated: duration > 0
    )
    facts.duration = duration
    facts.targetTransform = CGAffineTransform(
      rotationAngle: Self.quarterTurns(from: old.orientation, to: new.orientation) * .pi / 2
    )
    coordinator = TransitionCoordinator(facts: facts)
  }

  /// Shows the window turning about the middle of the screen, as the device was turned in the user's
  /// hand: at first nothing moves on the glass.
  ///
  /// Only what is seen turns. The window's frame changes inside the rotation's animation, its transform
  /// never.
  func turnWindow(over duration: TimeInterval) {
    UIView.performWithoutAnimation {
      window.center = CGPoint(x: newSize.width / 2, y: newSize.height / 2)
    }
    let angle = Self.quarterTurns(from: oldOrientation, to: newOrientation) * .pi / 2
    guard angle != 0 else { return }
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.fromValue = -angle
    turn.toValue = CGFloat(0)
    turn.duration = duration
    turn.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    window.layer.add(turn, forKey: "turn")
  }

  /// Tells everybody what will come, before any frame changes.
  func announce() {
    setCoordinator(coordinator)
    root.forEachInTree { $0.noteTraits() }
    decideAdaptations()
    if root.traits(after: newTraits) != root.traitCollection {
      root.callTraitTransition(to: root.traits(after: newTraits), with: coordinator)
    }
    if window.bounds.size != newSize {
      root.callSizeTransition(to: newSize, with: coordinator)
    }
  }

  /// The environment was applied: swaps what adapts, tells changed traits.
  func applied() {
    root.traitsMayHaveChanged()
    for (presentation, style) in swaps where presentation.phase == .presented {
      Adaptation.swap(presentation, to: style, coordinator: coordinator)
    }
    root.tellTraitsOfPresentations()
    if !swaps.isEmpty { UIApplication.shared.preferencesDidChange() }
  }

  func finish() {
    coordinator.finish()
    setCoordinator(nil)
    var presentation = root.presentationInTree
    while let current = presentation {
      PresentationDiagnostics.checkFrame(of: current.activeController)
      presentation = current.next
    }
  }

  /// Asks each presentation for its style under the new traits.
  private func decideAdaptations() {
    var presentation = root.presentationInTree
    while let current = presentation {
      presentation = current.next
      let old = current.originalController.surroundingTraits
      let new = root.traits(after: newTraits)
      guard old != new else { continue }
      if let style = Adaptation.changedStyle(of: current, for: new) {
        swaps.append((current, style))
      }
    }
  }

  private func setCoordinator(_ coordinator: TransitionCoordinator?) {
    root.forEachInTree { controller in
      if coordinator == nil {
        if controller.runningCoordinator === self.coordinator {
          controller.runningCoordinator = nil
        }
      } else if controller.runningCoordinator == nil {
        controller.runningCoordinator = coordinator
      }
    }
  }

  /// Quarter turns of the interface, clockwise.
  private static func quarterTurns(
    from old: UIInterfaceOrientation,
    to new: UIInterfaceOrientation
  ) -> CGFloat {
    func position(_ orientation: UIInterfaceOrientation) -> Int {
      switch orientation {
      case .unknown, .portrait: 0
      case .landscapeRight: 1
      case .portraitUpsideDown: 2
      case .landscapeLeft: 3
      }
    }
    switch (position(new) - position(old) + 4) % 4 {
    case 1: return 1
    case 2: return 2
    case 3: return -1
    default: return 0
    }
  }
}

extension UIViewController {
  /// The traits that this root controller will have in a window with `traits`.
  fileprivate func traits(after traits: UITraitCollection) -> UITraitCollection {
    guard overrideUserInterfaceStyle != .unspecified else { return traits }
    var values = traits.values
    values.userInterfaceStyle = overrideUserInterfaceStyle
    return UITraitCollection(values: values)
  }

  /// Calls `body` for this controller, its children, and what they present on the screen.
  func forEachInTree(_ body: (UIViewController) -> Void) {
    body(self)
    for child in childControllers {
      child.forEachInTree(body)
    }
    links.presentedOnScreen?.shown.forEachInTree(body)
  }

  /// Tells presentation controllers and presented controllers that their traits changed.
  fileprivate func tellTraitsOfPresentations() {
    var presentation = presentationInTree
    while let current = presentation {
      current.activeController.tellTraitChange()
      current.shown.traitsMayHaveChanged()
      presentation = current.next
    }
  }
}
