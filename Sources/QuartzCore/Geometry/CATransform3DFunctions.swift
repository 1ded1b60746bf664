// swift-format-ignore-file: AlwaysUseLowerCamelCase, the names are Apple's

public import CoreGraphics
public import Foundation

public nonisolated let CATransform3DIdentity = CATransform3D(
  m11: 1,
  m12: 0,
  m13: 0,
  m14: 0,
  m21: 0,
  m22: 1,
  m23: 0,
  m24: 0,
  m31: 0,
  m32: 0,
  m33: 1,
  m34: 0,
  m41: 0,
  m42: 0,
  m43: 0,
  m44: 1
)

public nonisolated func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  t == CATransform3DIdentity
}

public nonisolated func CATransform3DEqualToTransform(
  _ a: CATransform3D,
  _ b: CATransform3D
) -> Bool {
  a == b
}

public nonisolated func CATransform3DMakeTranslation(
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  var result = CATransform3DIdentity
  result.m41 = tx
  result.m42 = ty
  result.m43 = tz
  return result
}

public nonisolated func CATransform3DMakeScale(
  _ sx: CGFloat,
  _ sy: CGFloat,
  _ sz: CGFloat
) -> CATransform3D {
  var result = CATransform3DIdentity
  result.m11 = sx
  result.m22 = sy
  result.m33 = sz
  return result
}

/// A rotation by `angle` radians about the axis (x, y, z); the identity if the axis has no length.
public nonisolated func CATransform3DMakeRotation(
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (sin(angle), cos(angle))
  let rest = 1 - cosine
  var result = CATransform3DIdentity
  result.m11 = cosine + x * x * rest
  result.m12 = x * y * rest + z * sine
  result.m13 = x * z * rest - y * sine
  result.m21 = x * y * rest - z * sine
  result.m22 = cosine + y * y * rest
  result.m23 = y * z * rest + x * sine
  result.m31 = x * z * rest + y * sine
  result.m32 = y * z * rest - x * sine
  result.m33 = cosine + z * z * rest
  return result
}

public nonisolated func CATransform3DTranslate(
  _ t: CATransform3D,
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

public nonisolated func CATransform3DScale(
  _ t: CATransform3D,
  _ sx: CGFloat,
  _ sy: CGFloat,
  _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

public nonisolated func CATransform3DRotate(
  _ t: CATransform3D,
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The matrix product `a × b`: `a` happens first.
public nonisolated func CATransform3DConcat(
  _ a: CATransform3D,
  _ b: CATransform3D
) -> CATransform3D {
  var result = CATransform3D()
  let rows = a.rows
  let other = b.rows
  func row(_ r: SIMD4<Double>) -> SIMD4<Double> {
    var sum = other.0 * r.x
    sum += other.1 * r.y
    sum += other.2 * r.z
    sum += other.3 * r.w
    return sum
  }
  result.rows = (row(rows.0), row(rows.1), row(rows.2), row(rows.3))
  return result
}

/// The inverse, or `t` itself if it has none.
public nonisolated func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  t.inverse ?? t
}

public nonisolated func CATransform3DMakeAffineTransform(
  _ m: CGAffineTransform
) -> CATransform3D {
  CATransform3D(m)
}

public nonisolated func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.isAffine
}

public nonisolated func CATransform3DGetAffineTransform(
  _ t: CATransform3D
) -> CGAffineTransform {
  t.affine
}

nonisolated extension CATransform3D {
  /// The rows of the matrix as vectors.
  var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>) {
    get {
      (
        SIMD4(Double(m11), Double(m12), Double(m13), Double(m14)),
        SIMD4(Double(m21), Double(m22), Double(m23), Double(m24)),
        SIMD4(Double(m31), Double(m32), Double(m33), Double(m34)),
        SIMD4(Double(m41), Double(m42), Double(m43), Double(m44))
      )
    }
    set {
      let (a, b, c, d) = newValue
      (m11, m12, m13, m14) = (CGFloat(a.x), CGFloat(a.y), CGFloat(a.z), CGFloat(a.w))
      (m21, m22, m23, m24) = (CGFloat(b.x), CGFloat(b.y), CGFloat(b.z), CGFloat(b.w))
      (m31, m32, m33, m34) = (CGFloat(c.x), CGFloat(c.y), CGFloat(c.z), CGFloat(c.w))
      (m41, m42, m43, m44) = (CGFloat(d.x), CGFloat(d.y), CGFloat(d.z), CGFloat(d.w))
    }
  }

  /// The inverse by Gauss–Jordan elimination with partial pivoting; nil for a singular matrix.
  package var inverse: CATransform3D? {
    let (a, b, c, d) = rows
    var left = [a, b, c, d]
    var right: [SIMD4<Double>] = [
      SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1),
    ]
    for column in 0..<4 {
      var pivot = column
      for row in column..<4 where abs(left[row][column]) > abs(left[pivot][column]) {
        pivot = row
      }
      guard left[pivot][column] != 0 else { return nil }
      left.swapAt(pivot, column)
      right.swapAt(pivot, column)
      let scale = 1 / left[column][column]
      left[column] *= scale
      right[column] *= scale
      for row in 0..<4 where row != column {
        let factor = left[row][column]
        left[row] -= left[column] * factor
        right[row] -= right[column] * factor
      }
    }
    var result = CATransform3D()
    result.rows = (right[0], right[1], right[2], right[3])
    return result
  }
}
