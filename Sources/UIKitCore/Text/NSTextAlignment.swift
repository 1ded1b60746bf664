/// On which side lines of text stand.
///
/// Raw values are those of iOS.
public nonisolated enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  /// Left, or right in an interface that runs from right to left.
  case natural = 4
}
