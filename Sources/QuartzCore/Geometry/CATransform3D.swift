package import CoreGraphics
public import Foundation

/// A 4 × 4 matrix that maps row vectors: `[x y z 1] × matrix`.
public nonisolated struct CATransform3D: Hashable, Sendable {
  public var m11: CGFloat
  public var m12: CGFloat
  public var m13: CGFloat
  public var m14: CGFloat
  public var m21: CGFloat
  public var m22: CGFloat
  public var m23: CGFloat
  public var m24: CGFloat
  public var m31: CGFloat
  public var m32: CGFloat
  public var m33: CGFloat
  public var m34: CGFloat
  public var m41: CGFloat
  public var m42: CGFloat
  public var m43: CGFloat
  public var m44: CGFloat

  /// The zero matrix, as in C.
  public init() {
    self.init(
      m11: 0,
      m12: 0,
      m13: 0,
      m14: 0,
      m21: 0,
      m22: 0,
      m23: 0,
      m24: 0,
      m31: 0,
      m32: 0,
      m33: 0,
      m34: 0,
      m41: 0,
      m42: 0,
      m43: 0,
      m44: 0
    )
  }

  public init(
    m11: CGFloat,
    m12: CGFloat,
    m13: CGFloat,
    m14: CGFloat,
    m21: CGFloat,
    m22: CGFloat,
    m23: CGFloat,
    m24: CGFloat,
    m31: CGFloat,
    m32: CGFloat,
    m33: CGFloat,
    m34: CGFloat,
    m41: CGFloat,
    m42: CGFloat,
    m43: CGFloat,
    m44: CGFloat
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m14 = m14
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m24 = m24
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
    self.m34 = m34
    self.m41 = m41
    self.m42 = m42
    self.m43 = m43
    self.m44 = m44
  }
}

nonisolated extension CATransform3D {
  /// Whether the matrix maps the plane z = 0 onto itself without perspective.
  package var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1
      && m34 == 0 && m43 == 0 && m44 == 1
  }

  /// The matrix's effect on the plane z = 0, perspective dropped.
  package var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  package init(_ affine: CGAffineTransform) {
    self = CATransform3DIdentity
    m11 = affine.a
    m12 = affine.b
    m21 = affine.c
    m22 = affine.d
    m41 = affine.tx
    m42 = affine.ty
  }

  /// Where a point of the plane z = 0 lands, perspective divide included.
  package func project(_ point: CGPoint) -> CGPoint {
    let x = point.x * m11 + point.y * m21 + m41
    let y = point.x * m12 + point.y * m22 + m42
    let w = point.x * m14 + point.y * m24 + m44
    return w == 1 || w == 0 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
  }

  /// The point of the plane z = 0 that `project(_:)` sends to `point`; nil if the plane is seen edge on.
  package func unproject(_ point: CGPoint) -> CGPoint? {
    let a = m11 - point.x * m14
    let b = m21 - point.x * m24
    let c = m12 - point.y * m14
    let d = m22 - point.y * m24
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    let right = point.x * m44 - m41
    let bottom = point.y * m44 - m42
    return CGPoint(
      x: (right * d - b * bottom) / determinant,
      y: (a * bottom - right * c) / determinant
    )
  }
}
