public import CoreGraphics
import Foundation

/// A layer that shows its sublayers several times, each copy moved and tinted a step further.
open class CAReplicatorLayer: CALayer {
  private static let animatedKeys: Set<String> = [
    "instanceDelay", "instanceTransform", "instanceColor", "instanceRedOffset",
    "instanceGreenOffset", "instanceBlueOffset", "instanceAlphaOffset",
  ]

  /// How many copies, the original included.
  open var instanceCount: Int {
    get { custom("instanceCount", 1) }
    set { setCustom("instanceCount", newValue) }
  }

  open var preservesDepth: Bool {
    get { custom("preservesDepth", false) }
    set { setCustom("preservesDepth", newValue) }
  }

  /// Seconds by which each copy's animations lag behind the one before.
  open var instanceDelay: CFTimeInterval {
    get { custom("instanceDelay", 0) }
    set { setCustom("instanceDelay", newValue) }
  }

  /// From one copy to the next, about the replicator's anchor point.
  open var instanceTransform: CATransform3D {
    get { custom("instanceTransform", CATransform3DIdentity) }
    set { setCustom("instanceTransform", newValue) }
  }

  /// Multiplies the colors of the first copy.
  ///
  /// White at first.
  open var instanceColor: CGColor? {
    get { customIfAny("instanceColor") ?? CGColor.white }
    set { setCustom("instanceColor", newValue ?? CGColor.white) }
  }

  open var instanceRedOffset: Float {
    get { custom("instanceRedOffset", 0) }
    set { setCustom("instanceRedOffset", newValue) }
  }

  open var instanceGreenOffset: Float {
    get { custom("instanceGreenOffset", 0) }
    set { setCustom("instanceGreenOffset", newValue) }
  }

  open var instanceBlueOffset: Float {
    get { custom("instanceBlueOffset", 0) }
    set { setCustom("instanceBlueOffset", newValue) }
  }

  open var instanceAlphaOffset: Float {
    get { custom("instanceAlphaOffset", 0) }
    set { setCustom("instanceAlphaOffset", newValue) }
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "instanceCount": 1
    case "preservesDepth": false
    case "instanceDelay": CFTimeInterval(0)
    case "instanceTransform": CATransform3DIdentity
    case "instanceColor": CGColor.white
    case "instanceRedOffset", "instanceGreenOffset", "instanceBlueOffset", "instanceAlphaOffset":
      Float(0)
    default: super.defaultValue(forKey: key)
    }
  }

  package override class func animatesImplicitly(custom key: String) -> Bool {
    animatedKeys.contains(key)
  }
}
