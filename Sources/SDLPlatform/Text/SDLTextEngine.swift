internal import CSDL2
internal import CoreGraphics
package import Foundation
package import UIKitCore

/// Text by SDL2_ttf: Inter for iOS's system font, other families as fontconfig finds them.
///
/// Every measure comes from one large size without hinting, so a label has the same size in points at
/// every scale; pixels are drawn at the real size, at quarters of a pixel across. Same fonts, same
/// pixels on every machine. The host makes one and hands it to UIKitCore.
package final class SDLTextEngine: TextEngine {
  private nonisolated struct LineKey: Hashable {
    let text: String
    let face: FontFace
  }

  private nonisolated struct BitmapKey: Hashable {
    let line: LineKey
    let size: CGFloat
    let scale: CGFloat
    let quarter: Int
  }

  private let locator = FontLocator()
  private let fonts: FontLibrary
  private let faces: FaceList
  private var lines = BoundedCache<LineKey, MeasuredLine>(limit: 8192)
  /// Costs are bytes.
  private var bitmapCache = BoundedCache<BitmapKey, [TextBitmap]>(limit: 8 << 20)
  private var metricsOfFaces: [FontFace: FontMetrics] = [:]

  /// Throws a `HostEnvironmentError` where the system font is not installed.
  package init() throws {
    let fonts = try FontLibrary()
    guard locator.file(family: FaceList.systemFamily, weight: 0, isItalic: false) != nil else {
      throw HostEnvironmentError.missingFont(
        family: FaceList.systemFamily,
        package: FaceList.systemPackage
      )
    }
    self.fonts = fonts
    faces = FaceList(locator: locator) { fonts.provides($0, $1) }
  }

  package var familyNames: [String] {
    locator.familyNames
  }

  /// Text in families that were missing before is drawn anew.
  package func registerFonts(in file: URL) -> Bool {
    guard locator.add(file) else { return false }
    faces.forget()
    lines = BoundedCache(limit: lines.limit)
    bitmapCache = BoundedCache(limit: bitmapCache.limit)
    metricsOfFaces = [:]
    return true
  }

  package func metrics(of face: FontFace, size: CGFloat) -> FontMetrics {
    let unit: FontMetrics
    if let known = metricsOfFaces[face] {
      unit = known
    } else {
      unit = unitMetrics(of: face)
      metricsOfFaces[face] = unit
    }
    return FontMetrics(
      ascender: unit.ascender * size,
      descender: unit.descender * size,
      leading: unit.leading * size,
      capHeight: unit.capHeight * size,
      xHeight: unit.xHeight * size
    )
  }

  package func width(of text: String, face: FontFace, size: CGFloat) -> CGFloat {
    measuredLine(LineKey(text: text, face: face)).width * size
  }

  package func bitmaps(
    of text: String,
    face: FontFace,
    size: CGFloat,
    scale: CGFloat,
    subpixel: CGFloat
  ) -> [TextBitmap] {
    guard size > 0, scale > 0 else { return [] }
    let oversampling = PixelBlock.oversampling
    let key = BitmapKey(
      line: LineKey(text: text, face: face),
      size: size,
      scale: scale,
      quarter: Int((subpixel * CGFloat(oversampling)).rounded())
    )
    if let bitmaps = bitmapCache.value(for: key) { return bitmaps }
    let pixelsPerEm = size * scale
    let blocks = measuredLine(key.line).runs.compactMap { run in
      block(
        of: run,
        pixelsPerEm: pixelsPerEm,
        pen: run.start * pixelsPerEm + CGFloat(key.quarter) / CGFloat(oversampling)
      )
    }
    let bitmaps = [PixelBlock.Kind.coverage, .color].compactMap { kind in
      PixelBlock.merged(blocks.filter { $0.kind == kind })?.trimmed()
    }
    .map { block in
      TextBitmap(
        image: block.makeImage(),
        isColored: block.kind == .color,
        originX: block.originX,
        originY: block.originY
      )
    }
    let cost = bitmaps.reduce(256) {
      $0 + $1.image.width * $1.image.height * ($1.isColored ? 4 : 1)
    }
    bitmapCache.insert(bitmaps, for: key, cost: cost)
    return bitmaps
  }

  // MARK: - Measuring

  private func unitMetrics(of face: FontFace) -> FontMetrics {
    guard face.family != nil || face.file != nil else { return .systemFont }
    guard let file = faces.file(for: face), let font = fonts.reference(file) else {
      return .systemFont
    }
    let unit = FontLibrary.referenceSize
    return FontMetrics(
      ascender: CGFloat(font.ascent) / unit,
      descender: CGFloat(font.descent) / unit,
      leading: CGFloat(max(font.lineSkip - font.height, 0)) / unit,
      capHeight: font.top(of: "H").map { CGFloat($0) / unit } ?? FontMetrics.systemFont.capHeight,
      xHeight: font.top(of: "x").map { CGFloat($0) / unit } ?? FontMetrics.systemFont.xHeight
    )
  }

  private func measuredLine(_ key: LineKey) -> MeasuredLine {
    lines.value(for: key) {
      var pen: CGFloat = 0
      let runs = TextRun.runs(of: key.text) { faces.file(for: key.face, drawing: $0) }
        .map { run in
          let measured = MeasuredRun(
            run: run,
            start: pen,
            spaceWidth: spaceWidth(in: run),
            advance: advance(of: run)
          )
          pen += measured.advance
          return measured
        }
      return MeasuredLine(runs: runs, width: pen)
    }
  }

  /// Advance of a run in em.
  ///
  /// SDL_ttf measures ink where it sticks out of the advance; a space on both sides takes that in.
  private func advance(of run: TextRun) -> CGFloat {
    guard let font = fonts.reference(run.file) else { return 0 }
    let padded = font.width(of: " \(run.text) ", shaping: run.shaping)
    let spaces = font.width(of: "  ", shaping: run.shaping)
    return CGFloat(padded - spaces) / unitsPerEm(of: run.file)
  }

  private func spaceWidth(in run: TextRun) -> CGFloat {
    guard let font = fonts.reference(run.file) else { return 0 }
    let spaces = font.width(of: "  ", shaping: run.shaping)
    return CGFloat(spaces) / 2 / unitsPerEm(of: run.file)
  }

  private func unitsPerEm(of file: FontFile) -> CGFloat {
    fonts.strikeSize(of: file) ?? FontLibrary.referenceSize
  }

  // MARK: - Drawing

  /// `pen` is where the run starts, in pixels from the start of the line.
  private func block(of run: MeasuredRun, pixelsPerEm: CGFloat, pen: CGFloat) -> PixelBlock? {
    let file = run.run.file
    let padded = " \(run.run.text) "
    let left = pen - run.spaceWidth * pixelsPerEm
    var block: PixelBlock?
    if let strikeSize = fonts.strikeSize(of: file) {
      fonts.reference(file)?.draw(padded, shaping: run.run.shaping) { line in
        block = PixelBlock(
          colorsOf: line,
          scale: Double(pixelsPerEm / strikeSize),
          left: Int(left.rounded())
        )
      }
    } else {
      let oversampling = CGFloat(PixelBlock.oversampling)
      let font = fonts.handle(
        file,
        pixelsAcross: pixelsPerEm * oversampling,
        pixelsDown: pixelsPerEm
      )
      font?.draw(padded, shaping: run.run.shaping) { line in
        block = PixelBlock(coverageOf: line, left: Int((left * oversampling).rounded()))
      }
    }
    return block
  }
}

extension FontMetrics {
  /// Measures of San Francisco per em; Inter's own are a little larger.
  ///
  /// UIFont reports for 17 points: ascender 16.18, descender -4.10, cap height 11.98, x-height 8.95.
  nonisolated static let systemFont = FontMetrics(
    ascender: 0.952,
    descender: -0.241,
    leading: 0,
    capHeight: 0.705,
    xHeight: 0.526
  )
}
