import CoreGraphics
import Foundation
import ProsceniumTesting
import QuartzCore
import TestFacts
import Testing
import UIKit

@Suite("Pictures of views")
@MainActor
struct SnapshotTests {
  private func makeView() -> UIView {
    let view = UIView(frame: CGRect(x: 30, y: 40, width: 20, height: 10))
    view.backgroundColor = .white
    let part = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 10))
    part.backgroundColor = .red
    view.addSubview(part)
    return view
  }

  private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> UInt32 {
    image.buffer.pixel(x: x, y: y)
  }

  @Test func `a snapshot has the view's size and look, not its place`() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 2)
    let controller = UIViewController()
    stage.show(controller)
    let view = makeView()
    controller.view.addSubview(view)
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))

    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    let contents = snapshot.layer.contents as AnyObject?
    let image = try #require(contents as? CGImage)
    #expect(image.width == 40)
    #expect(image.height == 20)
    #expect(pixel(image, 9, 5) == 0xFFFF_3B30 || pixel(image, 9, 5) >> 24 == 255)
    #expect(pixel(image, 10, 5) == 0xFFFF_FFFF)
  }

  @Test func `a resizable snapshot keeps its caps and stretches the rest`() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)
    let controller = UIViewController()
    stage.show(controller)
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    view.backgroundColor = .white
    let middle = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    middle.backgroundColor = .black
    view.addSubview(middle)
    controller.view.addSubview(view)
    stage.turn()

    let snapshot = try #require(
      view.resizableSnapshotView(
        from: view.bounds,
        afterScreenUpdates: true,
        withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      )
    )
    snapshot.frame = CGRect(x: 0, y: 0, width: 90, height: 60)
    controller.view.addSubview(snapshot)
    view.removeFromSuperview()
    stage.turn()
    let seen = stage.snapshot()

    // 10 points stay on every side; the middle is stretched to 70 × 40, filtered at its edges.
    #expect(pixel(seen, 5, 30) == 0xFFFF_FFFF)
    #expect(pixel(seen, 45, 5) == 0xFFFF_FFFF)
    #expect(pixel(seen, 85, 55) == 0xFFFF_FFFF)
    for (x, y) in [(20, 20), (45, 30), (69, 39)] {
      #expect(pixel(seen, x, y) == 0xFF00_0000)
    }
  }

  @Test func `a resizable snapshot of a part shows that part alone`() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 2)
    let controller = UIViewController()
    stage.show(controller)
    let view = makeView()
    controller.view.addSubview(view)
    stage.turn()

    let snapshot = try #require(
      view.resizableSnapshotView(
        from: CGRect(x: 3, y: 2, width: 4, height: 6),
        afterScreenUpdates: false,
        withCapInsets: .zero
      )
    )
    let contents = snapshot.layer.contents as AnyObject?
    let image = try #require(contents as? CGImage)

    // Two points of the red part, then white.
    #expect(snapshot.bounds.size == CGSize(width: 4, height: 6))
    #expect(image.width == 8 && image.height == 12)
    #expect(pixel(image, 3, 5) != 0xFFFF_FFFF)
    #expect(pixel(image, 4, 5) == 0xFFFF_FFFF)
  }

  @Test func `a hierarchy drawn into an image stands upright`() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)
    let controller = UIViewController()
    stage.show(controller)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .white
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 2))
    top.backgroundColor = .black
    view.addSubview(top)
    controller.view.addSubview(view)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format)
    let image = renderer.image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    let layerImage = renderer.image { context in
      view.layer.render(in: context.cgContext)
    }

    for picture in [image, layerImage] {
      let pixels = try #require(picture.cgImage)
      #expect(pixel(pixels, 5, 0) == 0xFF00_0000)
      #expect(pixel(pixels, 5, 1) == 0xFF00_0000)
      #expect(pixel(pixels, 5, 2) == 0xFFFF_FFFF)
    }
  }

  @Test func `a blur effect mixes what lies behind it`() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)
    let controller = UIViewController()
    stage.show(controller)
    controller.view.backgroundColor = .white
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
    half.backgroundColor = .black
    controller.view.addSubview(half)
    let sharp = stage.snapshot()
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    effect.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    controller.view.addSubview(effect)
    try stage.settle()
    let blurred = stage.snapshot()

    #expect(pixel(sharp, 49, 50) == 0xFF00_0000)
    #expect(pixel(sharp, 50, 50) == 0xFFFF_FFFF)
    let left = pixel(blurred, 40, 50) & 255
    let right = pixel(blurred, 60, 50) & 255
    #expect(left > 77 && left < right && right < 255)
  }
}
