/// The direction in which a paragraph runs.
///
/// The text engine finds it by itself.
public nonisolated enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
