import Foundation
import ProsceniumTesting
import Testing
import UIKit

@testable import UIKitCore

/// Text that is a little or far too long for its place.
@MainActor
struct TextFittingTests {
  private let stage = Stage(size: CGSize(width: 400, height: 100), scale: 2)
  private static let text = "Summer games in London"

  private var attributes: TextAttributes {
    TextAttributes(font: .systemFont(ofSize: 17), color: .black)
  }

  private func layout(width share: CGFloat, tightens: Bool) -> TextLayout {
    stage.turn()
    let natural = TextMeasure.width(of: Self.text, attributes: attributes)
    return TextLayout(
      StyledText(Self.text, attributes: attributes),
      width: natural * share,
      maximumLines: 1,
      lineBreakMode: .byTruncatingTail,
      tightens: tightens
    )
  }

  private func shown(_ layout: TextLayout) -> String {
    layout.lines.flatMap(\.pieces).map(\.text).joined()
  }

  @Test func `moves letters closer together before it cuts any off`() {
    let natural = TextMeasure.width(of: Self.text, attributes: attributes)
    let tight = layout(width: 0.97, tightens: true)

    #expect(shown(tight) == Self.text)
    #expect(abs(tight.size.width - 0.97 * natural) < 0.05)
    #expect(shown(layout(width: 0.97, tightens: false)).hasSuffix("\u{2026}"))
  }

  @Test func `cuts where more than a twentieth is missing`() {
    #expect(shown(layout(width: 0.94, tightens: true)).hasSuffix("\u{2026}"))
    #expect(shown(layout(width: 1.01, tightens: true)) == Self.text)
  }

  @Test func `tightens as its paragraph style says`() {
    stage.turn()
    let style = NSMutableParagraphStyle()
    style.allowsDefaultTighteningForTruncation = true
    style.lineBreakMode = .byTruncatingTail
    var attributes = attributes
    attributes.paragraphStyle = style
    let natural = TextMeasure.width(of: Self.text, attributes: attributes)
    let layout = TextLayout(
      StyledText(Self.text, attributes: attributes),
      width: natural * 0.98,
      maximumLines: 1
    )

    #expect(shown(layout) == Self.text)
  }

  @Test func `shrinks to its rectangle as far as the context allows`() {
    stage.turn()
    let font = UIFont.systemFont(ofSize: 20)
    let natural = Self.text.size(withAttributes: [.font: font])
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.25
    func bounds(width: CGFloat, options: NSStringDrawingOptions = []) -> CGRect {
      Self.text.boundingRect(
        with: CGSize(width: width, height: natural.height),
        options: options,
        attributes: [.font: font],
        context: context
      )
    }

    let half = bounds(width: natural.width / 2)
    // Widths grow with the size; the scale is sought in steps of 1/200.
    #expect(abs(context.actualScaleFactor - 0.5) <= 0.005)
    #expect(half.width <= natural.width / 2)
    #expect(context.totalBounds == half)

    context.minimumScaleFactor = 0.8
    _ = bounds(width: natural.width / 2)
    #expect(context.actualScaleFactor == 0.8)

    // In lines: one line's height, so that it must not wrap.
    context.minimumScaleFactor = 0.25
    let line = bounds(width: natural.width * 0.7, options: .usesLineFragmentOrigin)
    #expect(line.height < natural.height && context.actualScaleFactor < 1)

    _ = bounds(width: natural.width * 2)
    #expect(context.actualScaleFactor == 1)
  }

  @Test func `in a text field shrinks to a smallest size`() {
    stage.turn()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    field.font = .systemFont(ofSize: 20)
    field.text = Self.text
    let natural = TextMeasure.width(of: Self.text, attributes: field.attributes)
    #expect(field.attributes.font.pointSize == 20)

    field.adjustsFontSizeToFitWidth = true
    #expect(abs(field.attributes.font.pointSize - 20 * 100 / natural) < 1e-9)
    field.minimumFontSize = 15
    #expect(field.attributes.font.pointSize == 15)
    // It does not ask for less room because of that.
    #expect(field.intrinsicContentSize.width == natural.rounded(.up))
  }
}
