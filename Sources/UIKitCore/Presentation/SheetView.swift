import CoreGraphics
import Foundation
import QuartzCore

/// The sheet itself: rounds the corners of what it shows and carries the grabber.
final class SheetView: UIView {
  private static let upperCorners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]

  private weak var content: UIView?
  private let grabber = UIView()

  var cornerRadius = SheetMetrics.cornerRadius {
    didSet { layer.cornerRadius = cornerRadius }
  }

  var isGrabberVisible = false {
    didSet { grabber.isHidden = !isGrabberVisible }
  }

  /// Sheets at the bottom edge round only their upper corners.
  var roundsAllCorners = false {
    didSet {
      layer.maskedCorners = Self.upperCorners
      if roundsAllCorners {
        layer.maskedCorners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
      }
    }
  }

  init() {
    super.init(frame: .zero)
    environment.safeAreaIgnoresTransform = true
    clipsToBounds = true
    layer.cornerRadius = cornerRadius
    layer.maskedCorners = Self.upperCorners
    grabber.backgroundColor = UIColor(white: 0, alpha: 0.3)
    grabber.layer.cornerRadius = SheetMetrics.grabberSize.height / 2
    grabber.isHidden = true
    grabber.isUserInteractionEnabled = false
    addSubview(grabber)
  }

  required init?(coder: NSCoder) {
    preconditionFailure("SheetView is not made by storyboards.")
  }

  func show(_ view: UIView) {
    content = view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content?.frame = bounds
    grabber.frame = CGRect(
      x: bounds.midX - SheetMetrics.grabberSize.width / 2,
      y: SheetMetrics.grabberTop,
      width: SheetMetrics.grabberSize.width,
      height: SheetMetrics.grabberSize.height
    )
  }
}

/// The darkness behind a sheet; a tap on it is the user's wish to close.
final class SheetDimmingView: UIView {
  var onTap: (() -> Void)?

  init() {
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0, alpha: SheetMetrics.dimming)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addGestureRecognizer(
      UITapGestureRecognizer(
        target: self,
        action: Selector("handleTap", SheetDimmingView.handleTap)
      )
    )
  }

  required init?(coder: NSCoder) {
    preconditionFailure("SheetDimmingView is not made by storyboards.")
  }

  private func handleTap() {
    onTap?()
  }
}
