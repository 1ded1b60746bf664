import CoreGraphics
import Foundation
import Goldens
import ProsceniumTesting
import Testing
import UIKit

/// What text looks like: weights, attributes, lines.
@MainActor
struct TextSheetTests {
  private let stage = Stage(size: CGSize(width: 320, height: 240), scale: 1)

  /// Pictures of drawings, one below the other.
  private func column(
    width: CGFloat,
    _ rows: [(height: CGFloat, draw: (CGRect) -> Void)]
  ) -> UIImage {
    stage.turn()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let size = CGSize(width: width, height: rows.map(\.height).reduce(0, +))
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      var y: CGFloat = 0
      for row in rows {
        row.draw(CGRect(x: 4, y: y, width: width - 8, height: row.height))
        y += row.height
      }
    }
  }

  private func line(
    _ text: String,
    _ attributes: [NSAttributedString.Key: Any]
  ) -> (height: CGFloat, draw: (CGRect) -> Void) {
    (24, { text.draw(at: $0.origin, withAttributes: attributes) })
  }

  private func label(
    _ height: CGFloat,
    _ text: String,
    _ change: @escaping (UILabel) -> Void
  ) -> (height: CGFloat, draw: (CGRect) -> Void) {
    (
      height,
      { rect in
        let label = UILabel(frame: rect)
        label.font = .systemFont(ofSize: 14)
        label.text = text
        change(label)
        DrawingSheet.gray.setFill()
        UIRectFrame(rect)
        label.drawText(in: rect)
      }
    )
  }

  @Test func `weights, sizes and families`() throws {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    var rows = weights.map { line("Hamburg", [.font: UIFont.systemFont(ofSize: 17, weight: $0)]) }
    rows.append(line("Italic", [.font: UIFont.italicSystemFont(ofSize: 17)]))
    rows.append(line("8 12 17", [.font: UIFont.systemFont(ofSize: 8)]))
    rows.append(
      line("1117 7711", [.font: UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)])
    )
    rows.append(
      line("7711 1117", [.font: UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)])
    )
    for design in [UIFontDescriptor.SystemDesign.serif, .monospaced] {
      let descriptor = try #require(
        UIFont.systemFont(ofSize: 15).fontDescriptor.withDesign(design)
      )
      rows.append(line("Hamburg", [.font: UIFont(descriptor: descriptor, size: 0)]))
    }

    try Golden("text-fonts", tolerance: Golden.glyphs).expect(column(width: 100, rows))
  }

  @Test func `attributes of strings`() throws {
    let font = UIFont.systemFont(ofSize: 17)
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 2, height: 2)
    shadow.shadowBlurRadius = 1
    shadow.shadowColor = UIColor.black.withAlphaComponent(0.5)
    let attributes: [[NSAttributedString.Key: Any]] = [
      [.foregroundColor: UIColor.red], [.backgroundColor: UIColor.yellow], [.kern: 3],
      [.underlineStyle: NSUnderlineStyle.single.rawValue],
      [.underlineStyle: NSUnderlineStyle.double.rawValue, .underlineColor: UIColor.red],
      [.underlineStyle: NSUnderlineStyle.thick.rawValue],
      [
        .underlineStyle: NSUnderlineStyle.single.rawValue
          | NSUnderlineStyle.patternDash.rawValue
      ],
      [
        .underlineStyle: NSUnderlineStyle.thick.rawValue
          | NSUnderlineStyle.patternDot.rawValue
      ],
      [.underlineStyle: NSUnderlineStyle.single.rawValue | NSUnderlineStyle.byWord.rawValue],
      [.strikethroughStyle: NSUnderlineStyle.single.rawValue, .strikethroughColor: UIColor.red],
      [.shadow: shadow], [.strokeWidth: 4], [.strokeWidth: -4, .strokeColor: UIColor.red],
      [.obliqueness: 0.3], [.expansion: 0.3], [.link: "https://example.org"],
    ]
    var rows = attributes.map { line("Fig at him", $0.merging([.font: font]) { $1 }) }
    rows.append(
      (
        24,
        { rect in
          let text = NSMutableAttributedString(string: "up", attributes: [.font: font])
          text.append(
            NSAttributedString(
              string: "per",
              attributes: [.font: UIFont.systemFont(ofSize: 10), .baselineOffset: 7]
            )
          )
          text.append(
            NSAttributedString(
              string: "low",
              attributes: [.font: UIFont.systemFont(ofSize: 10), .baselineOffset: -3]
            )
          )
          text.draw(at: rect.origin)
        }
      )
    )
    rows.append(
      (
        28,
        { rect in
          let text = NSMutableAttributedString(
            string: "a \u{FFFC} \u{FFFC}",
            attributes: [.font: font, .foregroundColor: UIColor.red]
          )
          let heart = NSTextAttachment(
            image: UIImage(systemName: "heart.fill") ?? DrawingSheet.letter
          )
          heart.bounds = CGRect(x: 0, y: -3, width: 18, height: 18)
          for (index, picture) in [heart, NSTextAttachment(image: DrawingSheet.letter)].enumerated()
          {
            let range = NSRange(location: 2 + 2 * index, length: 1)
            text.addAttribute(.attachment, value: picture, range: range)
          }
          text.draw(at: rect.origin)
        }
      )
    )

    try Golden("text-attributes", tolerance: Golden.glyphs).expect(column(width: 120, rows))
  }

  @Test func `lines, truncation and alignment`() throws {
    let text = "The quick brown fox jumps over the lazy dog"
    let modes: [NSLineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingMiddle,
      .byTruncatingTail,
    ]
    var rows = modes.map { mode in
      label(22, text) { $0.lineBreakMode = mode }
    }
    rows += modes.map { mode in
      label(40, text) {
        $0.numberOfLines = 2
        $0.lineBreakMode = mode
      }
    }
    for alignment in [NSTextAlignment.left, .center, .right, .justified, .natural] {
      rows.append(
        label(56, text) {
          $0.numberOfLines = 3
          $0.textAlignment = alignment
        }
      )
    }

    try Golden("text-lines", tolerance: Golden.glyphs).expect(column(width: 150, rows))
  }

  @Test func `scripts, emoji, fitting and paragraphs`() throws {
    let arabic = "\u{645}\u{631}\u{62D}\u{628}\u{627}"
    let hebrew = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 16
    style.headIndent = 6
    style.tailIndent = -10
    style.lineSpacing = 3
    style.paragraphSpacing = 8
    let tight = NSMutableParagraphStyle()
    tight.lineHeightMultiple = 0.8
    let rightToLeft = NSMutableParagraphStyle()
    rightToLeft.baseWritingDirection = .rightToLeft
    let rows: [(height: CGFloat, draw: (CGRect) -> Void)] = [
      label(22, "abc \(hebrew) 12 def") { _ in }, label(22, "\(hebrew) abc 12") { _ in },
      label(22, arabic) { $0.textAlignment = .right },
      label(24, "Gold \u{1F947} \u{1F600}\u{2764}\u{FE0F} 1") { _ in },
      label(22, "\u{41F}\u{440}\u{438}\u{432}\u{435}\u{442} \u{3B1}\u{3B2}") { _ in
      },
      label(22, "too long for its width at 14") { $0.adjustsFontSizeToFitWidth = true },
      label(22, "a little too long for it a") { $0.allowsDefaultTighteningForTruncation = true },
      label(22, "a little too long for it a") { _ in },
      label(30, "shadow") {
        $0.shadowColor = .red
        $0.shadowOffset = CGSize(width: 2, height: 2)
      },
      label(22, "disabled") { $0.isEnabled = false },
      (
        90,
        { rect in
          NSAttributedString(
            string: "one two three four five six\nseven eight",
            attributes: [.font: UIFont.systemFont(ofSize: 13), .paragraphStyle: style]
          ).draw(in: rect)
        }
      ),
      (
        36,
        { rect in
          NSAttributedString(
            string: "close\nlines",
            attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: tight]
          ).draw(in: rect)
        }
      ),
      (
        20,
        { rect in
          NSAttributedString(
            string: "from the right",
            attributes: [.font: UIFont.systemFont(ofSize: 13), .paragraphStyle: rightToLeft]
          ).draw(in: rect)
        }
      ),
      (
        40,
        { rect in
          let context = UIGraphicsGetCurrentContext()
          context?.saveGState()
          context?.translateBy(x: rect.midX, y: rect.midY)
          context?.rotate(by: -.pi / 16)
          "turned".draw(
            at: CGPoint(x: -30, y: -10),
            withAttributes: [.font: UIFont.systemFont(ofSize: 17)]
          )
          context?.restoreGState()
        }
      ),
    ]

    try Golden("text-scripts", tolerance: Golden.glyphs).expect(column(width: 150, rows))
  }
}
