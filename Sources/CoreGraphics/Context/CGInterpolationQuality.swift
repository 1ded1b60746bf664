/// How pixels of an image are mixed when it is drawn larger or smaller.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`
  case none
  case low
  case high
  case medium = 4
}
