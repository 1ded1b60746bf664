import ProsceniumTesting
import Testing
import UIKit

/// Constraints in scroll views: edges mean the content, sizes mean the view.
struct ScrollContentTests {
  private func scrollView(_ screen: Screen) -> UIScrollView {
    let scrollView = screen.place(UIScrollView())
    scrollView.pinned(top: 0, left: 0, bottom: 0, right: 0)
    return scrollView
  }

  @Test func `edges define the content's size`() {
    let screen = Screen(320, 480)
    let scrollView = scrollView(screen)
    let content = screen.box(in: scrollView)
    content.pinned(top: 10, left: 0, bottom: 20, right: 0)
    activate(
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1000)
    )

    screen.layOut()

    #expect(scrollView.frame == area(0, 0, 320, 480))
    #expect(content.frame == area(0, 10, 320, 1000))
    #expect(scrollView.contentSize == CGSize(width: 320, height: 10 + 1000 + 20))
    #expect(screen.log.isEmpty)
  }

  @Test func `the guides say the same by name`() {
    let screen = Screen(320, 480)
    let scrollView = scrollView(screen)
    let content = screen.text(50, in: scrollView)
    activate(
      content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      content.leftAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leftAnchor),
      content.rightAnchor.constraint(equalTo: scrollView.contentLayoutGuide.rightAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor)
    )

    screen.layOut()

    // 32 characters fit a line.
    #expect(content.frame == area(0, 0, 320, 40))
    #expect(scrollView.contentSize == CGSize(width: 320, height: 40))
  }

  @Test func `a view pinned to the frame stays while the content scrolls`() {
    let screen = Screen(320, 480)
    let scrollView = scrollView(screen)
    let content = screen.box(in: scrollView)
    content.pinned(top: 0, left: 0, bottom: 0, right: 0)
    content.sized(320, 2000)
    let header = screen.box(in: scrollView)
    activate(
      header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor),
      header.leftAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leftAnchor),
      header.rightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.rightAnchor),
      header.heightAnchor.constraint(equalToConstant: 40)
    )
    screen.layOut()
    #expect(header.frame == area(0, 0, 320, 40))

    scrollView.contentOffset = CGPoint(x: 0, y: 300)
    screen.layOut()

    #expect(header.frame == area(0, 300, 320, 40))
    #expect(content.frame == area(0, 0, 320, 2000))
    #expect(scrollView.contentSize == CGSize(width: 320, height: 2000))
  }

  @Test func `a view outside follows one inside as it scrolls`() {
    let screen = Screen(320, 480)
    let scrollView = scrollView(screen)
    let content = screen.box(in: scrollView)
    content.pinned(top: 0, left: 0, bottom: 0, right: 0)
    content.sized(320, 2000)
    let marker = screen.content(10, 10)
    activate(marker.topAnchor.constraint(equalTo: content.topAnchor, constant: 500))
    screen.layOut()
    #expect(marker.frame.minY == 500)

    scrollView.contentOffset = CGPoint(x: 0, y: 200)
    screen.layOut()

    #expect(marker.frame.minY == 300)
  }

  @Test func `a stack in a scroll view`() {
    let screen = Screen(320, 480)
    let scrollView = scrollView(screen)
    let rows = (0..<20).map { _ in Content(size: CGSize(width: -1, height: 44)) }
    let stack = screen.place(UIStackView(arrangedSubviews: rows), in: scrollView)
    stack.axis = .vertical
    stack.spacing = 1
    stack.pinned(top: 0, left: 0, bottom: 0, right: 0)
    activate(stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor))
    screen.layOut()
    #expect(scrollView.contentSize == CGSize(width: 320, height: 20 * 44 + 19))

    rows[3].isHidden = true
    screen.layOut()

    #expect(scrollView.contentSize == CGSize(width: 320, height: 19 * 44 + 18))
  }
}
