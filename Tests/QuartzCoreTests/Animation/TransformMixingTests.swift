import CoreGraphics
import Foundation
import QuartzCore
import TestFacts
import Testing

struct TransformMixingTests {
  private func mix(
    _ from: CATransform3D,
    _ to: CATransform3D,
    _ fraction: Double
  ) -> CATransform3D {
    AnimatableValue(from).mixed(with: AnimatableValue(to), fraction).transform
      ?? CATransform3DIdentity
  }

  private func isClose(_ first: CATransform3D, _ second: CATransform3D) -> Bool {
    let pairs = [
      (first.m11, second.m11), (first.m12, second.m12), (first.m13, second.m13),
      (first.m14, second.m14), (first.m21, second.m21), (first.m22, second.m22),
      (first.m23, second.m23), (first.m24, second.m24), (first.m31, second.m31),
      (first.m32, second.m32), (first.m33, second.m33), (first.m34, second.m34),
      (first.m41, second.m41), (first.m42, second.m42), (first.m43, second.m43),
      (first.m44, second.m44),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test(.facts("E46")) func `turns by the shorter way`() {
    let turned = CATransform3DMakeRotation(3 * .pi / 2, 0, 0, 1)

    let half = mix(CATransform3DIdentity, turned, 0.5)

    #expect(isClose(half, CATransform3DMakeRotation(-.pi / 4, 0, 0, 1)))
  }

  @Test(
    .facts("E46"),
    arguments: [
      CATransform3DMakeRotation(.pi, 0, 0, 1), CATransform3DMakeScale(-1, -1, 1),
    ]
  )
  func `turns half turns backward, however they are written`(target: CATransform3D) {
    let quarter = mix(CATransform3DIdentity, target, 0.25)

    #expect(isClose(quarter, CATransform3DMakeRotation(-.pi / 4, 0, 0, 1)))
  }

  @Test(.facts("E46")) func `mixes translation, scale and shear apart from rotation`() {
    let from = CATransform3DIdentity
    let to = CATransform3D(CGAffineTransform(a: 3, b: 0, c: 1, d: 1, tx: 10, ty: 20))

    let half = mix(from, to, 0.5)

    #expect(
      isClose(half, CATransform3D(CGAffineTransform(a: 2, b: 0, c: 0.5, d: 1, tx: 5, ty: 10)))
    )
  }

  @Test func `shrinks through nothing to a mirror image`() {
    let half = mix(CATransform3DIdentity, CATransform3DMakeScale(-1, 1, 1), 0.25)

    #expect(isClose(half, CATransform3DMakeScale(0.5, 1, 1)))
  }

  @Test func `grows from nothing without turning`() {
    let half = mix(CATransform3DMakeScale(0, 0, 1), CATransform3DIdentity, 0.5)

    #expect(isClose(half, CATransform3DMakeScale(0.5, 0.5, 1)))
  }

  @Test func `turns in space along the arc`() {
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)

    let half = mix(CATransform3DIdentity, turned, 0.5)

    #expect(isClose(half, CATransform3DMakeRotation(.pi / 4, 0, 1, 0)))
  }

  @Test func `keeps perspective while it turns`() {
    var near = CATransform3DIdentity
    near.m34 = -1.0 / 500
    let turned = CATransform3DRotate(near, .pi / 2, 1, 0, 0)

    let half = mix(near, turned, 0.5)

    #expect(isClose(half, CATransform3DRotate(near, .pi / 4, 1, 0, 0)))
  }

  @Test func `is exact at both ends`() {
    let from = CATransform3DMakeRotation(1, 0.3, 0.2, 0.9)
    let to = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 5, 6, 7)

    #expect(mix(from, to, 0) == from)
    #expect(mix(from, to, 1) == to)
    #expect(isClose(mix(from, to, 1e-12), from))
    #expect(isClose(mix(from, to, 1 - 1e-12), to))
  }
}
