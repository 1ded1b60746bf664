import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Which view a point hits.
struct HitTestingTests {
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let lower = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  private let upper = UIView(frame: CGRect(x: 30, y: 30, width: 50, height: 50))

  init() {
    outer.addSubview(lower)
    outer.addSubview(upper)
  }

  @Test(.facts("G1")) func `hits the last subview first, then the others, then itself`() {
    #expect(hit(40, 40) === upper)
    #expect(hit(20, 20) === lower)
    #expect(hit(5, 5) === outer)
    #expect(hit(200, 5) == nil)
  }

  @Test(.facts("G1"), arguments: [true, false])
  func `passes over views that are hidden or deaf`(hides: Bool) {
    if hides {
      upper.isHidden = true
    } else {
      upper.isUserInteractionEnabled = false
    }

    #expect(hit(40, 40) === lower)
  }

  @Test(.facts("G1"), arguments: [(0.009, false), (0.011, true)])
  func `passes over views that are almost clear`(alpha: CGFloat, isHit: Bool) {
    upper.alpha = alpha

    #expect((hit(40, 40) === upper) == isHit)
  }

  @Test(.facts("G2")) func `does not find what hangs out of its superview`() {
    let hanging = UIView(frame: CGRect(x: 40, y: 40, width: 100, height: 100))
    lower.addSubview(hanging)

    #expect(hit(55, 25) === lower)
    #expect(outer.hitTest(CGPoint(x: 90, y: 90), with: nil) === outer)
  }

  @Test(.facts("G3")) func `counts the near edges as inside and the far ones as outside`() {
    #expect(outer.point(inside: CGPoint(x: 0, y: 0), with: nil))
    #expect(!outer.point(inside: CGPoint(x: 100, y: 50), with: nil))
    #expect(!outer.point(inside: CGPoint(x: 50, y: 100), with: nil))
  }

  @Test(.facts("G6")) func `converts to the window where no view is named`() {
    let stage = Stage(size: CGSize(width: 400, height: 400))
    let root = UIViewController()
    stage.show(root)
    outer.frame.origin = CGPoint(x: 100, y: 50)
    root.view.addSubview(outer)

    #expect(lower.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 111, y: 62))
    #expect(lower.convert(CGPoint(x: 111, y: 62), from: nil) == CGPoint(x: 1, y: 2))
    #expect(lower.convert(CGPoint.zero, to: upper) == CGPoint(x: -20, y: -20))
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    outer.hitTest(CGPoint(x: x, y: y), with: nil)
  }
}
