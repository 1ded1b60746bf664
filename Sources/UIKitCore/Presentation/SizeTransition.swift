import CoreGraphics
import Foundation
import QuartzCore

/// A change of the screen: a rotation or a free resize, with its callbacks in UIKit's order.
///
/// First everybody hears what will come (traits, then size, from the root down), then the new
/// environment is applied (`traitCollectionDidChange`, layout), then the alongside blocks run inside
/// the animation, last the completions.
package enum SizeTransition {
  /// Seconds that a rotation by 90° takes.
  ///
  /// Folklore: about 0.3 s on phones.
  private static let rotationDuration: TimeInterval = 0.3
  /// On pads rotations take longer.
  private static let padRotationDuration: TimeInterval = 0.4

  /// Takes the windows of `screen` from one environment to another; `apply` makes the change.
  package static func run(
    in screen: UIScreen,
    from old: ScreenEnvironment,
    to new: ScreenEnvironment,
    animated: Bool,
    apply: @escaping () -> Void
  ) {
    let duration = animated ? duration(from: old, to: new) : 0
    let windows = screen.visibleWindows.filter { $0.frame == old.bounds }
    let changes = windows.compactMap { window in
      window.rootViewController.map {
        SizeChange(root: $0, window: window, from: old, to: new, duration: duration)
      }
    }
    UIApplication.shared.trace.add(
      "size",
      name: "screen",
      "",
      ["\(traceSize(old.size)) → \(traceSize(new.size))", animated ? "animated" : "unanimated"]
    )
    screen.announcedBounds = new.bounds
    for change in changes {
      change.announce()
    }
    screen.announcedBounds = nil
    let applyAndLayOut = {
      apply()
      for change in changes {
        change.applied()
      }
      for window in windows {
        window.layoutIfNeeded()
      }
    }
    guard duration > 0 else {
      UIView.performWithoutAnimation {
        applyAndLayOut()
        for change in changes {
          change.coordinator.runAnimations()
        }
        for window in windows {
          window.layoutIfNeeded()
        }
      }
      FrameClock.current.enqueue {
        for change in changes {
          change.finish()
        }
      }
      return
    }
    UIApplication.shared.beginIgnoringInteractionEvents()
    let texts = windows.map(RotatingText.init(in:))
    for change in changes {
      change.turnWindow(over: duration)
    }
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: [.curveEaseInOut],
      animations: {
        applyAndLayOut()
        for change in changes {
          change.coordinator.runAnimations()
        }
        for window in windows {
          window.layoutIfNeeded()
        }
      },
      completion: { _ in
        UIApplication.shared.endIgnoringInteractionEvents()
        for text in texts {
          text.release()
        }
        for change in changes {
          change.finish()
        }
      }
    )
  }

  private static func duration(
    from old: ScreenEnvironment,
    to new: ScreenEnvironment
  ) -> TimeInterval {
    let once =
      new.traits.userInterfaceIdiom == .pad ? padRotationDuration : rotationDuration
    let isHalfTurn =
      old.orientation != new.orientation && old.orientation.isPortrait == new.orientation.isPortrait
    return isHalfTurn ? once * 2 : once
  }
}
