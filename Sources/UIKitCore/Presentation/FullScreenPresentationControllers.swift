/// Full screen: the presenter's view leaves the hierarchy.
final class FullScreenPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}

/// Over full screen: the presenter's view stays below.
///
/// Also stands in for `.custom` where the delegate offers no controller.
final class OverFullScreenPresentationController: UIPresentationController {}

/// Full size of the controller that defines the context, whose view leaves the hierarchy.
final class CurrentContextPresentationController: UIPresentationController {
  override var shouldPresentInFullscreen: Bool { false }
  override var shouldRemovePresentersView: Bool { true }
}

/// Full size of the controller that defines the context, whose view stays below.
final class OverCurrentContextPresentationController: UIPresentationController {
  override var shouldPresentInFullscreen: Bool { false }
}
