/// A layer whose sublayers keep their depth: they are not flattened into its plane.
///
/// It draws nothing itself. Sublayers are drawn from the farthest to the nearest by the depth of their
/// middles; planes that cut through each other are not split.
open class CATransformLayer: CALayer {}
