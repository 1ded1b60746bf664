/// The edge of the screen that a panel comes from and goes back to.
enum PresentationDirection {
  case left
  case top
  case right
  case bottom
}
