import CoreGraphics
import Foundation
import ProsceniumTesting
import QuartzCore
import TestFacts
import Testing
import UIKit

/// Frames, bounds, centers and transforms, and what follows from a change of size.
struct ViewGeometryTests {
  @Test(.facts("G7")) func `a frame is the box around the turned bounds`() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))

    view.transform = CGAffineTransform(rotationAngle: .pi / 2)

    // Turned about its middle (120, 110): 20 wide and 40 high.
    let expected = CGRect(x: 120 - 10, y: 110 - 20, width: 20, height: 40)
    #expect(abs(view.frame.minX - expected.minX) < 1e-9)
    #expect(abs(view.frame.minY - expected.minY) < 1e-9)
    #expect(abs(view.frame.width - expected.width) < 1e-9)
    #expect(abs(view.frame.height - expected.height) < 1e-9)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(view.center == CGPoint(x: 120, y: 110))
  }

  @Test(.facts("G7")) func `bounds and center stay valid under a transform`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = CGAffineTransform(scaleX: 3, y: 3)

    view.center = CGPoint(x: 50, y: 60)
    view.bounds.size = CGSize(width: 20, height: 30)
    view.transform = .identity

    #expect(view.frame == CGRect(x: 50 - 10, y: 60 - 15, width: 20, height: 30))
  }

  @Test(.facts("G7")) func `a transform is about the anchor point`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.anchorPoint = CGPoint(x: 0, y: 0)
    view.center = .zero

    view.transform = CGAffineTransform(scaleX: 2, y: 2)

    #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test(.facts("G8")) func `sizing bounds keeps the center, a frame sets both`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.bounds.origin = CGPoint(x: 7, y: 8)

    view.bounds.size = CGSize(width: 40, height: 60)
    #expect(view.center == CGPoint(x: 20, y: 20))
    #expect(view.frame == CGRect(x: 0, y: -10, width: 40, height: 60))

    view.frame = CGRect(x: 0, y: 0, width: 30, height: 10)
    #expect(view.center == CGPoint(x: 15, y: 5))
    #expect(view.bounds == CGRect(x: 7, y: 8, width: 30, height: 10))
  }

  @Test(.facts("G9")) func `an origin of bounds shifts what is inside`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 30, y: 40, width: 10, height: 10))
    outer.addSubview(inner)

    outer.bounds.origin = CGPoint(x: 10, y: 25)

    #expect(inner.frame.origin == CGPoint(x: 30, y: 40))
    let shown = inner.convert(CGPoint.zero, to: outer)
    #expect(shown == CGPoint(x: 30, y: 40))
    #expect(outer.hitTest(CGPoint(x: 32, y: 42), with: nil) === inner)
    #expect(outer.layer.convert(CGPoint(x: 30, y: 40), to: nil) == CGPoint(x: 20, y: 15))
  }

  // MARK: - Autoresizing

  @Test(.facts("G10")) func `mask bits are those of the header`() {
    let bits: [(UIView.AutoresizingMask, UInt)] = [
      (.flexibleLeftMargin, 1), (.flexibleWidth, 2), (.flexibleRightMargin, 4),
      (.flexibleTopMargin, 8), (.flexibleHeight, 16), (.flexibleBottomMargin, 32),
    ]
    for (mask, bit) in bits {
      #expect(mask.rawValue == bit)
    }
    #expect(UIView().autoresizingMask == [])
  }

  /// A mask and what becomes of a start of 20 and a length of 60.
  nonisolated struct Share: Sendable {
    let mask: UIView.AutoresizingMask
    let start: CGFloat
    let length: CGFloat
  }

  /// 100 points more, shared by 20 : 60 : 20.
  nonisolated static let shares = [
    Share(mask: .flexibleWidth, start: 20, length: 60 + 100),
    Share(mask: .flexibleLeftMargin, start: 20 + 100, length: 60),
    Share(mask: .flexibleRightMargin, start: 20, length: 60),
    Share(mask: [.flexibleLeftMargin, .flexibleRightMargin], start: 20 + 50, length: 60),
    Share(mask: [.flexibleLeftMargin, .flexibleWidth], start: 20 + 25, length: 60 + 75),
    Share(
      mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
      start: 20 + 20,
      length: 60 + 60
    ),
    Share(mask: [], start: 20, length: 60),
  ]

  @Test(.facts("G10"), arguments: shares)
  func `flexible parts share the change in proportion`(share: Share) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    let inner = UIView(frame: CGRect(x: 20, y: 0, width: 60, height: 10))
    inner.autoresizingMask = share.mask
    outer.addSubview(inner)

    outer.frame.size.width = 200

    #expect(inner.frame == CGRect(x: share.start, y: 0, width: share.length, height: 10))
  }

  @Test(.facts("G10")) func `parts of no length share alike`() {
    let outer = UIView(frame: .zero)
    let inner = UIView(frame: .zero)
    inner.autoresizingMask = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    outer.addSubview(inner)

    outer.frame.size.height = 90

    #expect(inner.frame == CGRect(x: 0, y: 30, width: 0, height: 30))
  }

  @Test(.facts("G11")) func `autoresizes hidden views, and none where it is turned off`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: outer.bounds)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inner.isHidden = true
    outer.addSubview(inner)
    #expect(outer.autoresizesSubviews)

    outer.bounds.size.width = 150
    #expect(inner.frame.size == CGSize(width: 150, height: 100))
    outer.center.x += 20
    #expect(inner.frame.size == CGSize(width: 150, height: 100))
    outer.autoresizesSubviews = false
    outer.bounds.size.width = 300
    #expect(inner.frame.size == CGSize(width: 150, height: 100))
  }

  // MARK: - Defaults

  @Test(.facts("G12")) func `content modes are those of the header`() {
    let modes: [UIView.ContentMode] = [
      .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left,
      .right, .topLeft, .topRight, .bottomLeft, .bottomRight,
    ]
    #expect(modes.map(\.rawValue) == Array(0...12))
    #expect(UIView().contentMode == .scaleToFill)
  }

  @Test(.facts("G13")) func `views start with UIKit's defaults`() throws {
    let stage = try Stage(device: "iphone-8-plus")
    let view = UIView()

    #expect(view.isOpaque)
    #expect(view.alpha == 1)
    #expect(!view.isHidden)
    #expect(!view.clipsToBounds)
    #expect(UIScrollView().clipsToBounds)
    #expect(view.isUserInteractionEnabled)
    #expect(!UILabel().isUserInteractionEnabled)
    #expect(!UIImageView().isUserInteractionEnabled)
    #expect(view.backgroundColor == nil)
    #expect(view.tag == 0)
    stage.window.addSubview(view)
    #expect(view.contentScaleFactor == 3)
  }
}
