import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Making objects of classes that only a test knows.
struct InitializerSlotTests {
  private final class PlainObject: NSObject {
    let text: String

    override init() {
      text = "made"
      super.init()
    }
  }

  private final class OwnLayer: CALayer {
    var radius: CGFloat = 0

    override init() {
      super.init()
    }

    override init(layer: Any) {
      super.init(layer: layer)
      radius = (layer as? OwnLayer)?.radius ?? -1
    }

    required init?(coder: NSCoder) {
      nil
    }
  }

  @Test func `calls an overridden init`() {
    #expect(InitializerSlot.plain.make(PlainObject.self).text == "made")
  }

  @Test func `objects are released`() {
    weak var object: PlainObject?

    do {
      let made = InitializerSlot.plain.make(PlainObject.self)
      object = made
      #expect(object != nil)
    }

    #expect(object == nil)
  }

  @Test func `a presentation layer is a copy of the layer's own class`() {
    let root = CALayer()
    root.isDisplayRoot = true
    let layer = OwnLayer()
    layer.radius = 3
    root.addSublayer(layer)
    CATransaction.flush()

    let shown = layer.presentation()

    #expect(shown?.radius == 3)
  }
}
