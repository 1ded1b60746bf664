import Foundation
import ProsceniumTesting
import Testing
import UIKit

@testable import UIKitCore

/// Attributes that change letters, measured on a full block: a character that is a plain rectangle.
@MainActor
struct TextShapeTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100), scale: 2)

  /// Size of the font in points; the picture has two pixels a point.
  private static let size: CGFloat = 40

  private func picture(_ attributes: [NSAttributedString.Key: Any]) -> Ink {
    stage.turn()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let all = attributes.merging([.font: UIFont(name: "DejaVu Sans", size: Self.size) as Any]) {
      $1
    }
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 100, height: 80),
      format: format
    ).image { _ in "\u{2588}".draw(at: CGPoint(x: 30, y: 10), withAttributes: all) }
    return Ink(image)
  }

  /// Alphas of a picture.
  private struct Ink {
    let alpha: [[Int]]

    init(_ image: UIImage) {
      alpha = (0..<160).map { y in (0..<200).map { Int(image.pixel($0, y) >> 24) } }
    }

    /// In pixels.
    var area: CGFloat { CGFloat(alpha.joined().reduce(0, +)) / 255 }
    var rows: [Int] { alpha.indices.filter { alpha[$0].contains { $0 > 127 } } }
    var width: Int { columns(alpha.indices).count }
    var height: Int { rows.count }

    func columns(_ rows: Range<Int>) -> [Int] {
      (0..<200).filter { x in rows.contains { alpha[$0][x] > 127 } }
    }
  }

  @Test func `outlines run along the edges, half of them outside`() {
    let filled = picture([:])
    // 10 % of 40 points: 8 pixels, 4 on either side.
    let outlined = picture([.strokeWidth: 10])
    let (width, height) = (CGFloat(filled.width), CGFloat(filled.height))

    #expect(outlined.width == filled.width + 8 && outlined.height == filled.height + 8)
    // The larger rectangle with round corners less the smaller one.
    let ring =
      (width + 8) * (height + 8) - (4 - CGFloat.pi) * 16 - (width - 8) * (height - 8)
    // The font's edges lie between pixels: half a pixel all around either rim.
    #expect(abs(outlined.area - ring) < 2 * (width + height))
  }

  @Test func `negative widths fill and outline`() {
    let both = picture([.strokeWidth: -10, .strokeColor: UIColor.red])
    let outlined = picture([.strokeWidth: 10])
    let filled = picture([:])

    #expect(both.width == outlined.width)
    #expect(both.area > max(outlined.area, filled.area))
    #expect(both.area < outlined.area + filled.area)
  }

  @Test func `oblique letters lean to the right by a share of their height`() throws {
    let slanted = picture([.obliqueness: 0.5])
    let upright = picture([:])
    let rows = slanted.rows
    let top = try #require(rows.first)
    let bottom = try #require(rows.last)
    let shift =
      (slanted.columns(top + 1..<top + 2).first ?? 0)
      - (slanted.columns(bottom - 1..<bottom).first ?? 0)

    #expect(rows.count == upright.height)
    // Between the rows measured lie two less than the height.
    #expect(abs(CGFloat(shift) - 0.5 * CGFloat(rows.count - 2)) <= 2)
    // A slanted rectangle has the area of the upright one.
    #expect(abs(slanted.area - upright.area) < upright.area / 50)
  }

  @Test func `expansion widens by its exponential`() {
    let wide = picture([.expansion: 0.5])
    let natural = picture([:])
    let font = UIFont.systemFont(ofSize: 17)
    let plain = "wide".size(withAttributes: [.font: font]).width

    #expect(abs(CGFloat(wide.width) - CGFloat(natural.width) * exp(0.5)) <= 2)
    #expect(wide.height == natural.height)
    #expect(
      abs("wide".size(withAttributes: [.font: font, .expansion: 0.5]).width - plain * exp(0.5))
        < 1e-9
    )
  }

  @Test func `letters melt together unless they are told not to`() throws {
    stage.turn()
    let font = try #require(UIFont(name: "DejaVu Serif", size: 40))
    func width(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
      "ffi".size(withAttributes: attributes.merging([.font: font]) { $1 }).width
    }
    let letters = ["f", "f", "i"].map { $0.size(withAttributes: [.font: font]).width }

    #expect(width([.ligature: 1]) == width([:]))
    // Apart, they take what the letters take, less what pairs are kerned by.
    #expect(abs(width([.ligature: 0]) - letters.reduce(0, +)) < 2)
    #expect(width([.ligature: 0]) != width([:]))
  }

  @Test func `pictures stand on the baseline where their bounds say`() {
    stage.turn()
    let attachment = NSTextAttachment(image: .quarters())
    let own = NSAttributedString(attachment: attachment)
    #expect(own.size() == CGSize(width: 2, height: 2))

    attachment.bounds = CGRect(x: 0, y: -4, width: 10, height: 20)
    let text = NSMutableAttributedString(
      string: "a",
      attributes: [.font: UIFont.systemFont(ofSize: 17)]
    )
    let before = text.size().width
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(attachment: attachment))
    let layout = TextLayout(StyledText(text, defaults: TextAttributes()), width: .infinity)

    #expect(text.string.count == 3)
    #expect(abs(layout.size.width - before - 20) < 1e-9)
    // 20 high from 4 below the baseline: 16 above it, less than the font's 16.19; the font's
    // descender is 4.10.
    #expect(abs(layout.size.height - 20.287) < 0.01)

    attachment.bounds.origin.y = 0
    let raised = TextLayout(StyledText(text, defaults: TextAttributes()), width: .infinity)
    #expect(abs((raised.lines.first?.baseline ?? 0) - 20) < 1e-9)
  }

  @Test func `a picture in the text is drawn in its place`() {
    stage.turn()
    let attachment = NSTextAttachment(image: .quarters())
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format)
      .image { _ in NSAttributedString(attachment: attachment).draw(at: CGPoint(x: 1, y: 1)) }

    #expect(image.pixel(1, 1) == Opaque.red && image.pixel(2, 2) == Opaque.white)
    #expect(image.pixel(0, 0) == 0 && image.pixel(3, 3) == 0)
  }

  @Test func `strings of several parts can be put together and changed`() {
    stage.turn()
    func style(_ alignment: NSTextAlignment) -> NSParagraphStyle {
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      return style
    }
    let values: [(NSAttributedString.Key, [Any])] = [
      (.foregroundColor, [UIColor.red, UIColor.green, UIColor.blue]),
      (.font, [8, 9, 10].map { UIFont.systemFont(ofSize: $0) }),
      (.paragraphStyle, [style(.left), style(.right), style(.center)]),
      (.shadow, [NSShadow(), NSShadow(), NSShadow()]),
      (.attachment, (0..<3).map { _ in NSTextAttachment(image: .quarters()) }),
    ]
    for (key, parts) in values {
      let text = NSMutableAttributedString(string: "a", attributes: [key: parts[0]])
      text.append(NSAttributedString(string: "b", attributes: [key: parts[1]]))
      text.append(NSAttributedString(string: "c", attributes: [key: parts[2]]))
      text.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 3))

      for (index, part) in parts.enumerated() {
        let found = text.attribute(key, at: index, effectiveRange: nil) as? NSObject
        #expect(found == part as? NSObject, "\(key.rawValue)")
      }
    }
  }

  @Test func `links are blue and underlined, in the tint of a text view`() throws {
    let link = TextAttributes([.link: "https://example.org", .foregroundColor: UIColor.red])

    #expect(link.color == .link && link.underline == .single)
    stage.turn()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.tintColor = .green
    let text = NSAttributedString(string: "link", attributes: [.link: "https://example.org"])
    view.attributedText = text
    #expect(view.attributedText == text)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    view.layoutIfNeeded()
    let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    let inked = (0..<40).flatMap { y in (0..<100).map { image.pixel($0, y) } }
      .filter { $0 & 0xFF < 0x80 }
    #expect(!inked.isEmpty)
    #expect(inked.allSatisfy { $0 >> 8 & 0xFF == 0xFF })
  }
}
