import UIKit

extension LayoutFixture {
  /// Parts of screens as apps have them.
  nonisolated static let screens: [LayoutFixture] = [
    LayoutFixture(
      "dimming view and panel",
      375,
      667,
      [area(0, 0, 375, 667), area(125, 0, 250, 667)]
    ) { screen in
      let container = UIView(frame: screen.window.bounds)
      container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      screen.window.addSubview(container)
      let dimming = screen.box(in: container)
      dimming.pinned(top: 0, left: 0, bottom: 0, right: 0)
      let panel = screen.box(in: container)
      panel.pinned(top: 0, bottom: 0, right: 0)
      activate(
        panel.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 2.0 / 3)
      )
      return [dimming, panel]
    },
    LayoutFixture(
      "login form",
      320,
      568,
      [area(40, 200, 240, 44), area(40, 252, 240, 44), area(40, 320, 240, 50)]
    ) { screen in
      let (name, secret, button) = (
        screen.content(-1, 44), screen.content(-1, 44), screen.content(80, 50)
      )
      for view in [name, secret, button] {
        view.pinned(left: 40, right: 40)
      }
      name.pinned(top: 200)
      secret.below(name, 8)
      button.below(secret, 24)
      return [name, secret, button]
    },
    LayoutFixture(
      "profile header",
      320,
      200,
      [area(16, 16, 64, 64), area(96, 18, 208, 20), area(96, 42, 208, 40)]
    ) { screen in
      // The two texts and the gap of 4 between them are centered on the picture: 16 + 32 - 64 / 2.
      let picture = screen.box()
      picture.at(x: 16, y: 16)
      picture.sized(64, 64)
      let block = UILayoutGuide()
      screen.window.addLayoutGuide(block)
      let (name, about) = (screen.text(10), screen.text(30))
      for text in [name, about] {
        text.rightOf(picture, 16)
        text.pinned(right: 16)
      }
      about.below(name, 4)
      activate(
        block.topAnchor.constraint(equalTo: name.topAnchor),
        block.bottomAnchor.constraint(equalTo: about.bottomAnchor),
        block.centerYAnchor.constraint(equalTo: picture.centerYAnchor, constant: 2)
      )
      return [picture, name, about]
    },
    LayoutFixture(
      "chat bubbles",
      320,
      400,
      [area(10, 10, 260, 80), area(10, 10, 240, 60), area(230, 98, 80, 40)]
    ) { screen in
      // 300 points at most for a bubble, 10 around its text: 24 characters of the 28 that fit
      // break into three lines of 24 for 72.
      let (first, second) = (screen.box(), screen.box())
      let long = screen.text(72, in: first)
      let short = screen.text(6, in: second)
      for (bubble, text) in [(first, long), (second, short)] {
        text.pinned(top: 10, left: 10, bottom: 10, right: 10)
        activate(bubble.widthAnchor.constraint(lessThanOrEqualToConstant: 260))
      }
      first.at(x: 10, y: 10)
      second.below(first, 8)
      second.pinned(right: 10)
      return [first, long, second]
    },
    LayoutFixture(
      "card with an action row",
      300,
      300,
      [area(20, 20, 260, 20 + 40 + 12 + 44), area(16, 20, 228, 40), area(0, 72, 260, 44)]
    ) { screen in
      let card = screen.box()
      card.pinned(top: 20, left: 20, right: 20)
      let text = screen.text(30, in: card)
      text.pinned(top: 20, left: 16, right: 16)
      let row = screen.box(in: card)
      row.pinned(left: 0, bottom: 0, right: 0)
      row.below(text, 12)
      activate(row.heightAnchor.constraint(equalToConstant: 44))
      return [card, text, row]
    },
    LayoutFixture(
      "bar above a bottom inset",
      320,
      480,
      [area(0, 480 - 34 - 49, 320, 83), area(0, 0, 320, 49)]
    ) { screen in
      let bar = screen.box()
      bar.pinned(left: 0, bottom: 0, right: 0)
      let content = screen.box(in: bar)
      content.pinned(top: 0, left: 0, bottom: 34, right: 0)
      activate(content.heightAnchor.constraint(equalToConstant: 49))
      return [bar, content]
    },
    LayoutFixture(
      "three empty columns in proportion 1 : 2 : 3",
      600,
      10,
      [area(0, 0, 100, 10), area(100, 0, 200, 10), area(300, 0, 300, 10)]
    ) { screen in
      let columns = (0..<3).map { _ in screen.box() }
      for (index, column) in columns.enumerated() {
        column.pinned(top: 0, bottom: 0)
        guard index > 0 else {
          column.pinned(left: 0)
          continue
        }
        column.rightOf(columns[index - 1])
        activate(
          column.widthAnchor.constraint(
            equalTo: columns[0].widthAnchor,
            multiplier: CGFloat(index + 1)
          )
        )
      }
      columns[2].pinned(right: 0)
      return columns
    },
    LayoutFixture(
      "settings: a stack of rows with separators",
      320,
      400,
      [area(0, 0, 320, 44), area(0, 44, 320, 1), area(0, 45, 320, 44)]
    ) { screen in
      let (first, line, second) = (
        Content(size: CGSize(width: -1, height: 44)), Content(size: CGSize(width: -1, height: 1)),
        Content(size: CGSize(width: -1, height: 44))
      )
      let stack = screen.place(UIStackView(arrangedSubviews: [first, line, second]))
      stack.axis = .vertical
      stack.pinned(top: 0, left: 0, right: 0)
      return [first, line, second]
    },
    LayoutFixture(
      "a container that hugs its content",
      300,
      300,
      [area(90, 125, 120, 50), area(10, 10, 100, 30)]
    ) { screen in
      let toast = screen.box()
      toast.centered()
      let content = screen.content(100, 30, in: toast)
      content.pinned(top: 10, left: 10, bottom: 10, right: 10)
      return [toast, content]
    },
    LayoutFixture(
      "hidden neighbors still take part outside of stacks",
      300,
      50,
      [area(0, 0, 50, 20), area(60, 0, 30, 20)]
    ) { screen in
      let (one, other) = (screen.content(50, 20), screen.content(30, 20))
      one.at(x: 0, y: 0)
      one.isHidden = true
      other.pinned(top: 0)
      other.rightOf(one, 10)
      return [one, other]
    },
    LayoutFixture(
      "a word from the margins",
      320,
      100,
      [area(30, 8, 320 - 60, 20)]
    ) { screen in
      let container = screen.box()
      container.pinned(top: 0, left: 0, bottom: 0, right: 0)
      container.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 8,
        leading: 30,
        bottom: 8,
        trailing: 30
      )
      let text = screen.text(5, in: container)
      let margins = container.layoutMarginsGuide
      activate(
        text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        text.topAnchor.constraint(equalTo: margins.topAnchor)
      )
      return [text]
    },
    LayoutFixture(
      "visual formats",
      320,
      100,
      [area(20, 10, 80, 30), area(108, 10, 192, 30), area(20, 48, 280, 42)]
    ) { screen in
      let views = ["a": screen.box(), "b": screen.box(), "c": screen.box()]
      for format in [
        "H:|-20-[a(80)]-[b]-20-|", "H:|-20-[c]-20-|", "V:|-10-[a(30)]-[c]-10-|",
        "V:|-10-[b(==a)]",
      ] {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views)
        )
      }
      return ["a", "b", "c"].compactMap { views[$0] }
    },
    LayoutFixture(
      "a scaled copy of a size elsewhere",
      400,
      400,
      [area(5, 5, 50, 30), area(200, 200, 100, 60)]
    ) { screen in
      let (left, right) = (screen.box(), screen.box())
      left.at(x: 0, y: 0)
      left.sized(200, 200)
      right.at(x: 100, y: 100)
      right.sized(300, 300)
      let small = screen.box(in: left)
      small.at(x: 5, y: 5)
      small.sized(50, 30)
      let large = screen.box(in: right)
      activate(
        large.widthAnchor.constraint(equalTo: small.widthAnchor, multiplier: 2),
        large.heightAnchor.constraint(equalTo: small.heightAnchor, multiplier: 2),
        large.rightAnchor.constraint(equalTo: right.rightAnchor),
        large.bottomAnchor.constraint(
          equalTo: left.bottomAnchor,
          constant: 160
        )
      )
      return [small, large]
    },
  ]
}
