/// Where a controller's view is on its way into or out of the user's sight.
nonisolated struct AppearanceState: Equatable {
  enum Phase {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  var phase = Phase.disappeared
  var isAnimated = false
  /// Whether `viewIsAppearing` was called since the last `viewWillAppear`.
  var toldIsAppearing = false
  /// A parent or the engine began a transition that nobody ended yet.
  ///
  /// Meanwhile, moving the view in or out of a window says nothing by itself.
  var isManaged = false
  /// Whether a `viewDidAppear` for a view that just entered a window waits for the next turn.
  var hasPendingEnd = false

  /// Whether nobody is about to say something of this controller.
  var isAtRest: Bool {
    !isManaged && !hasPendingEnd && (phase == .appeared || phase == .disappeared)
  }

  var isVisible: Bool { phase == .appeared || phase == .appearing }
}
