import CoreGraphics
import Foundation
import UIKitCore

/// One line of a script.
nonisolated indirect enum ScriptCommand: Equatable, Sendable {
  /// Where a movement of the finger leads.
  nonisolated enum Destination: Equatable, Sendable {
    case to(ScriptTarget)
    /// Points from where the finger is.
    case by(CGVector)
  }

  case device(DevicePreset)
  case appearance(UIUserInterfaceStyle)
  case rotate(SimulatedDevice.Turn)
  case rotateTo(UIInterfaceOrientation)
  case resize(CGSize)
  case wait(TimeInterval)
  /// Until nothing moves; nil is the limit of the command line.
  case settle(limit: TimeInterval?)
  case tap(ScriptTarget)
  case press(ScriptTarget)
  case move(Destination, over: TimeInterval)
  case release
  /// The system takes the touch away.
  case cancel
  case drag(ScriptTarget, Destination, over: TimeInterval, isCancelled: Bool)
  case scroll(CGVector, at: ScriptTarget?)
  case type(String)
  case key(KeyPress.Key)
  case shot(String)
  case dump(SimulatorOptions.Dump)
  case expect(ScriptExpectation)
  /// Another command, seconds after the last one that did something.
  case at(TimeInterval, ScriptCommand)
  case quit
}

/// What a script holds to be true.
nonisolated enum ScriptExpectation: Equatable, Sendable {
  /// The class of the controller presented last; nil for none.
  case presented(String?)
  /// On the screen at this instant, in points.
  case frame(ScriptTarget, CGRect, tolerance: CGFloat)
  case horizontalSizeClass(UIUserInterfaceSizeClass)
  case verticalSizeClass(UIUserInterfaceSizeClass)
  /// The trace so far is the text of a file, times included.
  case trace(String)
  case visible(ScriptTarget)
  case absent(ScriptTarget)
}
