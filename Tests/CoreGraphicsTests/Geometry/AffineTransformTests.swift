import CoreGraphics
import Foundation
import Testing

struct AffineTransformTests {
  @Test func `applies the receiver first when concatenated`() {
    let scaledThenMoved = CGAffineTransform(scaleX: 2, y: 2)
      .concatenating(CGAffineTransform(translationX: 10, y: 0))

    #expect(CGPoint(x: 1, y: 1).applying(scaledThenMoved) == CGPoint(x: 12, y: 2))
  }

  @Test func `translates in the scaled space when translated afterwards`() {
    let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1)

    #expect(transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 2, ty: 3))
  }

  @Test func `turns the x axis towards the y axis`() {
    let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))

    // cos(π/2) in floating point is not exactly 0.
    #expect(abs(point.x) < 1e-15)
    #expect(point.y == 1)
  }

  @Test func `is undone by its inverse`() {
    let transform = CGAffineTransform(a: 2, b: 1, c: 1, d: 1, tx: 5, ty: 7)

    // The determinant is 1, so the arithmetic is exact.
    #expect(transform.concatenating(transform.inverted()) == .identity)
  }

  @Test func `stays as it is where it has no inverse`() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)

    #expect(flat.inverted() == flat)
  }

  @Test func `gives the rectangle around the turned corners`() {
    let rect = CGRect(x: 0, y: 0, width: 2, height: 1)
    let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)

    #expect(rect.applying(quarter) == CGRect(x: -1, y: 0, width: 1, height: 2))
  }

  @Test func `leaves the null rectangle alone`() {
    #expect(CGRect.null.applying(CGAffineTransform(translationX: 1, y: 1)).isNull)
  }

  @Test func `ignores the translation for sizes`() {
    let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 100, ty: 100)

    #expect(CGSize(width: 1, height: 1).applying(transform) == CGSize(width: 2, height: 3))
  }

  @Test func `is put together again from its components`() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -3, d: 5, tx: 7, ty: 11)
    let again = CGAffineTransform(transform.decomposed())

    // Square roots and angles round.
    for path in [\CGAffineTransform.a, \.b, \.c, \.d, \.tx, \.ty] {
      #expect(abs(again[keyPath: path] - transform[keyPath: path]) < 1e-12)
    }
  }

  @Test func `decomposes a turned and scaled transform`() {
    let parts = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 2, y: 3).decomposed()

    #expect(abs(parts.scale.width - 2) < 1e-12)
    #expect(abs(parts.scale.height - 3) < 1e-12)
    #expect(abs(parts.rotation - 0.5) < 1e-12)
    #expect(abs(parts.horizontalShear) < 1e-12)
  }

  @Test func `prints geometry as iOS does`() {
    #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4))" == "(1.0, 2.0, 3.0, 4.0)")
    #expect("\(CGPoint(x: 1, y: 2))" == "(1.0, 2.0)")
    #expect("\(CGSize(width: 1, height: 2))" == "(1.0, 2.0)")
  }

  @Test func `travels through coders as six numbers`() throws {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode(transform)

    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
  }
}
