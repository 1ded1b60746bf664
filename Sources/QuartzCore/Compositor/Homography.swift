import CoreGraphics
import Foundation

/// A projective map of the plane, for row vectors `[x y 1]`, as CATransform3D maps the plane z = 0.
nonisolated struct Homography: Equatable {
  var m11 = 1.0
  var m12 = 0.0
  var m13 = 0.0
  var m21 = 0.0
  var m22 = 1.0
  var m23 = 0.0
  var m31 = 0.0
  var m32 = 0.0
  var m33 = 1.0

  /// Points nearer to the eye's plane than this are not drawn.
  static let nearest = 1e-4

  init() {}

  init(scaleX: Double, scaleY: Double) {
    m11 = scaleX
    m22 = scaleY
  }

  init(translationX: Double, y: Double) {
    m31 = translationX
    m32 = y
  }

  /// First `self`, then `next`.
  func concatenating(_ next: Homography) -> Homography {
    var result = Homography()
    result.m11 = m11 * next.m11 + m12 * next.m21 + m13 * next.m31
    result.m12 = m11 * next.m12 + m12 * next.m22 + m13 * next.m32
    result.m13 = m11 * next.m13 + m12 * next.m23 + m13 * next.m33
    result.m21 = m21 * next.m11 + m22 * next.m21 + m23 * next.m31
    result.m22 = m21 * next.m12 + m22 * next.m22 + m23 * next.m32
    result.m23 = m21 * next.m13 + m22 * next.m23 + m23 * next.m33
    result.m31 = m31 * next.m11 + m32 * next.m21 + m33 * next.m31
    result.m32 = m31 * next.m12 + m32 * next.m22 + m33 * next.m32
    result.m33 = m31 * next.m13 + m32 * next.m23 + m33 * next.m33
    return result
  }

  var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Whether rectangles stay upright rectangles.
  var isUpright: Bool { isAffine && m12 == 0 && m21 == 0 }

  var determinant: Double {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  /// nil where the plane is seen edge-on.
  var inverse: Homography? {
    let determinant = determinant
    guard determinant.isFinite, determinant.magnitude > 1e-12 else { return nil }

    var result = Homography()
    result.m11 = (m22 * m33 - m23 * m32) / determinant
    result.m12 = (m13 * m32 - m12 * m33) / determinant
    result.m13 = (m12 * m23 - m13 * m22) / determinant
    result.m21 = (m23 * m31 - m21 * m33) / determinant
    result.m22 = (m11 * m33 - m13 * m31) / determinant
    result.m23 = (m13 * m21 - m11 * m23) / determinant
    result.m31 = (m21 * m32 - m22 * m31) / determinant
    result.m32 = (m12 * m31 - m11 * m32) / determinant
    result.m33 = (m11 * m22 - m12 * m21) / determinant
    return result
  }

  /// The larger of the lengths that unit steps along x and y get; for affine maps.
  var largestScale: Double {
    let x = (m11 * m11 + m12 * m12).squareRoot()
    let y = (m21 * m21 + m22 * m22).squareRoot()
    return max(x, y)
  }

  /// Pixels around the image of `rect`; nil where a corner lies behind the eye, so that no bound is known.
  func bounds(of rect: PixelRect) -> PixelRect? {
    guard !rect.isEmpty else { return .empty }
    var minX = Double.infinity
    var minY = Double.infinity
    var maxX = -Double.infinity
    var maxY = -Double.infinity
    // Filtering reaches half a pixel beyond the edges.
    for x in [rect.x - 1, rect.maxX + 1] {
      for y in [rect.y - 1, rect.maxY + 1] {
        let w = Double(x) * m13 + Double(y) * m23 + m33
        guard w > Self.nearest else { return nil }
        let mappedX = (Double(x) * m11 + Double(y) * m21 + m31) / w
        let mappedY = (Double(x) * m12 + Double(y) * m22 + m32) / w
        minX = min(minX, mappedX)
        minY = min(minY, mappedY)
        maxX = max(maxX, mappedX)
        maxY = max(maxY, mappedY)
      }
    }
    let limit = 1e8
    guard minX > -limit, minY > -limit, maxX < limit, maxY < limit else { return nil }
    let left = Int(minX.rounded(.down))
    let top = Int(minY.rounded(.down))
    return PixelRect(
      x: left,
      y: top,
      width: Int(maxX.rounded(.up)) - left,
      height: Int(maxY.rounded(.up)) - top
    )
  }
}
