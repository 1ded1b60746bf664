import Foundation
import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// Labels: defaults, sizes, attributes.
struct LabelTests {
  private let stage = Stage(size: CGSize(width: 400, height: 400), scale: 2)

  @Test(.facts("I5")) func `has UIKit's defaults`() {
    let label = UILabel()

    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(label.baselineAdjustment == .alignBaselines)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
  }

  @Test(.facts("I5")) func `is as large as its text, rounded up to pixels`() {
    let label = UILabel()
    label.text = "Medals"

    let size = label.intrinsicContentSize

    // The lines of the 17 point system font are 20.287 points high: 41 pixels at 2x.
    #expect(size.height == 20.5)
    #expect((size.width * 2).truncatingRemainder(dividingBy: 1) == 0)
    #expect(size.width > 0)
  }

  @Test(.facts("I5")) func `has as many lines as it may`() {
    let label = UILabel()
    label.text = "one\ntwo\nthree"

    label.numberOfLines = 0
    // 3 * 20.287 = 60.861
    #expect(label.intrinsicContentSize.height == 61)
    label.numberOfLines = 2
    #expect(label.intrinsicContentSize.height == 41)
  }

  @Test func `wraps to the preferred width`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "one two three four five six seven"
    let wide = label.intrinsicContentSize

    label.preferredMaxLayoutWidth = (wide.width / 2).rounded(.up)

    #expect(label.intrinsicContentSize.width <= label.preferredMaxLayoutWidth)
    #expect(label.intrinsicContentSize.height > wide.height)
  }

  @Test func `fits in exactly the width that it asks for`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "AVATAR To Tea, and then some more words to kern"
    let size = label.intrinsicContentSize

    #expect(label.sizeThatFits(CGSize(width: size.width, height: 1000)).height == size.height)
  }

  @Test func `wraps to the width that constraints give it`() throws {
    let root = UIViewController()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "word ", count: 40)
    label.translatesAutoresizingMaskIntoConstraints = false
    stage.show(root)
    root.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.view.topAnchor),
    ])

    stage.turn()

    #expect(label.frame.width == 400)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 400, height: 0)).height)
    #expect(label.frame.height > 41)
  }

  @Test func `keeps plain text and attributes in step`() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "gold",
      attributes: [.foregroundColor: UIColor.yellow]
    )
    #expect(label.text == "gold")

    label.text = "silver"

    #expect(label.attributedText?.string == "silver")
  }

  @Test func `measures larger fonts larger`() {
    let small = "Medals".size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
    let large = "Medals".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)])

    #expect(abs(large.width - 2 * small.width) < 0.01)
    #expect(abs(large.height - 2 * small.height) < 0.01)
  }

  @Test func `bounds text in a width`() {
    let text = NSAttributedString(
      string: "one two three four five",
      attributes: [.font: UIFont.systemFont(ofSize: 20)]
    )
    let line = text.size()

    let rect = text.boundingRect(
      with: CGSize(width: line.width * 0.7, height: CGFloat.greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin,
      context: nil
    )

    #expect(rect.width <= line.width * 0.7)
    #expect(abs(rect.height - 2 * line.height) < 0.01)
  }
}
