import CoreGraphics
import Foundation
import QuartzCore

/// A layer that draws stripes itself, moved by an animatable property.
final class StripedLayer: CALayer {
  var phase: CGFloat {
    get { value(forKey: "phase") as? CGFloat ?? 0 }
    set { setValue(newValue, forKey: "phase") }
  }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "phase" || super.needsDisplay(forKey: key)
  }

  override class func defaultValue(forKey key: String) -> Any? {
    key == "phase" ? CGFloat(0) : super.defaultValue(forKey: key)
  }

  override func draw(in context: CGContext) {
    context.setFillColor(.rgb(0.2, 0.5, 0.3, 0.8))
    for row in 0..<10 {
      context.fill(CGRect(x: phase, y: CGFloat(row) * 4, width: 20, height: 2))
    }
  }
}
