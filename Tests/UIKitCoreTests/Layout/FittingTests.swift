import ProsceniumTesting
import TestFacts
import Testing
import UIKit

/// `systemLayoutSizeFitting`.
struct FittingTests {
  /// A padded text: 10 points around it.
  private func card(_ text: UIView) -> UIView {
    let card = UIView()
    text.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(text)
    activate(
      text.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 10),
      text.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -10),
      text.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      text.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10)
    )
    return card
  }

  @Test(.facts("J16")) func `sizes for fitting are zero and ten thousand`() {
    #expect(UIView.layoutFittingCompressedSize == .zero)
    #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
  }

  @Test(.facts("J16")) func `compressed is the least that content allows`() {
    let card = card(Content(size: CGSize(width: 100, height: 30)))

    let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)

    #expect(size == CGSize(width: 120, height: 50))
  }

  @Test(.facts("J16")) func `content hugs more than an expanded target pulls`() {
    let content = Content(size: CGSize(width: 100, height: 30))
    let card = card(content)
    content.setContentHuggingPriority(UILayoutPriority(10), for: .horizontal)

    let size = card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)

    #expect(size == CGSize(width: 10_000, height: 50))
  }

  @Test(.facts("J16")) func `a required width wraps the text`() {
    let card = card(WrappingContent(characters: 45))

    let size = card.systemLayoutSizeFitting(
      CGSize(width: 180, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )

    // 160 points hold 16 characters; 45 need three lines.
    #expect(size == CGSize(width: 180, height: 3 * 20 + 20))
  }

  @Test func `looks at the subtree, not at where the view is`() {
    let screen = Screen(300, 300)
    let card = card(Content(size: CGSize(width: 100, height: 30)))
    screen.window.addSubview(card)
    card.translatesAutoresizingMaskIntoConstraints = false
    activate(
      card.leftAnchor.constraint(equalTo: screen.window.leftAnchor),
      card.rightAnchor.constraint(equalTo: screen.window.rightAnchor)
    )
    screen.layOut()
    #expect(card.frame.width == 300)

    #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 120, height: 50))
    #expect(card.frame.width == 300)
  }

  @Test func `its own width and height count`() {
    let view = UIView()
    activate(
      view.widthAnchor.constraint(equalToConstant: 44),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
    )

    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 44, height: 22))
  }

  @Test func `rounds up to whole pixels`() {
    let screen = Screen(300, 300, scale: 2)
    let view = screen.content(10.2, 10.5)

    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 10.5, height: 10.5))
  }

  @Test func `fits stacks`() {
    let stack = UIStackView(arrangedSubviews: [
      Content(size: CGSize(width: 40, height: 20)), Content(size: CGSize(width: 60, height: 30)),
    ])
    stack.spacing = 5

    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 40 + 5 + 60, height: 30))
    stack.axis = .vertical
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 60, height: 20 + 5 + 30))
  }
}
