/// What an animator is doing.
public nonisolated enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or over.
  case inactive = 0
  /// Running or paused.
  case active = 1
  /// Stopped and waiting for `finishAnimation(at:)`.
  case stopped = 2
}
