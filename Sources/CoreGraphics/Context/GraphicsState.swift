import Foundation

/// What `saveGState` saves, apart from the clip, which Cairo keeps.
internal struct GraphicsState {
  internal struct Shadow {
    /// In the base space of the context.
    var offset: CGSize
    /// Twice the standard deviation of the blur, in units of the base space.
    var blur: CGFloat
    var color: CGColor
  }

  internal struct Dash {
    var phase: CGFloat
    var lengths: [CGFloat]
  }

  /// From user space to pixels with the origin at the bottom left.
  var ctm: CGAffineTransform
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var fillColorSpace = CGColorSpace.standardRGB
  var strokeColorSpace = CGColorSpace.standardRGB
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var lineWidth: CGFloat = 1
  var lineCap = CGLineCap.butt
  var lineJoin = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dash: Dash?
  var flatness: CGFloat = 1
  var shouldAntialias = true
  var interpolationQuality = CGInterpolationQuality.default
  var shadow: Shadow?
  var patternPhase = CGSize.zero
  /// Coverage of the whole surface that limits drawing in addition to Cairo's clip.
  var clipMask: PixelBuffer?
}
