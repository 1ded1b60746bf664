import CoreGraphics
import ProsceniumTesting
import Testing
import UIKit

/// Image contexts and renderers.
struct UIGraphicsTests {
  @Test func `makes images of the screen's scale`() {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 3)
    stage.turn()

    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 5), false, 0)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()

    #expect(image?.size == CGSize(width: 10, height: 5))
    #expect(image?.scale == 3)
    #expect(image?.cgImage?.width == 30)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `makes images at scale 1 by the short form`() throws {
    let stage = try Stage()
    stage.turn()

    UIGraphicsBeginImageContext(CGSize(width: 10, height: 5))
    defer { UIGraphicsEndImageContext() }

    #expect(UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.width == 10)
  }

  @Test func `begins no context without pixels and says so`() throws {
    let stage = try Stage()
    stage.turn()

    UIGraphicsBeginImageContext(.zero)

    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(stage.log.count == 1)
  }

  @Test func `nests contexts`() throws {
    let stage = try Stage()
    stage.turn()
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    let outer = UIGraphicsGetCurrentContext()
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
    #expect(UIGraphicsGetCurrentContext()?.width == 2)
    UIGraphicsEndImageContext()

    #expect(UIGraphicsGetCurrentContext() === outer)
    UIGraphicsEndImageContext()
  }

  @Test func `has no image for a context that was pushed`() throws {
    let stage = try Stage()
    stage.turn()
    UIGraphicsPushContext(CGContext(drawingInto: PixelBuffer(width: 1, height: 1)))
    defer { UIGraphicsPopContext() }

    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test func `is opaque and black where asked to`() throws {
    let stage = try Stage()
    stage.turn()
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true

    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format)
      .image { _ in }

    #expect(image.pixel(0, 0) == Opaque.black)
    #expect(image.cgImage?.alphaInfo == .noneSkipFirst)
  }

  @Test func `draws in the coordinates of its bounds`() throws {
    let stage = try Stage()
    stage.turn()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(
      bounds: CGRect(x: 100, y: 50, width: 4, height: 4),
      format: format
    )

    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 100, y: 50, width: 1, height: 1))
      #expect(context.currentImage.pixel(0, 0) == Opaque.red)
      #expect(context.format.bounds == CGRect(x: 100, y: 50, width: 4, height: 4))
    }

    #expect(image.pixel(0, 0) == Opaque.red && image.pixel(1, 1) == 0)
  }

  @Test func `frames a rectangle on the inside`() throws {
    let stage = try Stage()
    stage.turn()
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
    UIRectFrame(CGRect(x: 0, y: 0, width: 4, height: 4))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()

    #expect(image?.pixel(0, 0) == Opaque.black && image?.pixel(3, 3) == Opaque.black)
    #expect(image?.pixel(1, 1) == 0)
  }

  @Test func `offers the point coordinates of UIKit with the matrix of iOS`() throws {
    let stage = try Stage()
    stage.turn()
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 20), false, 2)
    defer { UIGraphicsEndImageContext() }

    // Scaled by 2, flipped about the height of 40 pixels.
    #expect(
      UIGraphicsGetCurrentContext()?.ctm
        == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 40)
    )
  }
}
