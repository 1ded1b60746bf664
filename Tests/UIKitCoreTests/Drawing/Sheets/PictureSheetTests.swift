import CoreGraphics
import Foundation
import Goldens
import ProsceniumTesting
import Testing
import UIKit

/// Drawing of images, patterns and masks.
@MainActor
struct PictureSheetTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100), scale: 2)

  @Test func `images are drawn as asked`() throws {
    stage.turn()
    var sheet = DrawingSheet(columns: 8)
    let letter = DrawingSheet.letter
    let pixels = try #require(letter.cgImage)
    let place = CGRect(x: 4, y: 4, width: 32, height: 32)
    for quality in [CGInterpolationQuality.none, .low, .medium, .high] {
      sheet.draw("enlarged, quality \(quality), upside down as Core Graphics does") { context in
        context.interpolationQuality = quality
        context.draw(pixels, in: place)
      }
    }
    sheet.draw("UIImage draws upright") { _ in letter.draw(in: place) }
    sheet.draw("at a point in its own size") { _ in letter.draw(at: CGPoint(x: 16, y: 16)) }
    sheet.draw("faded") { _ in letter.draw(in: place, blendMode: .normal, alpha: 0.4) }
    sheet.draw("multiplied with what is there") { context in
      context.setFillColor(UIColor.yellow.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
      letter.draw(in: place, blendMode: .multiply, alpha: 1)
    }
    for orientation in [
      UIImage.Orientation.up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored,
      .rightMirrored,
    ] {
      sheet.draw("orientation \(orientation)") { context in
        context.interpolationQuality = .none
        UIImage(cgImage: pixels, scale: 1, orientation: orientation).draw(in: place)
      }
    }
    let caps = UIEdgeInsets(top: 2, left: 3, bottom: 1, right: 2)
    for mode in [UIImage.ResizingMode.stretch, .tile] {
      sheet.draw("resizable, \(mode)") { context in
        context.interpolationQuality = .none
        letter.resizableImage(withCapInsets: caps, resizingMode: mode).draw(in: place)
      }
    }
    sheet.draw("tiled over the clip") { context in
      context.clip(to: place)
      context.draw(pixels, in: CGRect(x: 0, y: 0, width: 8, height: 8), byTiling: true)
    }
    sheet.draw("as a pattern color, from the origin of the context") { context in
      context.setFillColor(UIColor(patternImage: letter).cgColor)
      context.fillEllipse(in: place)
    }
    sheet.draw("drawn as a pattern") { _ in letter.drawAsPattern(in: place) }
    sheet.draw("shrunk to a quarter") { context in
      context.interpolationQuality = .high
      letter.draw(in: CGRect(x: 18, y: 18, width: 4, height: 4))
    }
    sheet.draw("turned") { context in
      context.translateBy(x: 20, y: 20)
      context.rotate(by: .pi / 8)
      letter.draw(in: CGRect(x: -12, y: -12, width: 24, height: 24))
    }
    sheet.draw("a part cut out: the letter's upper left") { _ in
      pixels.cropping(to: CGRect(x: 0, y: 0, width: 4, height: 4))
        .map { UIImage(cgImage: $0).draw(in: place) }
    }
    let symbol = UIImage(systemName: "heart.fill")
    sheet.draw("a template paints the fill color") { context in
      context.setFillColor(UIColor.red.cgColor)
      symbol?.withRenderingMode(.alwaysTemplate).draw(in: place)
    }
    sheet.draw("tinted") { _ in
      symbol?.withTintColor(.purple, renderingMode: .alwaysOriginal).draw(in: place)
    }
    sheet.draw("a whole image tinted is one color where it is opaque") { _ in
      letter.withTintColor(.brown).draw(in: place)
    }
    sheet.draw("masked by brightness") { context in
      context.interpolationQuality = .none
      pixels.masking(CGContext.ramp).map { UIImage(cgImage: $0).draw(in: place) }
    }
    sheet.draw("an image mask paints where its samples are 0") { context in
      context.setFillColor(UIColor.purple.cgColor)
      context.interpolationQuality = .none
      Self.mask.map { context.draw($0, in: place) }
    }
    sheet.draw("mirrored left to right") { context in
      context.interpolationQuality = .none
      letter.withHorizontallyFlippedOrientation().draw(in: place)
    }
    sheet.draw("symbols in their size") { _ in
      UIImage(systemName: "chevron.left")?.draw(at: CGPoint(x: 2, y: 8))
      UIImage(systemName: "xmark")?.draw(at: CGPoint(x: 20, y: 8))
    }
    sheet.draw("rectangle and frame of UIKit") { _ in
      UIColor.orange.set()
      UIRectFill(CGRect(x: 5, y: 5, width: 12, height: 30))
      UIRectFrame(CGRect(x: 22, y: 5, width: 12, height: 30))
    }

    try Golden("images").expect(sheet.image)
  }

  /// A triangle of zeros: the lower left half of 4 by 4 samples.
  private static var mask: CGImage? {
    let samples = (0..<16).map { UInt8($0 % 4 <= $0 / 4 ? 0 : 255) }
    return CGDataProvider(data: Data(samples)).flatMap {
      CGImage(
        maskWidth: 4,
        height: 4,
        bitsPerComponent: 8,
        bitsPerPixel: 8,
        bytesPerRow: 4,
        provider: $0,
        decode: nil,
        shouldInterpolate: false
      )
    }
  }

  @Test func `paths of UIKit`() throws {
    stage.turn()
    var sheet = DrawingSheet(columns: 6)
    let place = CGRect(x: 5, y: 8, width: 30, height: 24)
    let shapes: [UIBezierPath] = [
      UIBezierPath(rect: place), UIBezierPath(ovalIn: place),
      UIBezierPath(roundedRect: place, cornerRadius: 7),
      UIBezierPath(
        roundedRect: place,
        byRoundingCorners: [.topLeft, .bottomRight],
        cornerRadii: CGSize(width: 10, height: 10)
      ),
      UIBezierPath(cgPath: CGPath(ellipseIn: place, transform: nil)),
      UIBezierPath(
        roundedRect: CGRect(x: 5, y: 12, width: 30, height: 16),
        cornerRadius: 20
      ),
    ]
    for (index, shape) in shapes.enumerated() {
      sheet.draw("shape \(index) filled and stroked") { _ in
        DrawingSheet.gray.setFill()
        shape.fill()
        shape.lineWidth = 2
        shape.stroke()
      }
    }
    for isClockwise in [true, false] {
      sheet.draw("arc from 0 to three quarters, clockwise \(isClockwise)") { _ in
        let arc = UIBezierPath(
          arcCenter: CGPoint(x: 20, y: 20),
          radius: 14,
          startAngle: 0,
          endAngle: 1.5 * .pi,
          clockwise: isClockwise
        )
        arc.lineWidth = 4
        arc.lineCapStyle = .round
        arc.stroke()
      }
    }
    sheet.draw("dashed, from the start") { _ in
      let line = Self.zigzag
      line.setLineDash([7, 3], count: 2, phase: 0)
      line.lineWidth = 3
      line.stroke()
    }
    sheet.draw("dashed, reversed: from the other end") { _ in
      let line = Self.zigzag.reversing()
      line.setLineDash([7, 3], count: 2, phase: 0)
      line.lineWidth = 3
      line.stroke()
    }
    sheet.draw("appended with a hole") { _ in
      let path = UIBezierPath(rect: place)
      path.append(UIBezierPath(ovalIn: place.insetBy(dx: 5, dy: 5)))
      path.usesEvenOddFillRule = true
      path.fill()
    }
    sheet.draw("transformed") { _ in
      let path = UIBezierPath(rect: CGRect(x: -8, y: -8, width: 16, height: 16))
      path.apply(CGAffineTransform(rotationAngle: .pi / 4))
      path.apply(CGAffineTransform(translationX: 20, y: 20))
      path.fill()
    }
    sheet.draw("clips") { context in
      UIBezierPath(ovalIn: place).addClip()
      UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 40))
    }
    sheet.draw("blended and faded") { _ in
      DrawingSheet.blue.setFill()
      UIBezierPath(rect: CGRect(x: 5, y: 5, width: 20, height: 20)).fill()
      DrawingSheet.orange.setFill()
      UIBezierPath(rect: CGRect(x: 15, y: 15, width: 20, height: 20))
        .fill(with: .multiply, alpha: 0.5)
    }

    try Golden("bezier-paths").expect(sheet.image)
  }

  private static var zigzag: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 4, y: 34))
    path.addLine(to: CGPoint(x: 14, y: 8))
    path.addLine(to: CGPoint(x: 24, y: 34))
    path.addQuadCurve(to: CGPoint(x: 36, y: 8), controlPoint: CGPoint(x: 34, y: 34))
    return path
  }
}
