import CoreGraphics
import Foundation
import QuartzCore
import TestFacts
import Testing

struct Transform3DTests {
  @Test func `applies the first of two concatenated transforms first`() {
    let both = CATransform3DConcat(
      CATransform3DMakeScale(2, 2, 1),
      CATransform3DMakeTranslation(10, 0, 0)
    )

    #expect(both.project(CGPoint(x: 1, y: 1)) == CGPoint(x: 12, y: 2))
  }

  @Test func `scales before an existing translation`() {
    let moved = CATransform3DMakeTranslation(10, 0, 0)

    #expect(CATransform3DScale(moved, 2, 2, 1).project(CGPoint(x: 1, y: 1)) == CGPoint(x: 12, y: 2))
  }

  @Test func `turns from x to y for a positive angle about z`() {
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 5)
    let point = turned.project(CGPoint(x: 1, y: 0))

    #expect(abs(point.x) < 1e-12)
    #expect(abs(point.y - 1) < 1e-12)
  }

  @Test func `inverts, and leaves what has no inverse as it is`() {
    let transform = CATransform3DRotate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1, 0)
    let product = CATransform3DConcat(transform, CATransform3DInvert(transform))

    #expect(abs(product.m11 - 1) < 1e-12)
    #expect(abs(product.m23) < 1e-12)
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test func `converts to and from plane transforms`() {
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let transform = CATransform3DMakeAffineTransform(plane)

    #expect(CATransform3DIsAffine(transform))
    #expect(CATransform3DGetAffineTransform(transform) == plane)
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
  }

  @Test func `finds the point that perspective sends somewhere`() throws {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1.0 / 500
    let transform = CATransform3DRotate(perspective, 0.5, 0, 1, 0)
    let seen = transform.project(CGPoint(x: 30, y: 40))

    let point = try #require(transform.unproject(seen))

    #expect(abs(point.x - 30) < 1e-9)
    #expect(abs(point.y - 40) < 1e-9)
  }
}
