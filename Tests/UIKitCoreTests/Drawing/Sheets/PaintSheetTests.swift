import CoreGraphics
import Foundation
import Goldens
import ProsceniumTesting
import Testing
import UIKit

/// Gradients, shadows, transparency layers and blend modes of Core Graphics.
@MainActor
struct PaintSheetTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100), scale: 2)

  private func gradient(
    _ colors: [UIColor],
    _ locations: [CGFloat]? = nil
  ) throws -> CGGradient {
    try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(),
        colors: colors.map(\.cgColor) as CFArray,
        locations: locations
      )
    )
  }

  @Test func `gradients follow their points, stops and options`() throws {
    stage.turn()
    var sheet = DrawingSheet(columns: 6)
    let plain = try gradient([DrawingSheet.blue, DrawingSheet.orange])
    let options: [CGGradientDrawingOptions] = [
      [], .drawsBeforeStartLocation, .drawsAfterEndLocation,
      [.drawsBeforeStartLocation, .drawsAfterEndLocation],
    ]
    for option in options {
      sheet.draw("across the middle, options \(option.rawValue)") { context in
        context.drawLinearGradient(
          plain,
          start: CGPoint(x: 10, y: 0),
          end: CGPoint(x: 30, y: 0),
          options: option
        )
      }
    }
    let stops = try gradient([.red, .yellow, .green, .blue], [0, 0.5, 0.5, 1])
    sheet.draw("two stops in one place make an edge") { context in
      context.drawLinearGradient(
        stops,
        start: .zero,
        end: CGPoint(x: 40, y: 40),
        options: []
      )
    }
    let fading = try gradient([UIColor.clear, .white])
    sheet.draw("clear is transparent black: the middle is gray") { context in
      context.setFillColor(UIColor.white.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.drawLinearGradient(
        fading,
        start: .zero,
        end: CGPoint(x: 0, y: 40),
        options: []
      )
    }
    for option in options {
      sheet.draw("rings from radius 6 to 14, options \(option.rawValue)") { context in
        context.drawRadialGradient(
          plain,
          startCenter: CGPoint(x: 20, y: 20),
          startRadius: 6,
          endCenter: CGPoint(x: 20, y: 20),
          endRadius: 14,
          options: option
        )
      }
    }
    sheet.draw("a ball lit from the upper left") { context in
      context.drawRadialGradient(
        plain,
        startCenter: CGPoint(x: 14, y: 14),
        startRadius: 0,
        endCenter: CGPoint(x: 20, y: 20),
        endRadius: 16,
        options: []
      )
    }
    sheet.draw("a cone between two circles") { context in
      context.drawRadialGradient(
        plain,
        startCenter: CGPoint(x: 8, y: 20),
        startRadius: 4,
        endCenter: CGPoint(x: 28, y: 20),
        endRadius: 10,
        options: []
      )
    }
    let image = sheet.image
    try Golden("gradients").expect(image)

    // At the middle of pixel 19: 9.5 of 20 points on the way from blue to orange.
    let share = 9.5 / 20
    let red = 0.1 + 0.9 * share
    #expect(abs(Int(image.pixel(19, 5) >> 16 & 255) - Int((red * 255).rounded())) <= 1)
    // Without options nothing is painted beyond the ends.
    #expect(image.pixel(5, 5) == Opaque.white && image.pixel(35, 5) == Opaque.white)
    // Opacity ½ of the gray ½ over white: ½ · ½ + ½ = ¾.
    #expect(abs(Int(image.pixel(220, 20) & 255) - 191) <= 4)
  }

  @Test func `shadows and groups`() throws {
    stage.turn()
    var sheet = DrawingSheet(columns: 6)
    sheet.draw("hard, to the lower right") { context in
      context.setShadow(offset: CGSize(width: 5, height: 5), blur: 0)
      context.fill(CGRect(x: 8, y: 8, width: 20, height: 20))
    }
    sheet.draw("soft and colored") { context in
      context.setShadow(
        offset: CGSize(width: 0, height: 4),
        blur: 6,
        color: UIColor.red.cgColor
      )
      context.fillEllipse(in: CGRect(x: 10, y: 8, width: 20, height: 20))
    }
    sheet.draw("offsets do not turn with the user space") { context in
      context.translateBy(x: 20, y: 18)
      context.rotate(by: .pi / 4)
      context.setShadow(offset: CGSize(width: 0, height: 8), blur: 0)
      context.fill(CGRect(x: -8, y: -8, width: 16, height: 16))
    }
    sheet.draw("a stroke's, inside of it too") { context in
      context.setShadow(offset: CGSize(width: 3, height: 3), blur: 2)
      context.setLineWidth(4)
      context.stroke(CGRect(x: 8, y: 8, width: 20, height: 20))
    }
    sheet.draw("each shape its own") { context in
      context.setShadow(offset: CGSize(width: 3, height: 3), blur: 0)
      context.setFillColor(DrawingSheet.blue.cgColor)
      context.fill(CGRect(x: 6, y: 6, width: 16, height: 16))
      context.setFillColor(DrawingSheet.orange.cgColor)
      context.fill(CGRect(x: 14, y: 14, width: 16, height: 16))
    }
    sheet.draw("one for the whole layer") { context in
      context.setShadow(offset: CGSize(width: 3, height: 3), blur: 0)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(DrawingSheet.blue.cgColor)
      context.fill(CGRect(x: 6, y: 6, width: 16, height: 16))
      context.setFillColor(DrawingSheet.orange.cgColor)
      context.fill(CGRect(x: 14, y: 14, width: 16, height: 16))
      context.endTransparencyLayer()
    }
    for isGroup in [false, true] {
      sheet.draw("half transparent, as a group \(isGroup)") { context in
        context.setAlpha(0.5)
        if isGroup { context.beginTransparencyLayer(auxiliaryInfo: nil) }
        context.setFillColor(DrawingSheet.blue.cgColor)
        context.fill(CGRect(x: 6, y: 6, width: 18, height: 18))
        context.setFillColor(DrawingSheet.orange.cgColor)
        context.fill(CGRect(x: 16, y: 16, width: 18, height: 18))
        if isGroup { context.endTransparencyLayer() }
      }
    }
    sheet.draw("a layer cut to its rectangle") { context in
      context.beginTransparencyLayer(
        in: CGRect(x: 10, y: 10, width: 20, height: 20),
        auxiliaryInfo: nil
      )
      context.fillEllipse(in: CGRect(x: 5, y: 5, width: 20, height: 20))
      context.endTransparencyLayer()
    }
    sheet.draw("erasing inside a layer shows what is below it") { context in
      context.setFillColor(DrawingSheet.blue.cgColor)
      context.fill(CGRect(x: 5, y: 5, width: 30, height: 30))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(DrawingSheet.orange.cgColor)
      context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
      context.setBlendMode(.clear)
      context.fillEllipse(in: CGRect(x: 13, y: 13, width: 14, height: 14))
      context.endTransparencyLayer()
    }
    sheet.draw("an image's, by its alpha") { context in
      context.setShadow(offset: CGSize(width: 4, height: 4), blur: 3)
      UIImage(systemName: "star.fill")?.draw(in: CGRect(x: 6, y: 6, width: 22, height: 22))
    }
    sheet.draw("a gradient in a clip casts it inside of the clip only") { context in
      context.clip(to: CGRect(x: 8, y: 8, width: 24, height: 24))
      context.setShadow(offset: CGSize(width: 3, height: 3), blur: 2)
      context.setFillColor(DrawingSheet.orange.cgColor)
      context.fillEllipse(in: CGRect(x: 4, y: 4, width: 22, height: 22))
    }
    let image = sheet.image
    try Golden("shadows").expect(image)

    // Black at ⅓ over white.
    #expect(image.pixel(30, 30) & 255 == 170)
    // Cells 6 and 7 in the second row: orange over blue and white, and as one over white.
    let alone = image.pixel(0 * 40 + 20, 40 + 20)
    let group = image.pixel(1 * 40 + 20, 40 + 20)
    // Blue part: (0.9 · ½ + 1 · ½) · ½ + 0.1 · ½ = 0.525, and 0.1 · ½ + 1 · ½ = 0.55.
    #expect(abs(Int(alone & 255) - 134) <= 1)
    #expect(abs(Int(group & 255) - 140) <= 1)
  }

  @Test func `every blend mode`() throws {
    stage.turn()
    var sheet = DrawingSheet(columns: 7)
    let backdrop = try gradient([.red, .yellow, .green])
    let source = try gradient([.blue, UIColor(white: 0.5, alpha: 1), UIColor.clear])
    for value in 0...CGBlendMode.plusLighter.rawValue {
      let mode = try #require(CGBlendMode(rawValue: value))
      sheet.draw("\(mode)") { context in
        // A group, so that what is transparent stays apart from the white paper.
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.saveGState()
        context.clip(to: CGRect(x: 2, y: 2, width: 26, height: 26))
        context.drawLinearGradient(
          backdrop,
          start: CGPoint(x: 2, y: 0),
          end: CGPoint(x: 28, y: 0),
          options: []
        )
        context.restoreGState()
        context.setBlendMode(mode)
        context.clip(to: CGRect(x: 12, y: 12, width: 26, height: 26))
        context.drawLinearGradient(
          source,
          start: CGPoint(x: 0, y: 12),
          end: CGPoint(x: 0, y: 38),
          options: []
        )
        context.endTransparencyLayer()
      }
    }

    try Golden("blend-modes").expect(sheet.image)
  }
}
