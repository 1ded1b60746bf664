import CoreGraphics
import Foundation
import Goldens
import ProsceniumTesting
import Testing
import UIKit

/// Lines and areas of Core Graphics.
@MainActor
struct StrokeSheetTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100), scale: 2)

  private func line(_ context: CGContext, _ points: [(CGFloat, CGFloat)]) {
    context.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    context.strokePath()
  }

  @Test func `lines have the caps, joins and dashes of the state`() throws {
    stage.turn()
    var sheet = DrawingSheet(columns: 6)
    for cap in [CGLineCap.butt, .round, .square] {
      sheet.draw("cap \(cap), its ends at 10 and 30") { context in
        context.setLineWidth(12)
        context.setLineCap(cap)
        self.line(context, [(10, 20), (30, 20)])
        context.setLineWidth(1)
        context.setStrokeColor(UIColor.red.cgColor)
        self.line(context, [(10.5, 5), (10.5, 35)])
        self.line(context, [(29.5, 5), (29.5, 35)])
      }
    }
    for join in [CGLineJoin.miter, .round, .bevel] {
      sheet.draw("join \(join)") { context in
        context.setLineWidth(10)
        context.setLineJoin(join)
        self.line(context, [(5, 30), (20, 10), (35, 30)])
      }
    }
    for limit in [CGFloat(10), 1.2] {
      sheet.draw("miter limit \(limit)") { context in
        context.setLineWidth(8)
        context.setMiterLimit(limit)
        self.line(context, [(10, 35), (20, 12), (30, 35)])
      }
    }
    for phase in [CGFloat(0), 4, 8] {
      sheet.draw("dash of 8 and 4, phase \(phase)") { context in
        context.setLineWidth(6)
        context.setLineDash(phase: phase, lengths: [8, 4])
        self.line(context, [(2, 20), (38, 20)])
      }
    }
    sheet.draw("dots: dashes without length with round caps") { context in
      context.setLineWidth(5)
      context.setLineCap(.round)
      context.setLineDash(phase: 0, lengths: [0, 8])
      self.line(context, [(4, 20), (38, 20)])
    }
    sheet.draw("dashes around a rectangle, from its origin") { context in
      context.setLineWidth(3)
      context.setLineDash(phase: 0, lengths: [10, 5])
      context.stroke(CGRect(x: 5, y: 5, width: 30, height: 30))
    }
    sheet.draw("dashes around an ellipse") { context in
      context.setLineWidth(3)
      context.setLineDash(phase: 0, lengths: [6, 3])
      context.strokeEllipse(in: CGRect(x: 4, y: 10, width: 32, height: 20))
    }
    sheet.draw("a line between pixels is gray and two pixels wide") { context in
      self.line(context, [(5, 10), (35, 10)])
      self.line(context, [(5, 20.5), (35, 20.5)])
      context.setLineWidth(0.5)
      self.line(context, [(5, 30.5), (35, 30.5)])
    }
    sheet.draw("a closed line has a join where an open one has caps") { context in
      context.setLineWidth(5)
      context.beginPath()
      context.addLines(between: [
        CGPoint(x: 5, y: 15), CGPoint(x: 12, y: 5), CGPoint(x: 19, y: 15),
        CGPoint(x: 5, y: 15),
      ])
      context.strokePath()
      context.addLines(between: [
        CGPoint(x: 22, y: 34), CGPoint(x: 29, y: 24), CGPoint(x: 36, y: 34),
      ])
      context.closePath()
      context.strokePath()
    }
    sheet.draw("a stretching transform stretches the pen") { context in
      context.scaleBy(x: 1, y: 0.4)
      context.setLineWidth(8)
      context.strokeEllipse(in: CGRect(x: 6, y: 20, width: 28, height: 60))
    }
    sheet.draw("the outline of a stroke as a path") { context in
      context.setLineWidth(10)
      context.setLineCap(.round)
      context.move(to: CGPoint(x: 8, y: 28))
      context.addQuadCurve(to: CGPoint(x: 32, y: 28), control: CGPoint(x: 20, y: 6))
      context.replacePathWithStrokedPath()
      context.setLineWidth(1)
      context.strokePath()
    }
    sheet.draw("single lines between pairs of points") { context in
      context.strokeLineSegments(
        between: [(5, 5), (35, 5), (5, 15), (35, 35)].map { CGPoint(x: $0.0, y: $0.1) }
      )
    }

    try Golden("strokes").expect(sheet.image)
  }

  @Test func `areas are filled and clipped by their rules`() throws {
    stage.turn()
    var sheet = DrawingSheet(columns: 6)
    let star = (0..<5).map { index in
      let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
      return CGPoint(x: 20 + 18 * cos(angle), y: 21 + 18 * sin(angle))
    }
    for mode in [CGPathDrawingMode.fill, .eoFill, .stroke, .fillStroke, .eoFillStroke] {
      sheet.draw("star in the mode \(mode)") { context in
        context.setFillColor(DrawingSheet.blue.cgColor)
        context.setLineWidth(2)
        context.addLines(between: star)
        context.closePath()
        context.drawPath(using: mode)
      }
    }
    sheet.draw("subpaths that turn one way and the other") { context in
      context.addArc(
        center: CGPoint(x: 20, y: 20),
        radius: 16,
        startAngle: 0,
        endAngle: 2 * .pi,
        clockwise: false
      )
      context.closePath()
      context.addArc(
        center: CGPoint(x: 20, y: 20),
        radius: 8,
        startAngle: 0,
        endAngle: 2 * .pi,
        clockwise: true
      )
      context.fillPath()
    }
    for isClockwise in [false, true] {
      sheet.draw("arc from 0 to a quarter turn, clockwise \(isClockwise)") { context in
        context.move(to: CGPoint(x: 20, y: 20))
        context.addArc(
          center: CGPoint(x: 20, y: 20),
          radius: 15,
          startAngle: 0,
          endAngle: .pi / 2,
          clockwise: isClockwise
        )
        context.fillPath()
      }
    }
    sheet.draw("arcs that touch two lines") { context in
      context.move(to: CGPoint(x: 5, y: 35))
      context.addArc(
        tangent1End: CGPoint(x: 20, y: 5),
        tangent2End: CGPoint(x: 35, y: 35),
        radius: 6
      )
      context.addLine(to: CGPoint(x: 35, y: 35))
      context.setLineWidth(3)
      context.strokePath()
    }
    sheet.draw("curves of the second and third degree") { context in
      context.setLineWidth(3)
      context.move(to: CGPoint(x: 4, y: 18))
      context.addQuadCurve(to: CGPoint(x: 36, y: 18), control: CGPoint(x: 20, y: -10))
      context.move(to: CGPoint(x: 4, y: 30))
      context.addCurve(
        to: CGPoint(x: 36, y: 30),
        control1: CGPoint(x: 15, y: 0),
        control2: CGPoint(x: 25, y: 60)
      )
      context.strokePath()
    }
    sheet.draw("rounded rectangle with unequal radii") { context in
      context.addPath(
        CGPath(
          roundedRect: CGRect(x: 4, y: 8, width: 32, height: 24),
          cornerWidth: 14,
          cornerHeight: 6,
          transform: nil
        )
      )
      context.fillPath()
    }
    sheet.draw("turned about its middle, clockwise where y points down") { context in
      context.translateBy(x: 20, y: 20)
      context.rotate(by: .pi / 6)
      context.fill(CGRect(x: -14, y: -6, width: 28, height: 12))
      context.setFillColor(DrawingSheet.orange.cgColor)
      context.fill(CGRect(x: 8, y: -6, width: 6, height: 12))
    }
    sheet.draw("clip to a ring by the even-odd rule") { context in
      context.addEllipse(in: CGRect(x: 3, y: 3, width: 34, height: 34))
      context.addEllipse(in: CGRect(x: 12, y: 12, width: 16, height: 16))
      context.clip(using: .evenOdd)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    sheet.draw("clip to several rectangles, then to one") { context in
      context.clip(to: (0..<4).map { CGRect(x: 10 * $0, y: 0, width: 5, height: 40) })
      context.clip(to: CGRect(x: 0, y: 10, width: 40, height: 20))
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    sheet.draw("clip to an image's brightness, upside down as images are") { context in
      let ramp = CGContext.ramp
      context.clip(to: CGRect(x: 5, y: 5, width: 30, height: 30), mask: ramp)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    sheet.draw("without antialiasing") { context in
      context.setShouldAntialias(false)
      context.fillEllipse(in: CGRect(x: 5.3, y: 5.3, width: 29, height: 29))
    }
    sheet.draw("state saved and restored: color, width, clip") { context in
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 40, height: 15))
      context.setFillColor(DrawingSheet.orange.cgColor)
      context.fill(CGRect(x: 5, y: 5, width: 30, height: 30))
      context.restoreGState()
      context.fill(CGRect(x: 5, y: 25, width: 30, height: 10))
    }

    try Golden("areas").expect(sheet.image)
  }
}

extension CGContext {
  /// 4 by 4 opaque grays, dark in the upper row, white in the lowest.
  static var ramp: CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format)
      .image { context in
        for row in 0..<4 {
          UIColor(white: CGFloat(row) / 3, alpha: 1).setFill()
          context.fill(CGRect(x: 0, y: row, width: 4, height: 1))
        }
      }
    return image.cgImage ?? CGImage(buffer: PixelBuffer(width: 1, height: 1))
  }
}
