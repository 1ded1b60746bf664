/// The edge that the panel comes from; raw values are the segments of the control.
enum PresentationDirection: Int {
  case left = 0
  case top = 1
  case right = 2
  case bottom = 3
}
