import Foundation

/// A rotation in space.
nonisolated struct Quaternion {
  typealias Vector = SIMD3<Double>

  var vector: Vector
  var scalar: Double

  static let identity = Quaternion(vector: Vector(), scalar: 1)

  init(vector: Vector, scalar: Double) {
    self.vector = vector
    self.scalar = scalar
  }

  /// The rotation about x, then y, then z.
  init(angles: Vector) {
    let x = Quaternion(vector: Vector(sin(angles.x / 2), 0, 0), scalar: cos(angles.x / 2))
    let y = Quaternion(vector: Vector(0, sin(angles.y / 2), 0), scalar: cos(angles.y / 2))
    let z = Quaternion(vector: Vector(0, 0, sin(angles.z / 2)), scalar: cos(angles.z / 2))
    self = z.times(y).times(x)
  }

  /// The rotation that sends the axes to the given orthonormal rows.
  init(rows: (Vector, Vector, Vector)) {
    let (x, y, z) = rows
    let trace = x.x + y.y + z.z
    if trace > 0 {
      let root = (trace + 1).squareRoot() * 2
      vector = Vector(y.z - z.y, z.x - x.z, x.y - y.x) / root
      scalar = root / 4
    } else if x.x > y.y, x.x > z.z {
      let root = (1 + x.x - y.y - z.z).squareRoot() * 2
      vector = Vector(root / 4, (y.x + x.y) / root, (z.x + x.z) / root)
      scalar = (y.z - z.y) / root
    } else if y.y > z.z {
      let root = (1 + y.y - x.x - z.z).squareRoot() * 2
      vector = Vector((y.x + x.y) / root, root / 4, (z.y + y.z) / root)
      scalar = (z.x - x.z) / root
    } else {
      let root = (1 + z.z - x.x - y.y).squareRoot() * 2
      vector = Vector((z.x + x.z) / root, (z.y + y.z) / root, root / 4)
      scalar = (x.y - y.x) / root
    }
  }

  /// The rows of the rotation's matrix (for row vectors).
  var rows: (Vector, Vector, Vector) {
    let (x, y, z, w) = (vector.x, vector.y, vector.z, scalar)
    return (
      Vector(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      Vector(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      Vector(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    )
  }

  /// The angles about x, then y, then z of the rotation with the given rows.
  static func angles(ofRows rows: (Vector, Vector, Vector)) -> Vector {
    let (x, y, z) = rows
    let lean = asin(min(max(-x.z, -1), 1))
    guard abs(x.z) < 1 - 1e-12 else {
      return Vector(atan2(-z.y, y.y), lean, 0)
    }
    return Vector(atan2(y.z, z.z), lean, atan2(x.y, x.x))
  }

  /// This rotation after `other`.
  func times(_ other: Quaternion) -> Quaternion {
    Quaternion(
      vector: other.vector * scalar + vector * other.scalar + vector.cross(other.vector),
      scalar: scalar * other.scalar - vector.dot(other.vector)
    )
  }

  /// The rotation at `fraction` of the way to `other`, by the shorter way; half turns go backward.
  func slerp(to other: Quaternion, _ fraction: Double) -> Quaternion {
    var other = other
    var cosine = vector.dot(other.vector) + scalar * other.scalar
    if cosine < 1e-9 {
      other = Quaternion(vector: -other.vector, scalar: -other.scalar)
      cosine = -cosine
    }
    let angle = acos(min(max(cosine, -1), 1))
    let sine = sin(angle)
    guard sine > 1e-9 else { return self }
    let (first, second) = (sin((1 - fraction) * angle) / sine, sin(fraction * angle) / sine)
    return Quaternion(
      vector: vector * first + other.vector * second,
      scalar: scalar * first + other.scalar * second
    )
  }
}

nonisolated extension SIMD3<Double> {
  var length: Double { dot(self).squareRoot() }

  /// Some unit vector at right angles.
  var perpendicular: SIMD3<Double> {
    let other = abs(x) < 0.9 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
    return other.cross(self).normalized(or: SIMD3(0, 1, 0))
  }

  func dot(_ other: SIMD3<Double>) -> Double { (self * other).sum() }

  func cross(_ other: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      y * other.z - z * other.y,
      z * other.x - x * other.z,
      x * other.y - y * other.x
    )
  }

  func normalized(or fallback: SIMD3<Double>) -> SIMD3<Double> {
    let length = length
    return length > 0 ? self / length : fallback
  }
}
