import UIKit

/// A controller of the tree under stress: named, with a record of its appearances.
protocol StressMember: UIViewController {
  var record: AppearanceRecord { get }
  /// Keeps the weak transitioning delegate alive.
  var transitioning: StressTransitioning? { get set }
}

/// When something armed can happen.
enum StressMoment: String, CaseIterable {
  case didLoad
  case willAppear
  case isAppearing
  case didAppear
  case willDisappear
  case didDisappear
  case didLayout
  case willResize
  case traitsChanged
  case presentCompletion
  case dismissCompletion
  case alongside
  case coordinatorCompletion
  case animationEnded
  case presentationWillBegin
  case presentationDidEnd
  case dismissalWillBegin
  case dismissalDidEnd
  case asksForStyle
  case asksForAnimator
  case willShow
  case didShow
  case textEditing
}
