import CoreGraphics
import Foundation

/// A matrix taken apart into translation, scale, shear, rotation and perspective.
///
/// Matrices mix by mixing their parts. Flat matrices (no turn out of the plane) rotate by the shorter way,
/// half turns backward; others rotate by quaternions. After "unmatrix" by S. Thomas, Graphics Gems II.
nonisolated struct TransformParts {
  typealias Vector = SIMD3<Double>

  var translation: Vector
  var scale: Vector
  /// xy, xz and yz shear, in units of the sheared axis.
  var shear: Vector
  /// Rotation about x, then y, then z, in radians.
  private(set) var angles: Vector
  private var rotation: Quaternion
  private var perspective: SIMD4<Double>
  private let isFlat: Bool

  init(_ matrix: CATransform3D) {
    var affine = matrix
    (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
    translation = Vector(matrix.m41, matrix.m42, matrix.m43)
    perspective = TransformParts.perspective(of: matrix, over: affine)
    isFlat =
      matrix.m13 == 0 && matrix.m23 == 0 && matrix.m31 == 0 && matrix.m32 == 0
      && perspective == SIMD4(0, 0, 0, 1)
    (scale, shear, angles, rotation) = (Vector(), Vector(), Vector(), Quaternion.identity)
    if isFlat {
      takeApartPlane(matrix)
    } else {
      takeApartSpace(matrix)
    }
  }

  mutating func setAngle(
    x: Double? = nil,
    y: Double? = nil,
    z: Double? = nil
  ) {
    angles.x = x ?? angles.x
    angles.y = y ?? angles.y
    angles.z = z ?? angles.z
    rotation = Quaternion(angles: angles)
  }

  /// The matrix that these parts make.
  var matrix: CATransform3D {
    let turned = isFlat && angles.x == 0 && angles.y == 0
    let rows = turned ? TransformParts.planeRows(angles.z) : rotation.rows
    let x = rows.0 * scale.x
    let y = (rows.1 + rows.0 * shear.x) * scale.y
    let z = (rows.2 + rows.0 * shear.y + rows.1 * shear.z) * scale.z
    var result = CATransform3D(
      m11: x.x,
      m12: x.y,
      m13: x.z,
      m14: 0,
      m21: y.x,
      m22: y.y,
      m23: y.z,
      m24: 0,
      m31: z.x,
      m32: z.y,
      m33: z.z,
      m34: 0,
      m41: translation.x,
      m42: translation.y,
      m43: translation.z,
      m44: 1
    )
    guard perspective != SIMD4(0, 0, 0, 1) else { return result }
    let all = result.rows
    result.m14 = (all.0 * perspective).sum()
    result.m24 = (all.1 * perspective).sum()
    result.m34 = (all.2 * perspective).sum()
    result.m44 = (all.3 * perspective).sum()
    return result
  }

  /// The parts at `fraction` of the way to `other`; fractions outside 0…1 go on beyond.
  func mixed(with other: TransformParts, _ fraction: Double) -> TransformParts {
    var result = isFlat ? other : self
    result.translation = translation + (other.translation - translation) * fraction
    result.scale = scale + (other.scale - scale) * fraction
    result.shear = shear + (other.shear - shear) * fraction
    result.perspective = perspective + (other.perspective - perspective) * fraction
    if isFlat, other.isFlat {
      let turn = TransformParts.shorterWay(from: angles.z, to: other.angles.z)
      result.angles = Vector(0, 0, angles.z + turn * fraction)
    } else {
      result.rotation = rotation.slerp(to: other.rotation, fraction)
    }
    return result
  }

  /// The turn between two angles, in −π ..< π.
  ///
  /// A half turn counts as −π whichever way it was written.
  private static func shorterWay(from: Double, to: Double) -> Double {
    let turn = (to - from).remainder(dividingBy: 2 * .pi)
    return turn > .pi - halfTurnTolerance ? turn - 2 * .pi : turn
  }

  /// How close to half a turn counts as one: sin(π) is not 0 in floating point.
  private static let halfTurnTolerance = 1e-9

  private static func planeRows(_ angle: Double) -> (Vector, Vector, Vector) {
    let (sine, cosine) = (sin(angle), cos(angle))
    return (Vector(cosine, sine, 0), Vector(-sine, cosine, 0), Vector(0, 0, 1))
  }

  /// p with `matrix` = `affine` followed by the projection p.
  private static func perspective(
    of matrix: CATransform3D,
    over affine: CATransform3D
  ) -> SIMD4<Double> {
    let column = SIMD4<Double>(matrix.m14, matrix.m24, matrix.m34, matrix.m44)
    guard column != SIMD4(0, 0, 0, 1), let inverse = affine.inverse?.rows else {
      return SIMD4(0, 0, 0, 1)
    }
    return SIMD4(
      (inverse.0 * column).sum(),
      (inverse.1 * column).sum(),
      (inverse.2 * column).sum(),
      (inverse.3 * column).sum()
    )
  }

  private mutating func takeApartPlane(_ matrix: CATransform3D) {
    let first = SIMD2<Double>(matrix.m11, matrix.m12)
    let second = SIMD2<Double>(matrix.m21, matrix.m22)
    let determinant = first.x * second.y - first.y * second.x
    var width = (first * first).sum().squareRoot()
    let height = (second * second).sum().squareRoot()
    var axis = SIMD2<Double>(1, 0)
    if width > 0 {
      // A mirrored plane counts as mirrored along the axis that points backward.
      if determinant < 0, first.x < second.y { width = -width }
      axis = first / width
    } else if height > 0 {
      axis = SIMD2(second.y, -second.x) / height
    }
    let across = SIMD2(-axis.y, axis.x)
    scale = Vector(width, (across * second).sum(), matrix.m33)
    shear.x = scale.y == 0 ? 0 : (axis * second).sum() / scale.y
    angles = Vector(0, 0, atan2(axis.y, axis.x))
    rotation = Quaternion(angles: angles)
  }

  private mutating func takeApartSpace(_ matrix: CATransform3D) {
    var x = Vector(matrix.m11, matrix.m12, matrix.m13)
    var y = Vector(matrix.m21, matrix.m22, matrix.m23)
    var z = Vector(matrix.m31, matrix.m32, matrix.m33)
    scale.x = x.length
    x = x.normalized(or: Vector(1, 0, 0))
    shear.x = x.dot(y)
    y -= x * shear.x
    scale.y = y.length
    y = y.normalized(or: x.perpendicular)
    shear.x = scale.y == 0 ? 0 : shear.x / scale.y
    shear.y = x.dot(z)
    z -= x * shear.y
    shear.z = y.dot(z)
    z -= y * shear.z
    scale.z = z.length
    z = z.normalized(or: x.cross(y))
    if scale.z != 0 {
      shear.y /= scale.z
      shear.z /= scale.z
    }
    if x.dot(y.cross(z)) < 0 {
      // Mirrored: prefer the axis that does not turn the picture in its plane.
      scale.z = -scale.z
      z = -z
    }
    rotation = Quaternion(rows: (x, y, z))
    angles = Quaternion.angles(ofRows: (x, y, z))
  }
}
