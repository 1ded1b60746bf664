/// The built-in transition that a presentation uses where no animator is offered.
public nonisolated enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}
