import CoreGraphics
import Foundation
import QuartzCore

extension CALayer {
  /// Gives a property its value without animation, through the view if it has one, so that layout follows.
  func settle(_ key: String, at value: AnimatableValue) {
    guard let view = delegate as? UIView, view.layer === self else {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      setValue(value.boxed, forKey: key)
      CATransaction.commit()
      return
    }
    switch (key, value) {
    case ("position", .point(let center)): view.center = center
    case ("bounds", .rect(let bounds)): view.bounds = bounds
    case ("transform", .transform(let transform)): view.transform3D = transform
    case ("opacity", .number(let alpha)): view.alpha = alpha
    case ("backgroundColor", .color(let color)) where color !== backgroundColor:
      view.backgroundColor = UIColor(cgColor: color)
    default: setValue(value.boxed, forKey: key)
    }
  }
}
