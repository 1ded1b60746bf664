public import Foundation

/// A layer that would emit particles.
///
/// Nothing is drawn; giving it cells is reported as unsupported.
open class CAEmitterLayer: CALayer {
  /// Kept but not drawn.
  open var emitterCells: [CAEmitterCell]? {
    didSet {
      guard emitterCells?.isEmpty == false else { return }
      UnsupportedLayerFeature.report("CAEmitterLayer.emitterCells")
    }
  }

  open var birthRate: Float = 1
  open var lifetime: Float = 1
  open var emitterPosition = CGPoint.zero
  open var emitterZPosition: CGFloat = 0
  open var emitterSize = CGSize.zero
  open var emitterDepth: CGFloat = 0
  open var emitterShape = CAEmitterLayerEmitterShape.point
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  open var renderMode = CAEmitterLayerRenderMode.unordered
  open var preservesDepth = false
  open var velocity: Float = 1
  open var scale: Float = 1
  open var spin: Float = 1
  open var seed: UInt32 = 0
}
