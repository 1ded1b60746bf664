import Foundation

/// A layer that only places its sublayers, all in one space with depth; it draws nothing itself.
///
/// Background, border, contents, opacity groups, masks and clipping of this layer are not drawn.
open class CATransformLayer: CALayer {
}
