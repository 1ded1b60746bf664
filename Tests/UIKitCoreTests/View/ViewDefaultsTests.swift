import CoreGraphics
import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

@Suite("A new view")
@MainActor
struct ViewDefaultsTests {
  @Test(.facts("G12")) func `scales its contents to fill, the first of UIKit's modes`() {
    #expect(UIView().contentMode == .scaleToFill)
    let modes: [UIView.ContentMode] = [
      .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left,
      .right, .topLeft, .topRight, .bottomLeft, .bottomRight,
    ]
    #expect(modes.map(\.rawValue) == Array(0...12))
  }

  @Test(
    .facts("G12"),
    arguments: [
      (UIView.ContentMode.center, 15, 15), (.top, 15, 0), (.bottom, 15, 30), (.left, 0, 15),
      (.right, 30, 15), (.topLeft, 0, 0), (.topRight, 30, 0), (.bottomLeft, 0, 30),
      (.bottomRight, 30, 30),
    ]
  )
  func `shows a picture where its mode says`(mode: UIView.ContentMode, x: Int, y: Int) {
    let seen = picture(mode)
    let ink = seen.ink

    #expect(ink.minX == x && ink.minY == y)
    #expect(ink.width == 10 && ink.height == 10)
  }

  @Test(.facts("G12")) func `stretches, fits or fills with a picture as its mode says`() {
    #expect(picture(.scaleToFill, width: 20).ink == (0, 0, 40, 40))
    // 20 × 10 in 40 × 40: twice as large and in the middle, or four times and cut off.
    #expect(picture(.scaleAspectFit, width: 20).ink == (0, 10, 40, 20))
    #expect(picture(.scaleAspectFill, width: 20).ink == (0, 0, 40, 40))
  }

  private struct Seen {
    let ink: (minX: Int, minY: Int, width: Int, height: Int)
  }

  /// A black picture of `width` × 10 points in a white image view of 40 × 40.
  private func picture(_ mode: UIView.ContentMode, width: Int = 10) -> Seen {
    let stage = Stage(size: CGSize(width: 120, height: 160), scale: 1)
    let controller = UIViewController()
    stage.show(controller)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: 10)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    let view = UIImageView(frame: CGRect(x: 40, y: 80, width: 40, height: 40))
    view.image = image
    view.contentMode = mode
    view.clipsToBounds = true
    view.backgroundColor = .white
    controller.view.addSubview(view)
    stage.turn()
    let seen = stage.snapshot()
    var columns: [Int] = []
    var rows: [Int] = []
    for y in 0..<40 {
      for x in 0..<40 where seen.buffer.pixel(x: 40 + x, y: 80 + y) & 255 < 128 {
        columns.append(x)
        rows.append(y)
      }
    }
    let (left, top) = (columns.min() ?? 0, rows.min() ?? 0)
    return Seen(
      ink: (left, top, (columns.max() ?? -1) - left + 1, (rows.max() ?? -1) - top + 1)
    )
  }

  @Test(.facts("G13")) func `has UIKit's defaults`() {
    let view = UIView()

    #expect(view.isOpaque)
    #expect(view.alpha == 1)
    #expect(!view.isHidden)
    #expect(!view.clipsToBounds)
    #expect(view.isUserInteractionEnabled)
    #expect(view.backgroundColor == nil)
    #expect(view.tag == 0)
    #expect(UIScrollView().clipsToBounds)
    #expect(!UILabel().isUserInteractionEnabled)
    #expect(!UIImageView().isUserInteractionEnabled)
  }

  @Test(.facts("G13"), arguments: [1, 2, 3])
  func `takes the scale of its screen`(scale: Int) {
    let stage = Stage(size: CGSize(width: 40, height: 40), scale: CGFloat(scale))
    let controller = UIViewController()
    stage.show(controller)

    #expect(controller.view.contentScaleFactor == CGFloat(scale))
  }

  @Test(.facts("G14")) func `fades with its subviews as one picture`() {
    let stage = Stage(size: CGSize(width: 40, height: 40), scale: 1)
    let controller = UIViewController()
    stage.show(controller)
    controller.view.backgroundColor = .black
    let parent = UIView(frame: CGRect(x: 0, y: 20, width: 40, height: 20))
    parent.alpha = 0.5
    let red = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    red.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let white = UIView(frame: CGRect(x: 10, y: 0, width: 20, height: 20))
    white.backgroundColor = .white
    parent.addSubview(red)
    parent.addSubview(white)
    controller.view.addSubview(parent)
    stage.turn()
    let seen = stage.snapshot().buffer

    // One half is the byte 128. Where the siblings overlap, no red shows through.
    #expect(seen.pixel(x: 5, y: 30) == 0xFF80_0000)
    #expect(seen.pixel(x: 15, y: 30) == 0xFF80_8080)
    #expect(seen.pixel(x: 25, y: 30) == 0xFF80_8080)
    #expect(seen.pixel(x: 35, y: 30) == 0xFF00_0000)
  }
}
