import CoreGraphics
import Foundation

// Moving from one content to another: a function of the progress from 0 to 1.
extension UINavigationBar {
  /// How far titles slide, as shares of the bar's width (chosen by eye).
  private static let incomingShare: CGFloat = 0.5
  private static let outgoingShare: CGFloat = 0.3

  func beginTransition(to items: [UINavigationItem], isPush: Bool) {
    outgoing?.removeFromSuperview()
    outgoing = content
    takeStack(items)
    let incoming = makeContent(for: items)
    takeContent(incoming)
    isOutgoingReturning = !isPush
    UIView.performWithoutAnimation {
      if let incoming {
        incoming.frame = bounds
        addSubview(incoming)
      }
      setNeedsLayout()
      layoutIfNeeded()
      setTransitionProgress(0)
    }
  }

  func setLargeTitle(_ isLarge: Bool) {
    showsLargeTitle = isLarge
    content?.showsLargeTitle = isLarge
  }

  func setTransitionProgress(_ progress: CGFloat) {
    let isPush = !isOutgoingReturning
    let width = bounds.width
    content?.alpha = progress
    outgoing?.alpha = 1 - progress
    let enter = isPush ? width * Self.incomingShare : -width * Self.outgoingShare
    let leave = isPush ? -width * Self.outgoingShare : width * Self.incomingShare
    for view in content?.slidingViews ?? [] {
      view.transform = CGAffineTransform(translationX: enter * (1 - progress), y: 0)
    }
    for view in outgoing?.slidingViews ?? [] {
      view.transform = CGAffineTransform(translationX: leave * progress, y: 0)
    }
  }

  /// Ends the transition; an unfinished one goes back to what was there, with `items`.
  func endTransition(isFinished: Bool, items: [UINavigationItem]? = nil) {
    UIView.performWithoutAnimation {
      if !isFinished {
        content?.removeFromSuperview()
        takeContent(outgoing)
        outgoing = nil
        if let items { takeStack(items) }
      }
      setTransitionProgress(1)
      content?.alpha = 1
      for view in content?.slidingViews ?? [] { view.transform = .identity }
      outgoing?.removeFromSuperview()
      outgoing = nil
      reloadContent()
    }
  }
}
