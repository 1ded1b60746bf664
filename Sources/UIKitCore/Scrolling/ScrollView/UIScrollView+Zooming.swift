import CoreGraphics
import Foundation
import QuartzCore

// Pinching and programmatic changes of the scale.
extension UIScrollView {
  func zoomLimitsDidChange() {
    let canZoom = maximumZoomScale > minimumZoomScale
    if canZoom, zoomGestureRecognizer == nil {
      let pinch = UIPinchGestureRecognizer(
        target: self,
        action: Selector("handlePinch:", UIScrollView.handlePinch)
      )
      zoomGestureRecognizer = pinch
      addGestureRecognizer(pinch)
    } else if !canZoom, let pinch = zoomGestureRecognizer {
      removeGestureRecognizer(pinch)
      zoomGestureRecognizer = nil
    }
  }

  private var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  func applyZoom(_ scale: CGFloat, animated: Bool) {
    let scale = min(max(scale, minimumZoomScale), maximumZoomScale)
    let center = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    zoom(to: scale, keeping: contentPoint(at: center), at: center, animated: animated)
  }

  func applyZoom(showing rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let fitting = min(bounds.width / rect.width, bounds.height / rect.height)
    let scale = min(max(fitting, minimumZoomScale), maximumZoomScale)
    let center = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    zoom(
      to: scale,
      keeping: CGPoint(x: rect.midX, y: rect.midY),
      at: center,
      animated: animated
    )
  }

  /// The point of the unscaled content under `point` of the visible area.
  private func contentPoint(at point: CGPoint) -> CGPoint {
    CGPoint(
      x: (contentOffset.x + point.x) / zoom.scale,
      y: (contentOffset.y + point.y) / zoom.scale
    )
  }

  private func zoom(
    to scale: CGFloat,
    keeping anchor: CGPoint,
    at point: CGPoint,
    animated: Bool
  ) {
    guard let view = zoomedView else { return }
    guard scale != zoom.scale else { return }
    delegate?.scrollViewWillBeginZooming(self, with: view)
    let change = {
      self.setScale(scale, of: view, keeping: anchor, at: point)
      self.contentOffset = self.clamped(self.contentOffset)
    }
    let finish = { [weak self] in
      guard let self else { return }
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
    }
    guard animated, window != nil else {
      change()
      finish()
      return
    }
    UIView.animate(withDuration: ScrollDriver.Movement.glideDuration, animations: change) { _ in
      finish()
    }
  }

  private func setScale(
    _ scale: CGFloat,
    of view: UIView,
    keeping anchor: CGPoint,
    at point: CGPoint
  ) {
    let base = CGSize(
      width: view.bounds.width * scale,
      height: view.bounds.height * scale
    )
    let origin = view.frame.origin
    zoom.scale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = origin
    contentSize = base
    contentOffset = CGPoint(x: anchor.x * scale - point.x, y: anchor.y * scale - point.y)
    delegate?.scrollViewDidZoom(self)
  }

  func handlePinch(_ pinch: UIPinchGestureRecognizer) {
    let location = pinch.location(in: self)
    let point = CGPoint(x: location.x - contentOffset.x, y: location.y - contentOffset.y)
    switch pinch.state {
    case .began:
      guard let view = zoomedView else { return }
      stopMoving()
      isZooming = true
      zoom.view = view
      zoom.startScale = zoom.scale
      zoom.anchor = contentPoint(at: point)
      delegate?.scrollViewWillBeginZooming(self, with: view)
    case .changed:
      guard isZooming, let view = zoom.view else { return }
      setScale(
        resisted(zoom.startScale * pinch.scale),
        of: view,
        keeping: zoom.anchor,
        at: point
      )
    case .ended, .cancelled, .failed:
      guard isZooming, let view = zoom.view else { return }
      isZooming = false
      finishPinch(of: view, at: point)
    default:
      break
    }
  }

  /// Beyond its limits the scale follows half as willingly, up to a factor of two (chosen by eye).
  private func resisted(_ scale: CGFloat) -> CGFloat {
    let inside = min(max(scale, minimumZoomScale), maximumZoomScale)
    guard bouncesZoom, scale != inside else { return inside }
    let excess = CGFloat(sqrt(Double(scale / inside)))
    return inside * min(max(excess, 0.5), 2)
  }

  private func finishPinch(of view: UIView, at point: CGPoint) {
    let scale = min(max(zoom.scale, minimumZoomScale), maximumZoomScale)
    let isOutside = scale != zoom.scale || clamped(contentOffset) != contentOffset
    guard isOutside else {
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
      return
    }
    isZoomBouncing = scale != zoom.scale
    UIView.animate(
      withDuration: ScrollDriver.Movement.glideDuration,
      animations: {
        self.setScale(scale, of: view, keeping: self.zoom.anchor, at: point)
        self.contentOffset = self.clamped(self.contentOffset)
      },
      completion: { [weak self] _ in
        guard let self else { return }
        isZoomBouncing = false
        delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
      }
    )
  }
}
