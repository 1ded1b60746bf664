import CoreGraphics
import Foundation
import ProsceniumTesting
import QuartzCore
import TestFacts
import Testing
import UIKit

/// What text looks like by measures that hold for any font: sizes, places of ink, equal pictures.
@Suite("Looks of text")
@MainActor
struct TextLooksTests {
  private let stage = Stage(size: CGSize(width: 240, height: 120), scale: 2)

  /// The pixels of a label on white.
  private func picture(
    _ size: CGSize = CGSize(width: 120, height: 24),
    _ change: (UILabel) -> Void
  ) -> CGImage {
    stage.turn()
    let label = UILabel(frame: CGRect(origin: .zero, size: size))
    label.backgroundColor = .white
    label.textColor = .black
    change(label)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      label.layoutIfNeeded()
      label.layer.displayIfNeeded()
      label.layer.render(in: context.cgContext)
    }.cgImage ?? stage.snapshot()
  }

  private func isInk(_ image: CGImage, _ x: Int, _ y: Int) -> Bool {
    image.buffer.pixel(x: x, y: y) & 255 < 128
  }

  private func inkRows(_ image: CGImage) -> [Int] {
    (0..<image.height).filter { y in (0..<image.width).contains { isInk(image, $0, y) } }
  }

  private func inkColumns(_ image: CGImage) -> [Int] {
    (0..<image.width).filter { x in (0..<image.height).contains { isInk(image, x, $0) } }
  }

  private func attributed(
    _ text: String,
    _ key: NSAttributedString.Key,
    _ value: Any
  )
    -> NSAttributedString
  {
    NSAttributedString(
      string: text,
      attributes: [.font: UIFont.systemFont(ofSize: 17), key: value]
    )
  }

  // MARK: - Truncation

  /// Letters without kerning between them: the ellipsis is set apart from the rest.
  private static let long = "HIHHIIHHHIIIHHHHIIIIHIHI"

  private func truncated(_ mode: NSLineBreakMode) -> CGImage {
    picture {
      $0.text = Self.long
      $0.lineBreakMode = mode
    }
  }

  /// Whether two pictures are the same in some columns.
  private func areEqual(_ first: CGImage, _ second: CGImage, _ columns: Range<Int>) -> Bool {
    columns.allSatisfy { x in
      (0..<first.height).allSatisfy { y in
        first.buffer.pixel(x: x, y: y) == second.buffer.pixel(x: x, y: y)
      }
    }
  }

  @Test func `truncated at the end begin as the whole text and end in an ellipsis`() {
    let image = truncated(.byTruncatingTail)
    let whole = truncated(.byClipping)

    #expect(areEqual(image, whole, 0..<160))
    #expect(!areEqual(image, whole, 200..<240))
    #expect((inkColumns(image).last ?? 240) < 240)
  }

  @Test func `truncated at the head begin otherwise`() {
    let image = truncated(.byTruncatingHead)
    let whole = truncated(.byClipping)

    #expect(!areEqual(image, whole, 0..<20))
    #expect((inkColumns(image).last ?? 240) < 240)
    // The dots of the ellipsis lie on the baseline: the upper half is empty in their columns.
    let first = inkColumns(image).first ?? 0
    let rows = inkRows(image)
    let middle = ((rows.first ?? 0) + (rows.last ?? 0)) / 2
    #expect((0..<middle).allSatisfy { !isInk(image, first, $0) })
  }

  @Test func `truncated in the middle begin as the whole text and end otherwise`() {
    let image = truncated(.byTruncatingMiddle)
    let whole = truncated(.byClipping)

    #expect(areEqual(image, whole, 0..<70))
    #expect(!areEqual(image, whole, 70..<160))
    #expect(!areEqual(image, truncated(.byTruncatingTail), 160..<240))
    #expect((inkColumns(image).last ?? 240) < 240)
  }

  @Test func `clipped are cut off where the label ends`() {
    let image = truncated(.byClipping)

    #expect(inkColumns(image).last ?? 0 >= 230)
    #expect(!hasSameBytes(image, truncated(.byTruncatingTail)))
  }

  @Test func `truncate the last line of several`() {
    let image = picture(CGSize(width: 120, height: 60)) {
      $0.text = "Presentation controllers and their transitions"
      $0.numberOfLines = 2
    }
    let whole = picture(CGSize(width: 120, height: 60)) {
      $0.text = "Presentation controllers and their transitions"
      $0.numberOfLines = 2
      $0.lineBreakMode = .byWordWrapping
    }

    // The first line is the same, the second differs by its end.
    #expect(inkRows(image).first == inkRows(whole).first)
    #expect(!hasSameBytes(image, whole))
  }

  // MARK: - Lines

  @Test func `stand one line height apart`() {
    let font = UIFont.systemFont(ofSize: 17)
    let one = picture(CGSize(width: 60, height: 20.5)) {
      $0.text = "H"
      $0.font = font
    }
    let two = picture(CGSize(width: 60, height: 41)) {
      $0.text = "H\nH"
      $0.numberOfLines = 0
      $0.font = font
    }

    let height = Int((font.lineHeight * 2).rounded(.up))
    let first = inkRows(one)
    let both = inkRows(two)
    #expect(both.count == 2 * first.count)
    let distance = (both.last ?? 0) - (first.last ?? 0)
    #expect(abs(distance - height) <= 1)
  }

  @Test(arguments: [
    (NSTextAlignment.left, 0), (.center, 1), (.right, 2), (.natural, 0),
  ])
  func `stand where their alignment says`(alignment: NSTextAlignment, place: Int) {
    let image = picture {
      $0.text = "HHH"
      $0.textAlignment = alignment
    }

    let columns = inkColumns(image)
    let left = columns.first ?? 0
    let right = image.width - 1 - (columns.last ?? 0)
    switch place {
    case 0: #expect(left < 8 && right > 120)
    case 1: #expect(abs(left - right) <= 4)
    default: #expect(right < 8 && left > 120)
    }
  }

  @Test func `written from right to left stand at the right by nature`() {
    let style = NSMutableParagraphStyle()
    style.baseWritingDirection = .rightToLeft
    style.alignment = .natural
    let image = picture { $0.attributedText = attributed("שלום", .paragraphStyle, style) }

    #expect((inkColumns(image).last ?? 0) > 225)
    #expect((inkColumns(image).first ?? 0) > 120)
  }

  // MARK: - Attributes

  @Test func `are wider by their kerning after each character`() {
    let plain = attributed("HHHH", .kern, 0).size().width
    let wide = attributed("HHHH", .kern, 3).size().width

    // The font's own widths are rounded to 1/64 of a point.
    #expect(abs(wide - plain - 12) < 4.0 / 64)
  }

  @Test func `are underlined from their first to their last point`() {
    let text = "nnnn"
    let style = NSUnderlineStyle.single.rawValue
    let image = picture { $0.attributedText = attributed(text, .underlineStyle, style) }
    let bare = picture { $0.attributedText = attributed(text, .kern, 0) }

    let added = inkRows(image).filter { !inkRows(bare).contains($0) }
    #expect(!added.isEmpty)
    let row = added.first ?? 0
    let ink = (0..<image.width).filter { isInk(image, $0, row) }
    let width = Int((attributed(text, .kern, 0).size().width * 2).rounded())
    #expect(abs(ink.count - width) <= 3)
    #expect(ink.count == (ink.last ?? 0) - (ink.first ?? 0) + 1)
    // Below the baseline.
    #expect(row > (inkRows(bare).last ?? 0))
  }

  @Test func `are struck through the middle of small letters`() {
    let style = NSUnderlineStyle.single.rawValue
    let image = picture { $0.attributedText = attributed("n n", .strikethroughStyle, style) }
    let bare = picture { $0.attributedText = attributed("n n", .kern, 0) }

    // In the space between the letters there is ink in a few rows only.
    let rows = inkRows(bare)
    let columns = inkColumns(bare)
    let gaps = zip(columns, columns.dropFirst()).max { $0.1 - $0.0 < $1.1 - $1.0 }
    let middle = gaps.map { ($0.0 + $0.1) / 2 } ?? 0
    let struck = (0..<image.height).filter { isInk(image, middle, $0) }
    #expect(!struck.isEmpty && struck.count <= 4)
    #expect(struck.allSatisfy { $0 > (rows.first ?? 0) && $0 < (rows.last ?? 0) })
  }

  @Test func `have their background behind them`() {
    let image = picture {
      $0.attributedText = attributed("n", .backgroundColor, UIColor.red)
    }

    let red = (0..<image.width).filter { image.buffer.pixel(x: $0, y: 24) == 0xFFFF_3B30 }
    let pure = (0..<image.width).filter { image.buffer.pixel(x: $0, y: 24) == 0xFFFF_0000 }
    #expect(!red.isEmpty || !pure.isEmpty)
  }

  @Test func `show emoji in color`() {
    let image = picture { $0.text = "😀" }

    var colors = 0
    for y in 0..<image.height {
      for x in 0..<image.width {
        let pixel = image.buffer.pixel(x: x, y: y)
        let (red, blue) = (Int(pixel >> 16 & 255), Int(pixel & 255))
        if red - blue > 60 { colors += 1 }
      }
    }
    #expect(colors > 100)
  }

  @Test func `are painted in the colors of their parts`() {
    let text = NSMutableAttributedString(attributedString: attributed("II", .kern, 20))
    text.addAttribute(
      .foregroundColor,
      value: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
      range: NSRange(location: 1, length: 1)
    )
    let image = picture { $0.attributedText = text }

    var red: [Int] = []
    var black: [Int] = []
    for x in 0..<image.width {
      for y in 0..<image.height {
        let pixel = image.buffer.pixel(x: x, y: y)
        if pixel == 0xFFFF_0000 { red.append(x) }
        if pixel == 0xFF00_0000 { black.append(x) }
      }
    }
    #expect(!red.isEmpty && !black.isEmpty)
    #expect((black.max() ?? 0) < (red.min() ?? 0))
  }

  // MARK: - Text layers

  private func textLayer(_ change: (CATextLayer) -> Void) -> CGImage {
    stage.turn()
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 120, height: 64)
    layer.contentsScale = 2
    layer.backgroundColor = UIColor.white.cgColor
    layer.foregroundColor = UIColor.black.cgColor
    layer.fontSize = 17
    layer.string = "HHH"
    change(layer)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: layer.bounds.size, format: format).image { context in
      layer.displayIfNeeded()
      layer.render(in: context.cgContext)
    }.cgImage ?? stage.snapshot()
  }

  @Test func `in a text layer start at its top left`() {
    let image = textLayer { _ in }

    #expect((inkColumns(image).first ?? 99) < 8)
    #expect((inkRows(image).first ?? 99) < 16)
    #expect((inkRows(image).last ?? 99) < 40)
  }

  @Test func `in a text layer follow its alignment and size`() {
    let right = textLayer { $0.alignmentMode = .right }
    #expect((inkColumns(right).last ?? 0) > 230)

    let large = textLayer { $0.fontSize = 34 }
    let height = inkRows(textLayer { _ in }).count
    #expect(abs(inkRows(large).count - 2 * height) <= 2)
  }

  @Test func `in a text layer wrap or are truncated when asked`() {
    let text = "Presentation controllers everywhere"
    let one = textLayer { $0.string = text }
    let wrapped = textLayer {
      $0.string = text
      $0.isWrapped = true
    }
    let cut = textLayer {
      $0.string = text
      $0.truncationMode = .end
    }

    #expect(inkRows(wrapped).count > inkRows(one).count)
    let two = textLayer { $0.string = "HHH\nHHH" }
    #expect(inkRows(two).count == 2 * inkRows(textLayer { _ in }).count)
    #expect(!hasSameBytes(one, cut))
    #expect((inkColumns(cut).last ?? 999) <= 240)
  }
}
